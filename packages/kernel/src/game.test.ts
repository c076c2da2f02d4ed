import { expect, test } from 'vitest';
import { type Game, playerSeats } from './game.ts';

/** A game that plays these seats itself. */
const playing = (...own: number[]): Game =>
  ({ ownKind: (_: object, seat: number) => (own.includes(seat) ? 'saxons' : undefined) }) as unknown as Game;

test('players take all seats but those that the game plays itself', () => {
  expect(playerSeats(playing(), { seats: 3 })).toEqual([0, 1, 2]);
  expect(playerSeats(playing(1), { seats: 2 })).toEqual([0]);
  expect(playerSeats(playing(0, 2), { seats: 4 })).toEqual([1, 3]);
});
