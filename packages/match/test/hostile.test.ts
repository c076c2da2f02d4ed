import { expect, test } from 'vitest';
import { hostileTurns } from './hostile.ts';

test('turns of every kind that cannot be trusted neither throw nor change a match, and all are answered', () => {
  const { match, refused, stale, done } = hostileTurns(20_000);
  for (const often of [match, refused, stale, done]) expect(often).toBeGreaterThan(300);
});
