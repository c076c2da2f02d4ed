import { GAMES } from '@interregnum/games/all';
import { FastRandom, type Game, type Options, type Random } from '@interregnum/kernel';
import {
  type Appended,
  decideIn,
  isOver,
  newDraft,
  type OpenedMatch,
  seatToAct,
  seenIn,
  takeTurn,
  textsOf,
  timedLines,
} from '@interregnum/match';
import { linesText, playersAfter, statesOf } from '@interregnum/record';
import { dealtMatch } from '../src/play/players.ts';
import { optionsOf } from './tables.ts';

export const NAMES = ['Ana', 'Ben', 'Cleo', 'Dov'];
export const TIME = '2026-01-02T03:04:05.678Z';

export function gameOf(id: string): Game {
  const game = GAMES.get(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** A match after something has happened to it, with the lines that say so in its record. */
export function advancedTo(opened: OpenedMatch, next: Appended): OpenedMatch {
  const entries = [...opened.entries, ...next.entries];
  const times = next.entries.map(
    (_, at) => ({ type: 'time', beside: opened.entries.length + at, time: TIME }) as const,
  );
  const beside = [...opened.beside, ...times];
  const text = opened.text + linesText(timedLines(next, TIME));
  return { match: next.match, text, entries, beside, players: playersAfter(entries, beside), draft: [] };
}

/** A random turn of the seat to act, decided from what it sees, in notation. */
function randomTurn({ match }: OpenedMatch, random: Random): string[] {
  const { game } = match;
  let draft = newDraft(game, game.redact(match.state, seatToAct(match)));
  while (!draft.isComplete) {
    const seen = seenIn(draft);
    draft = decideIn(draft, game.notation.write(seen, game.pick(seen, random)));
  }
  return textsOf(draft);
}

/** A match one turn later, taken at random. */
export function turnLater(opened: OpenedMatch, random: Random): OpenedMatch {
  const { match } = opened;
  const taken = takeTurn(match, seatToAct(match), match.head.token, randomTurn(opened, random));
  if (!('match' in taken)) throw new Error(JSON.stringify(taken));
  return advancedTo(opened, taken);
}

/** A match in which people, or others of a kind, have taken so many turns at random; by default all. */
export function matchAfter(
  id: string,
  turns = Number.POSITIVE_INFINITY,
  given: Options = {},
  kind = 'human',
): OpenedMatch {
  const game = gameOf(id);
  const options = optionsOf(game, given);
  const players = NAMES.slice(0, Number(options.seats)).map((name) => ({ name, kind }));
  const random = new FastRandom(id);
  let opened = dealtMatch({ game, options, players }, TIME, id);
  for (let turn = 0; turn < turns && !isOver(opened.match); turn++) opened = turnLater(opened, random);
  return opened;
}

/** The states that a match has led through, and its decisions. */
export const statesIn = ({ match }: OpenedMatch) => statesOf(match.progress);
export const decisionsIn = ({ match }: OpenedMatch): number => match.progress.played.decisions;
