import { FastRandom, type State } from '@interregnum/kernel';
import { type Pattern, says } from '@interregnum/testkit';
import { expect } from 'vitest';
import { claim } from '../../src/index.ts';
import { look } from '../table.ts';
import { CARD, NAME, seatOf } from './words.ts';
import type { World } from './world.ts';

const SEATS = ['no', 'one', 'two', 'three'];
const SEAT_COUNT = '(one|two|three) seats?';
const seatCount = (text: string): number => SEATS.indexOf(text.toLowerCase());

const deal = (seed: string | number): State => claim.setup({ seats: 2 }, new FastRandom(String(seed)));

/** How often something is so, in games dealt from the seeds 1, 2, 3 and on. */
const howOften = (games: string, is: (s: State) => boolean): number =>
  Array.from({ length: Number(games) }, (_, i) => deal(i + 1)).filter(is).length;

/** Insists on a count out of so many that chance could have made, within four standard deviations. */
export function expectAbout(found: number, wanted: number, outOf: number): void {
  const share = wanted / outOf;
  const tolerance = 4 * Math.sqrt(outOf * share * (1 - share));
  expect(found).toBeGreaterThanOrEqual(wanted - tolerance);
  expect(found).toBeLessThanOrEqual(wanted + tolerance);
}

/** How games begin. */
export const DEALING: readonly Pattern<World>[] = [
  [
    says('seed (\\d+) deals (the same|another) game'),
    (w, seed, what) => {
      const same = claim.position.write(deal(seed)) === claim.position.write(w.state);
      expect(same).toBe(what === 'the same');
    },
  ],
  [
    says(`of (\\d+) games ${NAME} leads first in about (\\d+)`),
    (_, games, name, n) =>
      expectAbout(
        howOften(games, (s) => look(s).leader === seatOf(name)),
        Number(n),
        Number(games),
      ),
  ],
  [
    says(`of (\\d+) games ${CARD} is dealt to ${NAME} in about (\\d+)`),
    (_, games, card, name, n) => {
      const found = howOften(games, (s) => look(s).hands[seatOf(name)].includes(card));
      expectAbout(found, Number(n), Number(games));
    },
  ],
  [
    says(`of (\\d+) games ${CARD} is shown first in about (\\d+)`),
    (_, games, card, n) =>
      expectAbout(
        howOften(games, (s) => look(s).shown === card),
        Number(n),
        Number(games),
      ),
  ],
  [
    says(`${SEAT_COUNT} can be played`),
    (_, seats) => expect(claim.options({ seats: seatCount(seats) })).toHaveProperty('options'),
  ],
  [
    says(`${SEAT_COUNT}: refused by (\\S+)`),
    (_, seats, clause) => {
      const read = claim.options({ seats: seatCount(seats) });
      expect('refusal' in read ? read.refusal.clause : 'nothing').toBe(clause);
    },
  ],
];
