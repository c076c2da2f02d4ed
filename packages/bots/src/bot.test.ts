import { describe, expect, test } from 'vitest';
import { type Bot, decide, decideWithin } from './bot.ts';

/** A bot that has so many thoughts, each of which takes so long, and whose choice is the number of thoughts it had. */
function slowBot(thoughts: number, each: number, timeShare: number) {
  let [now, had] = [1000, 0];
  const bot: Bot = {
    timeShare,
    observe: () => {
      had = 0;
    },
    think: () => {
      now += each;
      return ++had < thoughts;
    },
    choice: () => had,
    evaluation: () => undefined,
  };
  return { bot, clock: () => now, elapsed: () => now - 1000 };
}

const seen = Int32Array.of(1);

test('decide thinks until nothing more can change, and faces each decision anew', () => {
  const { bot } = slowBot(7, 1, 1);
  expect([decide(bot, seen), decide(bot, seen)]).toEqual([7, 7]);
});

describe('decideWithin', () => {
  const within = (thoughts: number, each: number, part: number, turn: number): [choice: number, elapsed: number] => {
    const { bot, clock, elapsed } = slowBot(thoughts, each, part);
    return [decideWithin(bot, seen, turn, clock), elapsed()];
  };

  test('stops with the first thought after its part of the time for a turn', () => {
    expect(within(1000, 10, 1 / 2, 200)).toEqual([10, 100]);
    expect(within(1000, 30, 1 / 4, 200)).toEqual([2, 60]);
    expect(within(1000, 30, 1, 200)).toEqual([7, 210]);
  });

  test('takes no more time than it needs', () => {
    expect(within(3, 10, 1, 200)).toEqual([3, 30]);
  });

  test('has one thought at least', () => {
    expect(within(1000, 10, 1, 0)).toEqual([1, 10]);
  });
});
