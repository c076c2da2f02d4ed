import { FastRandom, NO_CHOICE, type State } from '@interregnum/kernel';
import { modeName, modesOf } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import {
  contestedSpace,
  hasPassed,
  homeOf,
  type Position,
  powerOrder,
  teamOf,
  unstableCount,
  winnerOf,
} from './glance.ts';
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
    [0, 1, 2].filter((seat) => hasPassed(seat, { turn, passes, courts: [{}, {}, {}] } as unknown as Position));
  expect(passed(1, 0)).toEqual([]);
  expect(passed(1, 1)).toEqual([0]);
  expect(passed(1, 2)).toEqual([0, 2]);
});

test('three regions are homes, and four seats are two teams', () => {
  expect(REGIONS.filter((region) => homeOf(region) !== undefined)).toEqual(['moray', 'gwynedd', 'essex']);
  expect(homeOf('gwynedd')).toBe('welsh');
  const teams = (seats: number) =>
    [0, 1, 2, 3].map((seat) => teamOf(seat, { courts: Array(seats) } as unknown as Position));
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
  const position: Position = JSON.parse(kingIsDead.position.write(s));
  const order = powerOrder(position);
  const landless = order.filter(({ regions }) => regions === 0).map(({ name }) => name);
  const ranks = order.filter(({ regions }) => regions > 0).map(({ name }) => [name]);
  return {
    leaders: REGIONS.map((region) => winnerOf(position.regions[region])),
    ranks: landless.length > 0 ? [...ranks, landless.sort()] : ranks,
    contested: position.track[contestedSpace(position)].region,
  };
}

describe('a written position tells what the rules know', () => {
  test.each(modesOf(kingIsDead).map((mode) => [modeName(kingIsDead, mode), mode] as const))('%s', (name, mode) => {
    const random = new FastRandom(name);
    const s = kingIsDead.setup(mode, random);
    for (let choice = kingIsDead.pick(s, random); choice !== NO_CHOICE; choice = kingIsDead.pick(s, random)) {
      expect(seen(s)).toEqual(known(s));
      kingIsDead.play(s, choice);
    }
  });
});
