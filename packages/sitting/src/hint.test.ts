import type { Opinion } from '@interregnum/bots';
import { expect, test } from 'vitest';
import { secondBest } from './hint.ts';

const opinion = (value: number, ...others: number[]): Opinion => ({
  best: 0,
  value,
  exact: false,
  candidates: [value, ...others].map((each, choice) => ({ choice, value: each, visits: 90 - choice })),
  line: [],
});

test('second is what was tried most after the best, but never what was hoped for more and tried too seldom', () => {
  expect(secondBest(opinion(0.6, 0.5, 0.55))?.choice).toBe(1);
  expect(secondBest(opinion(0.26, 0.28, 0.2))?.choice).toBe(2);
  expect(secondBest(opinion(0.26, 0.28))).toBeUndefined();
  expect(secondBest(opinion(1))).toBeUndefined();
});
