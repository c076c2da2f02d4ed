import { isName } from '@interregnum/record';
import { expect, test } from 'vitest';
import { lettersOver, nameFlaw } from './naming.ts';

test.each([
  ['Ana', undefined],
  ['Жанна 2', undefined],
  ['🙂', undefined],
  ['x'.repeat(40), undefined],
  ['🙂'.repeat(40), undefined],
  ['', 'empty'],
  ['x'.repeat(41), 'long'],
  ['!'.repeat(41), 'long'],
  ['A\tna', 'unshown'],
  ['A\u200bna', 'unshown'],
  ['\u202eanA', 'unshown'],
  ['A\ufffdna', 'unshown'],
  ['\u2066'.repeat(41), 'unshown'],
  ['?!', 'bare'],
])('%j is a name, or it is told why not', (name, flaw) => {
  expect(nameFlaw(name)).toBe(flaw);
  expect(isName(name)).toBe(flaw === undefined);
});

test('it is told how much too long a name is, by what is seen', () => {
  expect([lettersOver('x'.repeat(40)), lettersOver('🙂'.repeat(43))]).toEqual([0, 3]);
});
