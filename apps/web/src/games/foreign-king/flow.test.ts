import { expect, test } from 'vitest';
import { flow, ROW } from './flow.ts';

const ROOM = { x: 0, y: 0, width: 140, height: 104 };
const pieces = (...widths: number[]) => widths.map((width) => ({ width }));

test('groups stand on rows of their own where there is height enough', () => {
  const { scale, placed } = flow([pieces(50, 50), pieces(32)], ROOM);
  expect(scale).toBe(1.08);
  expect(placed[0].y).toBe(placed[1].y);
  expect(placed[2].y).toBe(placed[0].y + ROW);
});

test('a row is in the middle of its room', () => {
  const { scale, placed } = flow([pieces(50)], ROOM);
  expect((placed[0].x + 25) * scale).toBeCloseTo(ROOM.width / 2);
});

test('pieces shrink until they fit', () => {
  const { scale, placed } = flow([pieces(65, 65, 50, 50), pieces(32, 32, 50, 32)], ROOM);
  expect(scale).toBeLessThan(1);
  expect((Math.max(...placed.map(({ y }) => y)) + ROW) * scale).toBeLessThanOrEqual(ROOM.height);
});

test('an empty room stays empty', () => {
  expect(flow([[], []], ROOM).placed).toEqual([]);
});
