import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('what is made of an object is made once, and for each object by itself', () => {
  let times = 0;
  const lengthOf = memoize((words: readonly string[]) => ({ length: words.length, made: ++times }));
  const [two, twin] = [
    ['a', 'b'],
    ['a', 'b'],
  ];
  expect(lengthOf(two)).toBe(lengthOf(two));
  expect(lengthOf(two)).toEqual({ length: 2, made: 1 });
  expect(lengthOf(twin)).toEqual({ length: 2, made: 2 });
});

test('also that nothing is made of it', () => {
  let times = 0;
  const nothing = memoize((_: object) => void times++);
  const object = {};
  expect([nothing(object), nothing(object), times]).toEqual([undefined, undefined, 1]);
});
