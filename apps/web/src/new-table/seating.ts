import type { Game, Options, Seat } from '@interregnum/kernel';
import { type Form, hasOpponents, LOT } from './form.ts';

/** Whether a table may say who begins. */
export const namesBeginner = (game: Game, options: Options): boolean =>
  game.meta.firstSeatBegins && hasOpponents(game, options);

/** The seats that play together, where there are teams. */
export const teamsAt = (game: Game, options: Options): readonly (readonly Seat[])[] =>
  game.parties(options).filter((party) => party.length > 1);

/** The place that begins, as far as there is one; `draw` returns a number from 0 to below its argument. */
export function beginner(form: Form, seats: number, draw: (below: number) => number): number {
  return form.begins === LOT || form.begins >= seats ? draw(seats) : form.begins;
}

/** Seats them so that one of them sits first. The circle is turned, so neighbours stay neighbours, and teams teams. */
export const seatedFrom = <T>(players: readonly T[], first: number): T[] => [
  ...players.slice(first),
  ...players.slice(0, first),
];
