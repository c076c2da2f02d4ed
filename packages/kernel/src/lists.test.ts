import { expect, test } from 'vitest';
import { upTo } from './lists.ts';

test('a list is made of the numbers below a count', () => {
  expect(upTo(3, (number) => number * number)).toEqual([0, 1, 4]);
  expect(upTo(0, String)).toEqual([]);
});
