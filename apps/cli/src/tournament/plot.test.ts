import { expect, test } from 'vitest';
import { type Point, plot } from './plot.ts';

const point = (label: string, low: number, at: number, high: number): Point => ({
  label,
  figure: `${at}`,
  interval: `${low} to ${high}`,
  low,
  at,
  high,
});
const SCALE = { from: -100, to: 300, ends: ['−100', '+300'], mark: 0 } as const;

test('draws points and intervals to one scale, in 80 columns', () => {
  expect(plot([point('regent', 100, 200, 300), point('page', -100, -50, 0), point('random', 0, 0, 0)], SCALE)).toEqual([
    '  regent  200  100 to 300               ┊            ├────────────●────────────┤',
    '  page    -50  -100 to 0   ├──────●─────┤',
    '  random    0  0 to 0                   ●',
    '                           −100                                             +300',
  ]);
});

test('cuts names that are too long, and keeps within 80 columns', () => {
  const lines = plot([point('a-program-with-a-long-name@100000ms', -100, 0, 300)], SCALE);
  expect(lines[0]).toContain('a-program-with-a-long-n…');
  expect(lines.map((line) => line.length)).toEqual([80, 80]);
});

test('draws something even if everything is at one place', () => {
  expect(plot([point('a', 0, 0, 0)], { ...SCALE, from: 0, to: 0 })[0]).toMatch(/ {2}●$/);
});
