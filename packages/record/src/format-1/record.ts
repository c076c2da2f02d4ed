import { chained, hashOf, NO_HASH } from '../chain.ts';
import { sha256 } from '../hash.ts';
import { linesText } from '../lines.ts';
import type { Decision, End, Header } from './entry.ts';

/** A match record of format 1: what was decided, and the very lines that say so. */
export interface MatchRecord {
  readonly header: Header;
  readonly decisions: readonly Decision[];
  /** Undefined as long as the match goes on: until then the seed is secret. */
  readonly end: End | undefined;
  /** One entry each, without the line's end. */
  readonly lines: readonly string[];
}

/** The line of an entry behind the line before it. */
export const lineAfter = (previous: string | undefined, form: object): string =>
  chained(previous === undefined ? NO_HASH : hashOf(previous), form, sha256);

/** The whole record as text. */
export const recordText = (record: MatchRecord): string => linesText(record.lines);
