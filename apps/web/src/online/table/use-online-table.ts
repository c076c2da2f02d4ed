import { useSyncExternalStore } from 'react';
import type { OnlineTable } from './online-table.ts';

/** Draws anew whenever something at the table has changed. */
export const useOnlineTable = (online: OnlineTable): number => useSyncExternalStore(online.subscribe, online.snapshot);
