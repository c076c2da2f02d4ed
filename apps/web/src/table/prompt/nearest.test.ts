import { expect, test } from 'vitest';
import { type Box, nearest } from './nearest.ts';

const at = (x: number, y: number): Box => ({ x, y, width: 10, height: 10 });

test('an arrow leads to what lies next in its direction, and rather straight ahead than aside', () => {
  const boxes = [at(0, 0), at(50, 0), at(100, 0), at(50, 60), at(60, 40)];
  expect(nearest('ArrowRight', boxes[0], boxes)).toBe(1);
  expect(nearest('ArrowLeft', boxes[2], boxes)).toBe(1);
  expect(nearest('ArrowDown', boxes[1], boxes)).toBe(3);
  expect(nearest('ArrowUp', boxes[3], boxes)).toBe(4);
  expect(nearest('ArrowUp', boxes[0], boxes)).toBeUndefined();
});
