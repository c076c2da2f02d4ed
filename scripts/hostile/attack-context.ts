import type { PushTrap } from './push-trap/push-trap.ts';
import type { Tally } from './tally.ts';
import type { Person, Target } from './test-tables.ts';

/** What attackers know: a server, tables that nothing may happen to, and keys. */
export interface AttackContext {
  readonly port: number;
  readonly targets: readonly Target[];
  /** Players of the tables. Under their keys only that is sent which no player may do, or which changes nothing. */
  readonly members: readonly Person[];
  /** Players of the server who have nothing to do with these tables: under their keys anything is sent. */
  readonly strangers: readonly Person[];
  /** Players who come and go meanwhile: what they leave is theirs. */
  readonly passers: Set<string>;
  readonly tally: Tally;
  readonly trap: PushTrap;
}
