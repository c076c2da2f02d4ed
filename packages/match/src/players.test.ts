import { expect, test } from 'vitest';
import { distinctNames } from './players.ts';

test('names that are alike get numbers, and all others stay', () => {
  expect(distinctNames(['Ana', 'Page', 'Ben', 'Page'])).toEqual(['Ana', 'Page 1', 'Ben', 'Page 2']);
  expect(distinctNames(['Ana', 'Ana', 'Ana'])).toEqual(['Ana 1', 'Ana 2', 'Ana 3']);
  expect(distinctNames([])).toEqual([]);
});
