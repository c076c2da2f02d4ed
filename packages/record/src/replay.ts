import type { State } from '@interregnum/kernel';
import { begin, type CheckOptions, enter } from './enter.ts';
import type { LaterEntry, Reveal } from './entry.ts';
import type { Flawed } from './flaw.ts';
import type { Progress } from './progress.ts';
import type { MatchRecord } from './record.ts';

/** A match played again from its start. */
export interface Replayed {
  /** How far it has come. */
  readonly progress: Progress;
  /** The state after each entry, by its number; none as long as the start is secret. */
  readonly states: readonly State[];
}

/** Plays a record again, entry by entry. The secret of its start is the revealed one, or else the one that is handed in. */
export function replay(record: MatchRecord, options: CheckOptions): Replayed | Flawed {
  const revealed = record.entries.findIndex(({ type }) => type === 'reveal');
  const secret = revealed < 0 ? options.secret : (record.entries[revealed] as Reveal);
  let progress = begin(record.start, { ...options, secret }, Math.max(0, revealed));
  if ('flaw' in progress) return progress;
  const states = progress.state === undefined ? [] : [progress.state];
  for (const entry of record.entries.slice(1) as LaterEntry[]) {
    const next = enter(progress, entry, options.sha256);
    if ('flaw' in next) return next;
    progress = next;
    if (progress.state !== undefined) states.push(progress.state);
  }
  return { progress, states };
}
