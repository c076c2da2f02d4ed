import { type Look, looksFor } from '@interregnum/match';
import type { TableInfo } from '@interregnum/protocol/client';

/** How the seats of a table at a server look. */
export const looksOfSeats = (seats: TableInfo['seats']): Look[] => looksFor(seats.map(({ look = {} }) => look));
