import { FastRandom } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { FACTIONS } from '../terms.ts';
import { amountOf, amounts, countReached, covers, larger, less, MOST, reached } from './amounts.ts';

const packed = (list: readonly number[]): number => list.reduce((all, n, faction) => all | amounts(faction, n), 0);
const listed = (all: number): number[] => [...FACTIONS.keys()].map((faction) => amountOf(all, faction));

const random = new FastRandom('amounts');
const list = (): number[] => FACTIONS.map(() => random.below(MOST + 1));
/** Any two lists, half of whose amounts are equal or nearly so. */
const PAIRS = Array.from({ length: 2000 }, () => {
  const a = list();
  const b = list().map((n, i) => (random.below(2) === 0 ? n : Math.min(MOST, Math.max(0, a[i] + random.below(3) - 1))));
  return [a, b] as const;
});

test('amounts of all factions stand in one word', () => {
  for (const [a] of PAIRS) expect(listed(packed(a))).toEqual(a);
});

test('they are compared and counted faction by faction', () => {
  for (const [a, b] of PAIRS) {
    const reaching = a.map((n, i) => n >= b[i]);
    expect(covers(packed(a), packed(b))).toBe(reaching.every(Boolean));
    expect(countReached(packed(a), packed(b))).toBe(reaching.filter(Boolean).length);
    expect(listed(reached(packed(a), packed(b)))).toEqual(b.map((n, i) => (reaching[i] ? n : 0)));
    expect(listed(larger(packed(a), packed(b)))).toEqual(a.map((n, i) => Math.max(n, b[i])));
    expect(listed(less(packed(a), packed(b)))).toEqual(a.map((n, i) => Math.max(0, n - b[i])));
    expect(covers(packed(a), packed(a))).toBe(true);
  }
});
