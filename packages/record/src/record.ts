import type { Sha256 } from '@interregnum/kernel';
import { BESIDE, type Beside, besideLine } from './beside.ts';
import { type Head, hashOf, MAKES_TOKEN, nextLine } from './chain.ts';
import type { Entry, LaterEntry, Start } from './entry.ts';
import { type Hex, sha256 } from './hash.ts';
import { linesText } from './lines.ts';

/** A match record: what happened, what is said beside it, and the very lines that say so. */
export interface MatchRecord {
  readonly start: Start;
  /** By number: the start first. */
  readonly entries: readonly Entry[];
  readonly beside: readonly Beside[];
  /** All lines, those beside the chain too, without the line's end. */
  readonly lines: readonly string[];
  readonly head: Head;
}

export function startRecord(start: Start, sha: Sha256 = sha256): MatchRecord {
  const { line, head } = nextLine(undefined, start, sha);
  return { start, entries: [start], beside: [], lines: [line], head };
}

/** A record with one more entry. Whether it can be the next is for `enter` to say. */
export function withEntry(record: MatchRecord, entry: LaterEntry, sha: Sha256 = sha256): MatchRecord {
  const { line, head } = nextLine(record.head, entry, sha);
  return { ...record, entries: [...record.entries, entry], lines: [...record.lines, line], head };
}

export const withBeside = (record: MatchRecord, said: Beside): MatchRecord => ({
  ...record,
  beside: [...record.beside, said],
  lines: [...record.lines, besideLine(said)],
});

/** The time of the last entry beside it. Clocks may be set back, and times may not run so: such a time is left out. */
export function withTime(record: MatchRecord, time: string): MatchRecord {
  const before = record.beside.findLast((said) => said.type === 'time');
  const runsBack = before?.type === 'time' && time < before.time;
  return runsBack ? record : withBeside(record, { type: 'time', beside: record.head.entry, time });
}

/** By entry, the token of a turn that would have been made after it. */
export function tokensOf({ entries, lines }: MatchRecord): Hex[] {
  const hashes = lines.filter((line) => !line.startsWith(BESIDE)).map(hashOf);
  let token = '';
  return entries.map(({ type }, at) => {
    if (MAKES_TOKEN.includes(type)) token = hashes[at];
    return token;
  });
}

/** What a turn is made on. */
export const tokenOf = (record: MatchRecord): Hex => record.head.token;

/** The whole record as text: what is saved, exported and stored. */
export const recordText = (record: MatchRecord): string => linesText(record.lines);
