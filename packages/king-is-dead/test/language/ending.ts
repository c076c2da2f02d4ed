import { type Pattern, says } from '@interregnum/testkit';
import { expect } from 'vitest';
import { kingIsDead } from '../../src/index.ts';
import { NAME, seatOf, seatsOf } from './words.ts';
import type { World } from './world.ts';

function ends(world: World, ...[ending, winners, decidedBy]: string[]): void {
  const expected = { ending: ending.toLowerCase(), winners: seatsOf(winners), decidedBy: decidedBy.toLowerCase() };
  expect(world.position.result ?? 'not over').toMatchObject(expected);
  expect(kingIsDead.outcome(world.state)).toEqual({ ...expected, shared: expected.decidedBy === 'shared' });
}

/** `welsh; scots; english`, strongest first; `welsh; scots and english` if the latter two share a tier. */
const tiersOf = (text: string): string[][] =>
  text
    .toLowerCase()
    .split('; ')
    .map((tier) => tier.split(/ and |, /));

/** How the game ended, and why. */
export const ENDING: readonly Pattern<World>[] = [
  [says('the game ends: (invasion|coronation|vikings), won by (.+) \\((\\w+)\\)'), ends],
  [
    says('the game goes on'),
    (world) => {
      expect(world.position.result).toBe(null);
      expect(kingIsDead.outcome(world.state)).toBe(undefined);
    },
  ],
  [says('the ranking is (.+)'), (world, text) => expect(world.position.result.ranking).toEqual(tiersOf(text))],
  [
    says(`plot counts as (\\w+) for ${NAME}`),
    (world, faction, name) => expect(world.position.result.plot).toEqual({ seat: seatOf(name), faction }),
  ],
  [
    says('compared in turn: (.+)'),
    (world, text) => expect(kingIsDead.explain(world.state).map(({ key }) => key)).toEqual(text.split(', ')),
  ],
];
