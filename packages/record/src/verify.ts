import { flawBeside } from './check-beside.ts';
import { isDecided } from './ending.ts';
import type { CheckOptions } from './enter.ts';
import { type Flawed, flawAt } from './flaw.ts';
import { FORMAT as FORMAT_1 } from './format-1/entry.ts';
import type { MatchRecord as Record1 } from './format-1/record.ts';
import type { Replayed as Replayed1 } from './format-1/replay.ts';
import { verify as verify1 } from './format-1/verify.ts';
import { readRecord } from './read.ts';
import type { MatchRecord } from './record.ts';
import { type Replayed, replay } from './replay.ts';

/** What a record claims and cannot be checked. */
export interface Unchecked {
  /** Whether the turns are: the start is still secret. */
  readonly turns: boolean;
  /** Whether the salts of bots are: the match was begun in format 1, in which they were drawn. */
  readonly salts: boolean;
  /** How many lines stand beside the chain that only other programs understand. */
  readonly lines: number;
}

/** A record that holds. Names, times and all other lines beside its chain are claims. */
export interface Verified2 {
  readonly format: 2;
  readonly record: MatchRecord;
  readonly replayed: Replayed;
  readonly unchecked: Unchecked;
}

/** A record of format 1 that holds. Without its seed only its form, its chain and its header could be checked. */
export interface Verified1 {
  readonly format: 1;
  readonly record: Record1;
  readonly replayed: Replayed1 | undefined;
}

export type Verified = Verified1 | Verified2;

/** The format that a text says it has; format 2 also for what is no record. */
export const formatOf = (text: string): 1 | 2 => (text.startsWith(`{"entry":0,"format":"${FORMAT_1}"`) ? 1 : 2);

/** Checks all of a record that can be checked, in whichever format it is. */
export function verify(text: string, options: CheckOptions): Verified | Flawed {
  if (formatOf(text) === 1) {
    const verified = verify1(text, options.findGame, options.secret?.seed);
    return 'flaw' in verified ? verified : { format: 1, ...verified };
  }
  const read = readRecord(text, options.sha256);
  return 'flaw' in read ? read : verifyRecord(read.record, options);
}

/** Checks what a record says, once its form and its chain hold. */
export function verifyRecord(record: MatchRecord, options: CheckOptions): Verified2 | Flawed {
  const replayed = replay(record, options);
  if ('flaw' in replayed) return replayed;
  const { progress } = replayed;
  if (progress.end === undefined && isDecided(progress)) return flawAt(record.entries.length, 'no-end');
  const { start, beside } = record;
  const unchecked = {
    turns: progress.first === undefined,
    salts: 'deal' in start && start.deal.format !== undefined,
    lines: beside.filter(({ type }) => type === 'other').length,
  };
  return flawBeside(record) ?? { format: 2, record, replayed, unchecked };
}
