import { randomBytes } from 'node:crypto';
import type { Store } from '@interregnum/hosting';
import { keptValue } from '../storage/kept-value.ts';

/** The key that players' secrets are signed with. It lies in the database, so that a backup brings players back, too. */
export const identityKey = async (store: Store): Promise<Buffer> =>
  Buffer.from(await keptValue(store, 'identity key', () => randomBytes(32).toString('base64url')), 'base64url');
