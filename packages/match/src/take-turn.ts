import type { Refusal, Seat, Sha256 } from '@interregnum/kernel';
import { enter, type Flawed, isHex, type LaterEntry, nextLine, type RecordFlaw, sha256 } from '@interregnum/record';
import { type Appended, endByRules, type Match, matchWith } from './match.ts';
import { alsoTaken, fingerprintOf, isTaken, trimmed } from './taken-turns.ts';

/** Why a turn was not taken: it has no form, or a flaw of its entry; of a decision that is not possible, also its refusal. */
export interface Refused {
  readonly refused: 'form' | RecordFlaw['flaw'];
  /** The decision that is not possible. */
  readonly decision?: string;
  readonly refusal?: Refusal;
}

/** The match with the turn; or why not; or that it was made on an earlier moment; or that it is taken already. */
export type TakeResult = Appended | Refused | { readonly stale: true } | { readonly done: true };

/** No turn has so many decisions, and no decision so many characters. */
const MOST_DECISIONS = 100;
const LONGEST_TEXT = 200;

/**
 * Takes a turn from any client: the one way in for what cannot be trusted. It never throws and never changes a match. Checked
 * are its form, the token that it was made on, whether it is taken already, then rules and completeness (`tryEnterAll`). If
 * the turn ends the match by the rules, its end follows at once.
 */
export function takeTurn(match: Match, seat: unknown, token: unknown, texts: unknown, sha?: Sha256): TakeResult {
  const turn = readSentTurn(seat, token, texts);
  if (turn === undefined) return { refused: 'form' };
  const fingerprint = fingerprintOf(turn.seat, turn.token, turn.texts);
  if (turn.token !== match.head.token) return isTaken(match.taken, fingerprint) ? { done: true } : { stale: true };
  const entry = { type: 'turn', seat: turn.seat, texts: turn.texts } as const;
  const next = tryEnterAll(match, [entry], sha);
  if ('flaw' in next) return refusedAs(next.flaw, next.refusal);
  const after = { ...next.match, taken: alsoTaken(match.taken, fingerprint) };
  const end = endByRules(after);
  if (end.length === 0) return { ...next, match: after };
  const ended = enterAll({ ...after, taken: trimmed(after.taken) }, end, sha);
  return { match: ended.match, entries: [entry, ...ended.entries], lines: [...next.lines, ...ended.lines] };
}

/**
 * The match after entries that follow one another, or why one of them cannot. `enter` of the record is the gate for each: it
 * plays a turn by the rules, or says which of them forbids it. `nextLine` writes its line, chained to the last one.
 */
export function tryEnterAll(match: Match, entries: readonly LaterEntry[], sha: Sha256 = sha256): Appended | Flawed {
  const lines: string[] = [];
  let { progress, head } = match;
  for (const entry of entries) {
    const next = enter(progress, entry, sha);
    if ('flaw' in next) return next;
    progress = next;
    const written = nextLine(head, entry, sha);
    head = written.head;
    lines.push(written.line);
  }
  return { match: matchWith(progress, match.secret, head, match.taken), entries, lines };
}

/** The same for entries that are known to follow: it throws if one cannot, which is a bug of the caller. */
export function enterAll(match: Match, entries: readonly LaterEntry[], sha?: Sha256): Appended {
  const next = tryEnterAll(match, entries, sha);
  if ('flaw' in next) throw new Error(`an entry cannot follow: ${next.flaw.flaw}`);
  return next;
}

export function refusedAs({ flaw, values }: RecordFlaw, refusal: Refusal | undefined): Refused {
  if (flaw !== 'decision') return { refused: flaw };
  return { refused: flaw, decision: String(values.decision), ...(refusal && { refusal }) };
}

interface SentTurn {
  readonly seat: Seat;
  readonly token: string;
  readonly texts: readonly string[];
}

/** A turn as it was sent, if it has the form of one. */
function readSentTurn(given: unknown, token: unknown, texts: unknown): SentTurn | undefined {
  if (typeof given !== 'number' || !Number.isInteger(given) || given < 0 || !isHex(token)) return undefined;
  const own = readTexts(texts);
  // A seat may come as -0, which is another number to some.
  return own && { seat: Math.abs(given), token, texts: own };
}

/** Reads a list by its numbers: what it says of itself may be endless. Reading strange objects may throw: then it is none. */
function readTexts(texts: unknown): readonly string[] | undefined {
  try {
    if (!Array.isArray(texts)) return undefined;
    const { length } = texts;
    if (!(length > 0 && length <= MOST_DECISIONS)) return undefined;
    const own: string[] = [];
    for (let at = 0; at < length; at++) {
      const text: unknown = texts[at];
      if (typeof text !== 'string' || text.length > LONGEST_TEXT) return undefined;
      own.push(text);
    }
    return own;
  } catch {
    return undefined;
  }
}
