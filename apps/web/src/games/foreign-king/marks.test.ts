import { foreignKing } from '@interregnum/foreign-king';
import { FastRandom } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { draws } from './marks.ts';

test.each([
  [2, ['build', 'antwerp']],
  [3, ['build', 'order', 'antwerp']],
  [4, ['build', 'order', 'queen', 'antwerp']],
])('with %i players provinces and the actions of this table are drawn, and nothing else', (seats, drawn) => {
  const read = foreignKing.options({ seats });
  if (!('options' in read)) throw new Error('no such table');
  const position = JSON.parse(foreignKing.position.write(foreignKing.setup(read.options, new FastRandom('marks'))));
  const marks = ['build', 'order', 'queen', 'antwerp', 'supply', 'metal', 'borrow', '2', 'end'];
  expect(marks.filter((mark) => draws(mark, 'start', position))).toEqual(drawn);
});
