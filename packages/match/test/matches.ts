import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { FastRandom, type Game, type Options, type State } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import {
  type Hex,
  HUMAN,
  hexOf,
  type LaterEntry,
  linesText,
  sha256,
  turnsIn,
  verify,
  type WhenSeatGoes,
} from '@interregnum/record';
import { modeName, modesOf } from '@interregnum/testkit';
import { expect } from 'vitest';
import {
  type Appended,
  type Draft,
  decideIn,
  enterAll,
  isOver,
  type Match,
  newDraft,
  openMatch,
  seatToAct,
  seenIn,
  startMatch,
  takeTurn,
  textsOf,
  type Viewer,
  withChoice,
} from '../src/index.ts';

const GAMES: readonly Game[] = [kingIsDead, foreignKing, claim];
export const findGame = (id: string, version: number): Game | undefined =>
  GAMES.find(({ meta }) => meta.id === id && meta.rulesVersion === version);

/** Every mode of every game. */
export const MODES = GAMES.flatMap((game) =>
  modesOf(game).map((options) => ({ game, options, mode: `${game.meta.id}: ${modeName(game, options)}` })),
);

export const TIME = '2026-11-16T10:00:00.000Z';
const hexFrom = (text: string): Hex => hexOf(sha256(new TextEncoder().encode(text)));

/** What a match of a test is made of; whatever is not said is as usual. */
export interface Setting {
  readonly game: Game;
  readonly given?: Options;
  readonly kinds?: readonly string[];
  readonly name?: string;
  readonly whenSeatGoes?: WhenSeatGoes;
  readonly position?: State;
}

export function optionsOf(game: Game, given: Options = {}): Options {
  const read = game.options(given);
  if ('refusal' in read) throw new Error(read.refusal.key);
  return read.options;
}

/** A match with its record, line by line. */
export interface TestMatch {
  readonly match: Match;
  readonly lines: readonly string[];
}

export function newMatch({ game, given = {}, kinds, name = 'match', ...rest }: Setting): TestMatch {
  const options = optionsOf(game, kinds === undefined ? given : { seats: kinds.length, ...given });
  const seats =
    kinds ?? Array.from({ length: Number(options.seats) }, (_, seat) => game.ownKind(options, seat) ?? HUMAN);
  const salts = seats.map((_, seat) => hexFrom(`${name} salt ${seat}`));
  return startMatch({ game, options, kinds: seats, id: 'test', seed: hexFrom(name), salts, ...rest });
}

export const textOf = ({ lines }: TestMatch): string => linesText(lines);

export const mustTake = (match: Match, texts: readonly string[], seat = seatToAct(match)): Appended => {
  const taken = takeTurn(match, seat, match.head.token, texts);
  if (!('match' in taken)) throw new Error(JSON.stringify(taken));
  return taken;
};

export const withTaken = (told: TestMatch, { match, lines }: Appended): TestMatch => ({
  match,
  lines: [...told.lines, ...lines],
});
export const withEntries = (told: TestMatch, entries: readonly LaterEntry[]): TestMatch =>
  withTaken(told, enterAll(told.match, entries));

/** What the seat to act sees, as a draft. */
export const draftOf = (match: Match): Draft => newDraft(match.game, match.game.redact(match.state, seatToAct(match)));

/** A choice at random, in notation. */
export function anyText(draft: Draft, random: FastRandom): string {
  const seen = seenIn(draft);
  return draft.game.notation.write(seen, draft.game.pick(seen, random));
}

export function mustChoose(draft: Draft, ...texts: readonly string[]): Draft {
  let next = draft;
  for (const text of texts) {
    const chosen = withChoice(next, text);
    if ('refusal' in chosen) throw new Error(chosen.refusal.clause);
    next = chosen;
  }
  return next;
}

/** The turn of the seat to act, decided at random. */
export function randomTurn(match: Match, random: FastRandom): string[] {
  let draft = draftOf(match);
  while (!draft.isComplete) draft = decideIn(draft, anyText(draft, random));
  return textsOf(draft);
}

/** So many turns later, played at random. */
export function after<T extends TestMatch>(told: T, turns: number, seed = 'after'): TestMatch {
  const random = new FastRandom(seed);
  let next: TestMatch = told;
  for (let turn = 0; turn < turns && !isOver(next.match); turn++)
    next = withTaken(next, mustTake(next.match, randomTurn(next.match, random)));
  return next;
}

/** The record holds, and is opened as the same match. */
export function expectHolds(told: TestMatch): void {
  const { match } = told;
  const text = textOf(told);
  expect(verify(text, { findGame, secret: match.secret })).not.toHaveProperty('flaw');
  const opened = openMatch(text, findGame, match.secret);
  if ('flaw' in opened) throw new Error(opened.flaw.flaw);
  expect(opened.text).toBe(text);
  const { progress, ...rest } = opened.match;
  expect(turnsIn(progress.played)).toEqual(turnsIn(match.progress.played));
  expect({ ...rest, progress: { ...progress, played: match.progress.played } }).toEqual(match);
}

/** Every seat and the audience. */
export const viewersOf = ({ progress: { kinds } }: Match): Viewer[] => [...kinds.keys(), 'audience'];
