import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { type Game, type Options, playerSeats } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import { fixture, playerAt, type Schedule, scheduleOf } from './schedule.ts';

const optionsOf = (game: Game, given: Options): Options => {
  const read = game.options(given);
  if ('refusal' in read) throw new Error(read.refusal.key);
  return read.options;
};
const scheduleFor = (game: Game, given: Options, players: number): Schedule =>
  scheduleOf(game, optionsOf(game, given), players);

/** Who sits where in every game of a deal. */
function seatings(game: Game, given: Options, players: number): number[][] {
  const schedule = scheduleFor(game, given, players);
  const seats = playerSeats(game, optionsOf(game, given)).length;
  return Array.from({ length: schedule.perDeal }, (_, number) =>
    Array.from({ length: seats }, (_, seat) => playerAt(schedule, fixture(schedule, number), seat)),
  );
}

describe('the schedule', () => {
  test('of two seats has every pair twice, with seats exchanged', () => {
    expect(scheduleFor(claim, {}, 3).form).toBe('pairs');
    expect(seatings(claim, {}, 3)).toEqual([
      [0, 1],
      [1, 0],
      [0, 2],
      [2, 0],
      [1, 2],
      [2, 1],
    ]);
  });

  test('of four seats of The King Is Dead gives each player a team (KD-TEAM-1)', () => {
    expect(seatings(kingIsDead, { seats: 4 }, 2)).toEqual([
      [0, 1, 0, 1],
      [1, 0, 1, 0],
    ]);
  });

  test('seats as many players as there are seats together, in every rotation', () => {
    expect(scheduleFor(foreignKing, { seats: 4 }, 4).form).toBe('together');
    expect(seatings(foreignKing, { seats: 3 }, 3)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
  });

  test('otherwise has each alone against several of each other, at every seat', () => {
    expect(scheduleFor(foreignKing, { seats: 4 }, 3)).toMatchObject({ form: 'against', parties: 4, perDeal: 24 });
    expect(seatings(kingIsDead, { seats: 3 }, 2)).toEqual([
      [0, 1, 1],
      [1, 1, 0],
      [1, 0, 1],
      [1, 0, 0],
      [0, 0, 1],
      [0, 1, 0],
    ]);
  });

  test('of solo has everybody once, alone', () => {
    expect(scheduleFor(kingIsDead, { solo: true }, 2).form).toBe('solo');
    expect(seatings(kingIsDead, { solo: true }, 2)).toEqual([[0], [1]]);
  });

  test('numbers games deal after deal', () => {
    const schedule = scheduleFor(claim, {}, 3);
    expect(fixture(schedule, 0)).toEqual({ number: 0, deal: 0, meeting: 0, rotation: 0 });
    expect(fixture(schedule, 15)).toEqual({ number: 15, deal: 2, meeting: 1, rotation: 1 });
  });
});
