import { expect, test } from 'vitest';
import { placesFor, RADII } from './benches.ts';

test.each([0, 1, 2, 7, 13, 14, 24, 40])('Congress seats %i members from left to right above its floor', (members) => {
  const places = placesFor(members);
  expect(places).toHaveLength(members);
  expect(places.map(({ angle }) => angle)).toEqual(places.map(({ angle }) => angle).sort((a, b) => a - b));
  for (const { x, y } of places) {
    expect(y).toBeLessThan(0);
    expect(Math.hypot(x, y)).toBeLessThanOrEqual(RADII[0] + 1e-9);
  }
});

test('a few members sit on the outermost bench alone', () => {
  for (const { x, y } of placesFor(9)) expect(Math.hypot(x, y)).toBeCloseTo(RADII[0]);
});
