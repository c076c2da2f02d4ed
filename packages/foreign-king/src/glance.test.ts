import { FastRandom, has, type State } from '@interregnum/kernel';
import { modeName, modesOf, nextChoice } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import { secondScore as secondScoreIn } from './endings.ts';
import {
  actionsOf,
  distance,
  majorityIn,
  movedIn,
  type Position,
  provincesOf,
  secondScore,
  standingOn,
} from './glance.ts';
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
  const position = { pending, order: [1, 0], turn: 0 } as unknown as Position;
  expect(movedIn('namur', 1, position)).toBe(-3);
  expect(movedIn('liege', 1, position)).toBe(2);
  expect(movedIn('antwerp', 1, position)).toBe(0);
  expect(movedIn('namur', 0, position)).toBe(0);
  expect(movedIn('namur', 1, { ...position, pending: null })).toBe(0);
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
  const position: Position = JSON.parse(foreignKing.position.write(s));
  expect(position.king.marker - secondScore(position)).toBe(marker(s) - secondScoreIn(s));
  expect(position.players).toBe(seatCount(s));
  return {
    holders: PROVINCES.map((name) => majorityIn(position.provinces[name])),
    taken: actionsOf(position).filter((action) => standingOn(action, position) !== undefined),
    distance: distance(position),
    ofFirst: provincesOf(0, position),
  };
}

describe('a written position tells what the rules know', () => {
  test.each(modesOf(foreignKing).map((mode) => [modeName(foreignKing, mode), mode] as const))('%s', (name, mode) => {
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
