import type { Options } from '@interregnum/kernel';
import type { GameId } from '../games/index.ts';
import { type Form, LOT } from './form.ts';

/** The games in which the first seat begins; in the others the deal decides. */
export const FIRST_SEAT_BEGINS: readonly GameId[] = ['king-is-dead'];

/** Whether a table may say who begins. In solo one player decides for both sides. */
export const namesBeginner = (game: GameId, { solo }: Options): boolean =>
  FIRST_SEAT_BEGINS.includes(game) && solo !== true;

/** The places that play together, where there are teams. */
export const teamsAt = (game: GameId, { seats }: Options): readonly (readonly number[])[] =>
  game === 'king-is-dead' && seats === 4
    ? [
        [0, 2],
        [1, 3],
      ]
    : [];

/** The place that begins, as far as there is one; `draw` returns a number from 0 to below its argument. */
export function beginner(form: Form, seats: number, draw: (below: number) => number): number {
  return form.begins === LOT || form.begins >= seats ? draw(seats) : form.begins;
}

/** Seats them so that one of them sits first. The circle is turned, so neighbours stay neighbours, and teams teams. */
export const seatedFrom = <T>(players: readonly T[], first: number): T[] => [
  ...players.slice(first),
  ...players.slice(0, first),
];
