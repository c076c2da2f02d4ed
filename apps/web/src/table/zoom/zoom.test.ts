import { expect, test } from 'vitest';
import { type Point, panned, pinched, WHOLE, within, type Zoom, zoomedAt } from './zoom.ts';

const BOX = { width: 400, height: 300 };

/** Which point of the board lies at a point of the box. */
const below = ({ scale, x, y }: Zoom, at: Point): Point => ({ x: (at.x - x) / scale, y: (at.y - y) / scale });

test('the point that is enlarged about stays where it is', () => {
  const at = { x: 300, y: 100 };
  const zoom = zoomedAt(WHOLE, 2, at, BOX);
  expect(zoom.scale).toBe(2);
  expect(below(zoom, at)).toEqual(at);
});

test('what lies below two fingers follows them', () => {
  const [from, to] = [
    [
      { x: 150, y: 150 },
      { x: 250, y: 150 },
    ],
    [
      { x: 110, y: 160 },
      { x: 310, y: 160 },
    ],
  ] as const;
  const zoom = pinched(WHOLE, from, to, BOX);
  expect(zoom.scale).toBe(2);
  expect(below(zoom, to[0])).toEqual(from[0]);
  expect(below(zoom, to[1])).toEqual(from[1]);
});

test('the board always fills its box', () => {
  const zoom = zoomedAt(WHOLE, 2, { x: 0, y: 0 }, BOX);
  expect(panned(zoom, { x: 90, y: -900 }, BOX)).toEqual({ scale: 2, x: 0, y: -300 });
  expect(within({ scale: 1, x: -5, y: 5 }, BOX)).toEqual({ scale: 1, x: 0, y: 0 });
});

test('it is never smaller than whole, nor larger than four times that', () => {
  expect(zoomedAt(WHOLE, 0.5, { x: 9, y: 9 }, BOX)).toEqual(WHOLE);
  expect(zoomedAt(WHOLE, 99, { x: 9, y: 9 }, BOX).scale).toBe(4);
});

test('fingers that meet change nothing', () => {
  const both = [
    { x: 5, y: 5 },
    { x: 5, y: 5 },
  ] as const;
  expect(pinched(WHOLE, both, both, BOX)).toEqual(WHOLE);
});
