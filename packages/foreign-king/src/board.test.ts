import { after, FastRandom, has, NO_CHOICE, type State } from '@interregnum/kernel';
import { modeName, modesOf, nextChoice } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import {
  actionsOf,
  type Board,
  boardOf,
  distance,
  majorityIn,
  movedIn,
  provincesOf,
  secondScore,
  standingOn,
} from './board.ts';
import { secondScore as secondScoreIn } from './endings.ts';
import { foreignKing } from './index.ts';
import { majority, marker, occupied, seatCount } from './state/index.ts';
import { ACTIONS, NO_SIDE, PROVINCES } from './terms.ts';

test('a tie is no majority, nor is an empty province', () => {
  expect(majorityIn({ citizens: [2, 1, 0] })).toBe(0);
  expect(majorityIn({ citizens: [2, 1, 2] })).toBeUndefined();
  expect(majorityIn({ citizens: [0, 0, 0] })).toBeUndefined();
});

test('two players have neither the queen nor a change of order, three have no queen', () => {
  const missing = (players: number): string[] => ACTIONS.filter((action) => !actionsOf({ players }).includes(action));
  expect([2, 3, 4].map(missing)).toEqual([['queen', 'order'], ['queen'], []]);
});

test('who moves three citizens misses them where they were, and nobody else does', () => {
  const pending = { from: 'namur', sent: { liege: 2, supply: 1 } };
  const board = { pending, order: [1, 0], turn: 0 } as unknown as Board;
  expect(movedIn('namur', 1, board)).toBe(-3);
  expect(movedIn('liege', 1, board)).toBe(2);
  expect(movedIn('antwerp', 1, board)).toBe(0);
  expect(movedIn('namur', 0, board)).toBe(0);
  expect(movedIn('namur', 1, { ...board, pending: null })).toBe(0);
});

/** What the engine knows of the same things. */
function known(s: State): object {
  const holders = PROVINCES.map((_, province) => majority(s, province));
  return {
    holders: holders.map((side) => (side === NO_SIDE ? undefined : side)),
    taken: ACTIONS.filter((_, action) => has(occupied(s), action)),
    distance: Math.max(0, marker(s) - secondScoreIn(s)),
    ofFirst: PROVINCES.filter((_, province) => holders[province] === 0),
  };
}

function seen(s: State): object {
  const board = boardOf(s.slice());
  expect(board.king.marker - secondScore(board)).toBe(marker(s) - secondScoreIn(s));
  expect(board.players).toBe(seatCount(s));
  return {
    holders: PROVINCES.map((name) => majorityIn(board.provinces[name])),
    taken: actionsOf(board).filter((action) => standingOn(action, board) !== undefined),
    distance: distance(board),
    ofFirst: provincesOf(0, board),
  };
}

const MODES = modesOf(foreignKing).map((mode) => [modeName(foreignKing, mode), mode] as const);

describe('a board tells what the rules know', () => {
  test.each(MODES)('%s', (name, mode) => {
    const random = new FastRandom(name);
    const s = foreignKing.setup(mode, random);
    for (let choices = 0; choices < 150; choices++) {
      expect(seen(s)).toEqual(known(s));
      const choice = nextChoice(foreignKing, s, random);
      if (choice < 0) break;
      foreignKing.play(s, choice);
    }
  });
});

test.each(MODES)('a board is what the position tells: %s', (name, mode) => {
  const random = new FastRandom(name);
  let s = foreignKing.setup(mode, random);
  for (let choice = 0; choice !== NO_CHOICE; ) {
    expect(JSON.parse(foreignKing.position.write(s))).toEqual({ game: 'foreign-king', schema: 1, ...boardOf(s) });
    expect(boardOf(s)).toBe(boardOf(s));
    choice = nextChoice(foreignKing, s, random);
    if (choice !== NO_CHOICE) s = after(foreignKing, s, choice);
  }
});
