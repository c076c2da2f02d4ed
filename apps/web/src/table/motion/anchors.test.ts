import { expect, test } from 'vitest';
import { isSameSpot } from './anchors.ts';

test('what lies below or face down is drawn where it lies: nothing flies there', () => {
  expect(isSameSpot('discard:0', 'buried:0')).toBe(true);
  expect(isSameSpot('space:3', 'turned:3')).toBe(true);
  expect(isSameSpot('discard:0', 'buried:1')).toBe(false);
  expect(isSameSpot('hand:0', 'discard:0')).toBe(false);
});
