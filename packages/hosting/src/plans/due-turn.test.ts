import { sha256 } from '@interregnum/record';
import { expect, test } from 'vitest';
import { SETTINGS } from '../settings.ts';
import type { Table } from '../table.ts';
import { type DueTurn, delayOfDue } from './due-turn.ts';

const DRAWS = 4000;
const PARTS = 20;
/** By chance alone chi-square with 19 degrees of freedom is greater once in 200,000 times. */
const MOST = 55;

const AT = { match: { head: { token: 'f'.repeat(64) } } } as Table;

/** A turn that is due, by what was drawn when it was planned. */
const due = (draw: number, planned: 'pass' | readonly string[]): DueTurn => {
  const texts = planned === 'pass' ? ['pass'] : planned;
  const plans = planned === 'pass' ? [] : [[{ after: [], texts }]];
  return { seat: 0, texts, kept: { seat: 0, player: 'p', draw: `${draw}`, passes: planned === 'pass', plans } };
};

const delay = (draw: number, planned: 'pass' | readonly string[]): number =>
  delayOfDue(due(draw, planned), { table: AT, clocks: undefined }, 0, SETTINGS.plannedDelay, sha256);

/** How far so many numbers from 3000 to 8000 are from being equally likely. */
function chiSquare(delays: readonly number[]): number {
  const counts = new Array<number>(PARTS).fill(0);
  for (const each of delays) counts[Math.min(PARTS - 1, Math.floor(((each - 3000) * PARTS) / 5000))]++;
  const expected = delays.length / PARTS;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test('turns that are played by themselves wait for three to eight seconds, each moment as likely as any other', () => {
  const delays = Array.from({ length: DRAWS }, (_, draw) => delay(draw, 'pass'));
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(3000);
  expect(Math.max(...delays)).toBeLessThanOrEqual(8000);
  expect(chiSquare(delays)).toBeLessThan(MOST);
  // Where half of them were a little slower, it would show.
  expect(chiSquare(delays.map((each, at) => (at % 2 === 0 ? each : 4000 + (each - 3000) * 0.8)))).toBeGreaterThan(MOST);
});

test('they wait as long whatever is played, be it a pass or any card', () => {
  for (let draw = 0; draw < 100; draw++) {
    const times = [delay(draw, 'pass'), delay(draw, ['pass']), delay(draw, ['assemble', 'essex']), delay(draw, ['U0'])];
    expect(new Set(times).size).toBe(1);
  }
});
