import { describe, expect, test } from 'vitest';
import { addTally, count, share, summary } from './statistics.ts';

describe('a share', () => {
  test('has the Wilson interval of published examples', () => {
    expect(share(10, 20)).toEqual({ rate: 0.5, low: expect.closeTo(0.2993, 4), high: expect.closeTo(0.7007, 4) });
    expect(share(81, 263)).toEqual({ rate: 81 / 263, low: expect.closeTo(0.2553, 4), high: expect.closeTo(0.3662, 4) });
  });

  test('stays within 0 and 1 and has some width where every game ends alike', () => {
    expect(share(0, 10)).toEqual({ rate: 0, low: 0, high: expect.closeTo(0.2775, 4) });
    expect(share(10, 10)).toEqual({ rate: 1, low: expect.closeTo(0.7225, 4), high: expect.closeTo(1, 10) });
  });

  test('can be anything if nothing was tried', () => {
    expect(share(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
  });

  test('gets narrower with more games', () => {
    const widths = [10, 100, 1000, 10_000].map((games) => share(games / 2, games)).map(({ low, high }) => high - low);
    expect([...widths].sort((a, b) => b - a)).toEqual(widths);
    expect(widths[3]).toBeCloseTo(0.0196, 4);
  });
});

describe('a tally', () => {
  test('adds up in any order', () => {
    const parts = [{ a: 1 }, { b: 2, a: 3 }, { 7: 1 }];
    const forwards = {};
    const backwards = {};
    for (const part of parts) addTally(forwards, part);
    for (const part of [...parts].reverse()) addTally(backwards, part);
    expect(forwards).toEqual({ a: 4, b: 2, 7: 1 });
    expect(backwards).toEqual(forwards);
  });

  test('counts once unless told otherwise', () => {
    const tally = {};
    count(tally, 'x');
    count(tally, 'x', 4);
    count(tally, 3);
    expect(tally).toEqual({ x: 5, 3: 1 });
  });

  test('of numbers has a mean, a least and a most', () => {
    expect(summary({ 9: 1, 10: 2, 100: 1 })).toEqual({ mean: 129 / 4, least: 9, most: 100 });
    expect(summary({ 5: 3 })).toEqual({ mean: 5, least: 5, most: 5 });
  });
});
