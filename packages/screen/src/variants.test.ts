import { foreignKing } from '@interregnum/foreign-king';
import { kingIsDead } from '@interregnum/king-is-dead';
import { expect, test } from 'vitest';
import { variantsIn } from './variants.ts';

test('what is usual is no variant, and what is usual but not played is one', () => {
  const usual = { seats: 2, 'intervene-empty': true, 'deactivate-empty': true, 'virtual-cumulative': true };
  expect(variantsIn(foreignKing, usual)).toEqual([]);
  expect(variantsIn(foreignKing, { ...usual, 'intervene-empty': false })).toEqual([
    { name: 'intervene-empty', isOn: false },
  ]);
  expect(variantsIn(kingIsDead, { seats: 3, advanced: true, vikings: false })).toEqual([
    { name: 'advanced', isOn: true },
  ]);
});
