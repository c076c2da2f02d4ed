import type { FindGame } from '../find-game.ts';
import { type Flawed, flawAt } from '../flaw.ts';
import type { Hex } from '../hash.ts';
import { readRecord } from './read.ts';
import type { MatchRecord } from './record.ts';
import { gameOf, type Replayed, replay } from './replay.ts';

/** A record that holds. Without its seed only its form, its chain and its header could be checked. */
export interface Verified {
  readonly record: MatchRecord;
  readonly replayed: Replayed | undefined;
}

/** Checks all of a record that can be checked. */
export function verify(text: string, findGame: FindGame, secret?: Hex): Verified | Flawed {
  const read = readRecord(text);
  return 'flaw' in read ? read : verifyRecord(read.record, findGame, secret);
}

/** Checks what a record says, once its form and its chain hold. */
export function verifyRecord(record: MatchRecord, findGame: FindGame, secret?: Hex): Verified | Flawed {
  if (record.end === undefined && secret === undefined) {
    const found = gameOf(record.header, findGame);
    return 'flaw' in found ? found : { record, replayed: undefined };
  }
  const replayed = replay(record, findGame, secret);
  if ('flaw' in replayed) return replayed;
  const isOver = replayed.game.outcome(replayed.states[record.decisions.length]) !== undefined;
  return isOver && record.end === undefined ? flawAt(record.lines.length, 'no-end') : { record, replayed };
}
