import { FastRandom, NO_CHOICE, type State } from '@interregnum/kernel';
import { modeName, modesOf, sampled } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import { arrange, playing, type Table } from '../test/table.ts';
import {
  type Board,
  boardOf,
  contestedSpace,
  factionsOf,
  hasPassed,
  homeOf,
  isContested,
  powerOrder,
  teamOf,
  unstableCount,
  winnerOf,
} from './board.ts';
import { kingIsDead } from './index.ts';
import { tiers } from './ranking.ts';
import { contestedRegion } from './state/index.ts';
import { majority } from './struggle.ts';
import { FACTIONS, REGIONS } from './terms.ts';

test('a region goes to the one faction with the most followers, and to nobody in a tie or if it is empty', () => {
  expect(winnerOf({ scots: 2, welsh: 1, english: 1, vikings: 0 })).toBe('scots');
  expect(winnerOf({ scots: 2, welsh: 1, english: 1, vikings: 3 })).toBe('vikings');
  expect(winnerOf({ scots: 2, welsh: 2, english: 1 })).toBe('unstable');
  expect(winnerOf({ scots: 0, welsh: 0, english: 0 })).toBe('unstable');
  expect(winnerOf({ scots: 0 })).toBe('unstable');
});

test('KD-VIKING-1: vikings are a faction where they play', () => {
  expect(factionsOf(boardOf(arrange({})))).toEqual(['scots', 'welsh', 'english']);
  expect(factionsOf(boardOf(arrange({ vikings: true })))).toEqual(['scots', 'welsh', 'english', 'vikings']);
});

test('KD-STRUGGLE-1: the first card that is face up is contested, and none after the end', () => {
  const board = boardOf(arrange({ regions: { essex: 'scots' }, track: ['devon'] }));
  expect([contestedSpace(board), REGIONS.filter((region) => isContested(region, board))]).toEqual([1, ['devon']]);
  const last: Table = { regions: { devon: 'unstable', essex: 'unstable' }, passes: 1, turn: 1 };
  const over = boardOf(playing(arrange(last), 'pass'));
  expect(over.result?.ending).toBe('invasion');
  expect([contestedSpace(over), REGIONS.filter((region) => isContested(region, over))]).toEqual([8, []]);
});

test('of two factions with as many regions, the one that won later is stronger', () => {
  const struggles = (['welsh', 'scots', 'unstable'] as const).map((winner) => ({ winner, region: 'devon' as const }));
  expect(powerOrder({ struggles }).map(({ name, regions }) => `${name} ${regions}`)).toEqual([
    'scots 1',
    'welsh 1',
    'english 0',
  ]);
  expect(unstableCount({ struggles })).toBe(1);
});

test('those who have passed are the seats just before the one to act', () => {
  const passed = (turn: number, passes: number): number[] =>
    [0, 1, 2].filter((seat) => hasPassed(seat, { turn, passes, courts: [{}, {}, {}] } as unknown as Board));
  expect(passed(1, 0)).toEqual([]);
  expect(passed(1, 1)).toEqual([0]);
  expect(passed(1, 2)).toEqual([0, 2]);
});

test('KD-PASS-3: nobody has passed within a turn or after the end', () => {
  const passed = (more: object): boolean[] =>
    [0, 1, 2].map((seat) => hasPassed(seat, { passes: 2, courts: [{}, {}, {}], ...more } as unknown as Board));
  expect(passed({ turn: 0 })).toEqual([false, true, true]);
  expect(passed({ turn: 0, halfMade: { actor: 0, effect: 'aid' } })).toEqual([false, false, false]);
  expect(passed({ turn: null })).toEqual([false, false, false]);
});

test('three regions are homes, and four seats are two teams', () => {
  expect(REGIONS.filter((region) => homeOf(region) !== undefined)).toEqual(['moray', 'gwynedd', 'essex']);
  expect(homeOf('gwynedd')).toBe('welsh');
  const teams = (seats: number) =>
    [0, 1, 2, 3].map((seat) => teamOf(seat, { courts: Array(seats) } as unknown as Board));
  expect(teams(4)).toEqual([1, 2, 1, 2]);
  expect(teams(3)).toEqual(Array(4).fill(undefined));
});

/** What the engine knows of the same things. */
function known(s: State): object {
  const leaders = REGIONS.map((_, region) => FACTIONS[majority(s, region)] ?? 'unstable');
  const ranks = tiers(s).map((tier) => tier.map((faction) => FACTIONS[faction]).sort());
  return { leaders, ranks, contested: REGIONS[contestedRegion(s)] };
}

function seen(s: State): object {
  const board = boardOf(s.slice());
  const order = powerOrder(board);
  const landless = order.filter(({ regions }) => regions === 0).map(({ name }) => name);
  const ranks = order.filter(({ regions }) => regions > 0).map(({ name }) => [name]);
  return {
    leaders: REGIONS.map((region) => winnerOf(board.regions[region])),
    ranks: landless.length > 0 ? [...ranks, landless.sort()] : ranks,
    contested: board.track[contestedSpace(board)].region,
  };
}

const MODES = sampled(modesOf(kingIsDead)).map((mode) => [modeName(kingIsDead, mode), mode] as const);

describe('a board tells what the rules know', () => {
  test.each(MODES)('%s', (name, mode) => {
    const random = new FastRandom(name);
    const s = kingIsDead.setup(mode, random);
    for (let choice = kingIsDead.pick(s, random); choice !== NO_CHOICE; choice = kingIsDead.pick(s, random)) {
      expect(seen(s)).toEqual(known(s));
      kingIsDead.play(s, choice);
    }
  });
});

/** What a position tells, without what is not drawn. */
function toldByBoth(seen: State): object {
  const { game, version, recent, emptied, undo, ...told } = JSON.parse(kingIsDead.position.write(seen));
  return told;
}

test('within a turn a board tells whose it is and the card that is carried out, for a spy the copied one', () => {
  const s = arrange({ advanced: true, turn: 1, hands: [[], ['spy']], piles: [['aid'], []] });
  expect(boardOf(s).halfMade).toBeUndefined();
  expect(boardOf(playing(s, 'spy')).halfMade).toEqual({ actor: 1, effect: 'spy' });
  expect(boardOf(playing(s, 'spy', 'seat 0')).halfMade).toEqual({ actor: 1, effect: 'aid' });
});

describe('a board is what the position tells, to the viewers by turns', () => {
  test.each(MODES)('%s', (name, mode) => {
    const random = new FastRandom(name);
    const s = kingIsDead.setup(mode, random);
    const viewers = [...Array(kingIsDead.seats(s)).keys(), 'audience' as const];
    for (let choice = 0, decisions = 0; choice !== NO_CHOICE; decisions++) {
      const seen = kingIsDead.redact(s, viewers[decisions % viewers.length]);
      const [board, told] = [boardOf(seen), toldByBoth(seen)];
      expect(told).toMatchObject(board);
      expect(Object.keys(told)).toEqual(Object.keys(board));
      expect(boardOf(seen)).toBe(board);
      choice = kingIsDead.pick(s, random);
      if (choice !== NO_CHOICE) kingIsDead.play(s, choice);
    }
  });
});
