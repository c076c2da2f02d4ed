import { type Game, HIDDEN, type Options } from '@interregnum/kernel';
import { type Viewer, viewFor } from '@interregnum/match';
import { modeName, modesOf } from '@interregnum/testkit';
import { expect, test } from 'vitest';
import { beatsAt, left, moved } from '../src/index.ts';
import { sameJson } from './flaws.ts';
import { dealMatch, playedOn } from './matches.ts';
import { GAME_SCREENS } from './screens.ts';

/** What of a board tells where pieces are: whose turn it is, and what is remembered of it, changes after the last beat. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'king-is-dead': ['regions', 'track', 'supply', 'courts', 'hands', 'discards', 'removed', 'struggles'],
  'foreign-king': ['king', 'order', 'provinces', 'seats', 'stock'],
  claim: ['shown', 'led', 'reply', 'hands', 'won', 'drawn', 'score', 'discard', 'deck'],
};

const partsOf = (game: Game, board: unknown): Record<string, unknown> =>
  Object.fromEntries(PARTS[game.meta.id].map((part) => [part, Reflect.get(board as object, part)]));

/** A list of cards in which those of another one are hidden that the viewer cannot tell any more. */
function hidden(board: unknown, after: unknown): unknown {
  if (typeof board !== 'object' || board === null || typeof after !== 'object' || after === null) return board;
  if (!Array.isArray(board) || !Array.isArray(after))
    return Object.fromEntries(Object.entries(board).map(([key, part]) => [key, hidden(part, Reflect.get(after, key))]));
  if (board.every((card) => typeof card === 'string')) {
    const isSame = board.length === after.length && after.every((card) => card === HIDDEN || board.includes(card));
    return isSame ? after : board;
  }
  return board.map((part, at) => hidden(part, after[at]));
}

/** Numbers that are below nothing, anywhere in a board. */
const belowZero = (part: unknown): boolean =>
  typeof part === 'number'
    ? part < 0
    : typeof part === 'object' && part !== null && Object.values(part).some(belowZero);

/** What is wrong with the beats of a match that is played at random, and how many there are. */
function flawsIn(game: Game, options: Options, turns: number, viewers: readonly Viewer[]) {
  const { boardOf, beatsOf, isEnd, boardWith } = GAME_SCREENS[game.meta.id];
  const match = playedOn(dealMatch(game, { options }), turns);
  const flaws: string[] = [];
  let beats = 0;
  for (const viewer of viewers) {
    const view = viewFor(match, viewer, []);
    for (let at = 0; at < view.choices.length - Number(view.isRevealed); at++) {
      const where = `${modeName(game, options)}, ${viewer}, decision ${at}`;
      let board = boardOf(view.states[at]);
      for (const { travels } of beatsAt({ beatsOf, isEnd }, view, at)) {
        const away = boardWith(board, left(travels));
        if (belowZero(partsOf(game, away)) && !belowZero(partsOf(game, board))) flaws.push(`${where}: too many leave`);
        board = boardWith(board, moved(travels));
        beats++;
      }
      const truth = partsOf(game, boardOf(view.states[at + 1]));
      if (!sameJson(hidden(partsOf(game, board), truth), truth)) flaws.push(`${where}: another board`);
    }
  }
  return { flaws, beats };
}

/** Plays a match of every mode for so many turns; the beats are checked for the seats that `seatsOf` picks, and the audience. */
export function wholeBeats(
  games: readonly Game[],
  turns: number,
  seatsOf: (game: Game, options: Options) => number,
): void {
  test.each(games.map((game) => ({ game, name: `${game.meta.id} ${game.meta.rulesVersion}` })))(
    '$name: beats make of every board the next one, in every mode',
    ({ game }) => {
      for (const options of modesOf(game)) {
        const seats = Array.from({ length: seatsOf(game, options) }, (_, seat) => seat);
        const { flaws, beats } = flawsIn(game, options, turns, [...seats, 'audience']);
        expect(flaws).toEqual([]);
        expect(beats).toBeGreaterThan(turns);
      }
    },
  );
}
