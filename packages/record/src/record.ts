import { type Decision, decisionForm, type End, endForm, type Header, headerForm } from './entry.ts';
import { digestOf, type Hex, hexOf } from './hash.ts';

/** A match record: what was decided, and the very lines that say so. */
export interface MatchRecord {
  readonly header: Header;
  readonly decisions: readonly Decision[];
  /** Undefined as long as the match goes on: until then the seed is secret. */
  readonly end: End | undefined;
  /** One entry each, without the line's end. */
  readonly lines: readonly string[];
}

/** What the hash of the header follows. */
const NO_HASH: Hex = '0'.repeat(64);
const HASH_KEY = ',"hash":"';
const HASH_LENGTH = HASH_KEY.length + NO_HASH.length + 2;

/** The hash that a line ends with. */
export const hashOf = (line: string): Hex => line.slice(HASH_KEY.length - HASH_LENGTH, -2);

/** The line of an entry: its JSON, with the hash of the line before and of this JSON as its last key. */
export function chained(previous: string | undefined, form: object): string {
  const body = JSON.stringify(form);
  const before = previous === undefined ? NO_HASH : hashOf(previous);
  return `${body.slice(0, -1)}${HASH_KEY}${hexOf(digestOf(body, before))}"}`;
}

export const startRecord = (header: Header): MatchRecord => ({
  header,
  decisions: [],
  end: undefined,
  lines: [chained(undefined, headerForm(header))],
});

export function withDecision(record: MatchRecord, decision: Decision): MatchRecord {
  const line = chained(record.lines.at(-1), decisionForm(record.lines.length, decision));
  return { ...record, decisions: [...record.decisions, decision], lines: [...record.lines, line] };
}

export function withEnd(record: MatchRecord, end: End): MatchRecord {
  const line = chained(record.lines.at(-1), endForm(record.lines.length, end));
  return { ...record, end, lines: [...record.lines, line] };
}

/** Lines as they stand in a file. */
export const linesText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** The whole record as text: what is saved, exported and stored. */
export const recordText = (record: MatchRecord): string => linesText(record.lines);
