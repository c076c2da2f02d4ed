import type { Game } from '@interregnum/kernel';
import {
  asFormat2,
  type Beside,
  convert,
  type Entry,
  type FindGame,
  type Flawed,
  formatOf,
  isSecret,
  linesText,
  type MatchRecord,
  type Player,
  playersAfter,
  type Reveal,
  readWholeLines,
  recordText,
  replay,
  type Secret,
  tokensOf,
} from '@interregnum/record';
import * as format1 from '@interregnum/record/format-1';
import { type Appended, endByRules, type Match, matchWith, timedLines } from './match.ts';
import { enterAll } from './take-turn.ts';
import { alsoTaken, fingerprintOf, NO_TURNS, type TakenTurns } from './taken-turns.ts';

/** A match that was read from its record. */
export interface OpenedMatch {
  readonly match: Match;
  /** The record as it is to be kept, with what was cut off at its end written anew. */
  readonly text: string;
  /** By number, what happened: the start first. */
  readonly entries: readonly Entry[];
  /** Names, times and all else that stands beside the chain. */
  readonly beside: readonly Beside[];
  readonly players: readonly Player[];
  /** What a running match of format 1 held of a turn that was not complete, in notation. */
  readonly draft: readonly string[];
}

/**
 * Opens a record, whose last line may have been cut off. A running match of format 1 goes on in format 2, its last turn as
 * the draft if it was not complete; the text of a finished one stays as it is.
 */
export function openMatch(text: string, findGame: FindGame, secret?: Secret): OpenedMatch | Flawed {
  if (formatOf(text) === 1) return openFormat1(text, findGame, secret);
  const read = readWholeLines(text);
  return 'flaw' in read ? read : opened(read.record, findGame, secret);
}

function opened(record: MatchRecord, findGame: FindGame, given: Secret | undefined): OpenedMatch | Flawed {
  const replayed = replay(record, { findGame, secret: given });
  if ('flaw' in replayed) return replayed;
  const { progress } = replayed;
  if (progress.first === undefined) return { flaw: { entry: 0, flaw: 'commitment', values: {} } };
  const reveal = record.entries.find((entry) => entry.type === 'reveal');
  // What hides nothing has no secret, whatever is handed in.
  const known = isSecret(record.start) ? given : undefined;
  const secret = reveal === undefined ? known : secretOf(reveal);
  const { beside } = record;
  const whole = withoutLoss(matchWith(progress, secret, record.head, takenIn(record)));
  const time = beside.findLast((said) => said.type === 'time')?.time;
  const lines = time === undefined ? whole.lines : timedLines(whole, time);
  const entries = [...record.entries, ...whole.entries];
  const players = playersAfter(entries, beside);
  return { match: whole.match, text: recordText(record) + linesText(lines), entries, beside, players, draft: [] };
}

const secretOf = ({ seed, position }: Reveal): Secret => (position === undefined ? { seed } : { seed, position });

/** The turns of a record, each with the token that it was made on. */
function takenIn(record: MatchRecord): TakenTurns {
  const tokens = tokensOf(record);
  return record.entries.reduce(
    (taken, entry, at) =>
      entry.type === 'turn' ? alsoTaken(taken, fingerprintOf(entry.seat, tokens[at - 1], entry.texts)) : taken,
    NO_TURNS,
  );
}

/** A match that was cut off before its end, or before what follows it, ends again. */
function withoutLoss(match: Match): Appended {
  const { progress, secret } = match;
  if (progress.end === undefined) return enterAll(match, endByRules(match));
  const isLost = !progress.isRevealed && secret !== undefined;
  return enterAll(match, isLost ? [{ type: 'reveal', ...secret }] : []);
}

function openFormat1(text: string, findGame: FindGame, secret: Secret | undefined): OpenedMatch | Flawed {
  const read = format1.readWholeLines(text);
  if ('flaw' in read) return read;
  const { record: old } = read;
  const found = format1.gameOf(old.header, findGame);
  if ('flaw' in found) return found;
  return old.end === undefined
    ? goOn(old, found.game, findGame, secret)
    : show(old, found.game, findGame, { seed: old.end.seed });
}

type Record1 = Parameters<typeof format1.recordText>[0];

function show(old: Record1, game: Game, findGame: FindGame, secret: Secret): OpenedMatch | Flawed {
  const shown = asFormat2(old, game, secret.seed);
  const match = 'flaw' in shown ? shown : opened(shown.record, findGame, secret);
  return 'flaw' in match ? match : { ...match, text: format1.recordText(old) };
}

function goOn(old: Record1, game: Game, findGame: FindGame, secret: Secret | undefined): OpenedMatch | Flawed {
  const converted = convert(old, game, secret?.seed);
  if ('flaw' in converted) return converted;
  const match = opened(converted.record, findGame, secret);
  return 'flaw' in match ? match : { ...match, draft: converted.draft };
}
