import type { ClockSetting } from '@interregnum/protocol';
import { describe, expect, test } from 'vitest';
import { type Clocks, expiredSeat, followClocks, type Moment, newClocks, timesOutAt, toldClocks } from './clocks.ts';

const BLITZ: ClockSetting = { game: 300, increment: 5 };
const TURN: ClockSetting = { turn: 60 };

/** Seat and token of a question; the turn is as many as the seat has had unless said otherwise. */
const ask = (seat: number, token: string, turn = 0, more: Partial<Moment> = {}): Moment => ({
  question: { seat, token, turn },
  stands: false,
  ...more,
});

/** Clocks after a question at a time; one after another. */
const play = (setting: ClockSetting, ...moments: readonly (readonly [number, Moment])[]): Clocks =>
  moments.reduce((clocks, [now, moment]) => followClocks(clocks, setting, moment, now), newClocks(setting, 3));

describe('per match', () => {
  test('only the seat that is asked loses time, and an answer earns the increment', () => {
    const clocks = play(BLITZ, [0, ask(0, 'a')], [40_000, ask(1, 'b', 1, { answered: 0 })]);
    expect(clocks).toMatchObject({ left: [265_000, 300_000, 300_000], seat: 1, deadline: 340_000 });
  });

  test('the mover’s clock stands while another seat is asked', () => {
    const moves = [[0, ask(0, 'a')] as const, [10_000, ask(1, 'b', 0, { answered: 0 })] as const];
    const back = play(BLITZ, ...moves, [70_000, ask(0, 'c', 0, { answered: 1 })]);
    expect(toldClocks(back, 70_000)).toEqual({ left: [295_000, 245_000, 300_000], runs: 0 });
  });

  test('a turn that is taken back gives no time back, and earns nothing', () => {
    const clocks = play(BLITZ, [0, ask(0, 'a')], [50_000, ask(1, 'b', 1, { answered: 0 })], [80_000, ask(0, 'c')]);
    expect(clocks.left).toEqual([255_000, 270_000, 300_000]);
  });
});

describe('per turn', () => {
  test('every turn of the rules has all its time', () => {
    const clocks = play(TURN, [0, ask(0, 'a')], [59_000, ask(1, 'b', 1)], [60_000, ask(0, 'c', 2)]);
    expect(toldClocks(clocks, 60_000)).toEqual({ left: [60_000, 60_000, 60_000], runs: 0 });
  });

  test('in one turn time goes on where it stood, but never with less than is needed to look', () => {
    const moments = [[0, ask(0, 'a')] as const, [20_000, ask(1, 'b')] as const];
    expect(play(TURN, ...moments, [25_000, ask(0, 'c')]).deadline).toBe(65_000);
    const hasty = play(TURN, [0, ask(0, 'a')], [58_000, ask(1, 'b')], [61_000, ask(0, 'c')]);
    expect(hasty.deadline).toBe(71_000);
  });

  test('days are long turns', () => {
    expect(play({ days: 2 }, [0, ask(2, 'a')]).deadline).toBe(2 * 24 * 3600 * 1000);
  });
});

test('what changes nothing of the question leaves the clocks as they are', () => {
  const clocks = play(BLITZ, [0, ask(0, 'a')]);
  expect(followClocks(clocks, BLITZ, ask(0, 'a'), 5000)).toBe(clocks);
});

test('nobody’s time runs while a bot is asked', () => {
  const clocks = play(BLITZ, [0, ask(0, 'a')], [9000, { question: undefined, stands: false, answered: 0 }]);
  expect(toldClocks(clocks, 99_000)).toEqual({ left: [296_000, 300_000, 300_000] });
  expect(timesOutAt(clocks)).toBeUndefined();
});

test('time is over one moment after the last in which an answer counts', () => {
  const clocks = play(BLITZ, [1000, ask(1, 'a')]);
  expect(expiredSeat(clocks, 303_000)).toBeUndefined();
  expect(expiredSeat(clocks, 303_001)).toBe(1);
});

describe('a pause', () => {
  const paused = play(BLITZ, [0, ask(0, 'a')], [100_000, ask(0, 'a', 0, { stands: true })]);

  test('keeps what is left', () => {
    expect(toldClocks(paused, 999_000)).toEqual({ left: [200_000, 300_000, 300_000] });
    expect(expiredSeat(paused, 9_999_000)).toBeUndefined();
  });

  test('ends with notice, in which no time is lost', () => {
    const resumed = followClocks(paused, BLITZ, ask(0, 'a', 0, { notice: 10_000 }), 500_000);
    expect(toldClocks(resumed, 504_000)).toEqual({ left: [200_000, 300_000, 300_000], runs: 0, startsIn: 6000 });
    expect(toldClocks(resumed, 511_000)).toEqual({ left: [199_000, 300_000, 300_000], runs: 0 });
    const answered = followClocks(resumed, BLITZ, ask(1, 'b', 1, { answered: 0 }), 503_000);
    expect(answered.left[0]).toBe(205_000);
  });
});

test('who comes back with nothing left has a tenth; who has some keeps it', () => {
  const gone = play(BLITZ, [0, ask(0, 'a')], [302_001, { question: undefined, stands: false }]);
  expect(gone.left[0]).toBe(0);
  expect(followClocks(gone, BLITZ, ask(0, 'a', 0, { returned: 0 }), 400_000).deadline).toBe(430_000);
  const left = play(BLITZ, [0, ask(0, 'a')], [290_000, { question: undefined, stands: false }]);
  expect(followClocks(left, BLITZ, ask(0, 'a', 0, { returned: 0 }), 400_000).deadline).toBe(410_000);
});
