import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Batch, compare, median, rate } from './measure.ts';

const measure = (batch: Batch) => async (seconds: number) => rate(batch, seconds);

describe('the median', () => {
  test.each([
    [[5], 5],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100], 10],
    [[-1, -10, 0.5, 1000, 2], 0.5],
  ])('of %j is %d', (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });

  test('leaves the numbers in their order', () => {
    const numbers = [3, 1, 2];
    median(numbers);
    expect(numbers).toEqual([3, 1, 2]);
  });
});

/** A processor whose time passes only when a batch takes some. */
function fakeProcessor(): { spend: (seconds: number) => void } {
  let micros = 0;
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({ user: micros * 0.75, system: micros * 0.25 }));
  return {
    spend: (seconds) => {
      micros += seconds * 1e6;
    },
  };
}

afterEach(() => vi.restoreAllMocks());

describe('a comparison', () => {
  test('has the rates of the subject and their ratios to the reference', async () => {
    const { spend } = fakeProcessor();
    const batch =
      (gamesPerSecond: number, decisionsPerGame: number): Batch =>
      (games) => {
        spend(games / gamesPerSecond);
        return games * decisionsPerGame;
      };
    const result = await compare(measure(batch(3000, 80)), measure(batch(2000, 60)), 3, 1);
    expect(result.gamesPerCpuSecond).toBeCloseTo(3000);
    expect(result.decisionsPerCpuSecond).toBeCloseTo(240_000);
    expect(result.gamesRatio).toBeCloseTo(1.5);
    expect(result.decisionsRatio).toBeCloseTo(2);
  });

  test('alternates between the two after a round to warm up, each for as long as asked', async () => {
    const { spend } = fakeProcessor();
    const order: string[] = [];
    const batch =
      (name: string): Batch =>
      (games) => {
        order.push(name);
        spend(0.5);
        return games;
      };
    await compare(measure(batch('subject')), measure(batch('reference')), 2, 1);
    expect(order.join(' ')).toBe(Array(3).fill('reference reference subject subject').join(' '));
  });

  test('takes the median of the rounds, so that one slow round does not count', async () => {
    const { spend } = fakeProcessor();
    let calls = 0;
    const subject: Batch = (games) => {
      calls++;
      // The first call warms up; the second is the first that counts, and is disturbed.
      spend(calls === 2 ? 100 : 1);
      return games;
    };
    const reference: Batch = (games) => {
      spend(1);
      return games;
    };
    expect(await compare(measure(subject), measure(reference), 3, 1)).toEqual({
      gamesPerCpuSecond: 500,
      decisionsPerCpuSecond: 500,
      gamesRatio: 1,
      decisionsRatio: 1,
    });
  });
});
