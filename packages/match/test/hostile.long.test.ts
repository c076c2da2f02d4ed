import { expect, test } from 'vitest';
import { hostileTurns } from './hostile.ts';

test('a million turns that cannot be trusted neither throw nor change a match, and all are answered', () => {
  const { match, refused, stale, done } = hostileTurns(1_000_000);
  for (const often of [match, refused, stale, done]) expect(often).toBeGreaterThan(15_000);
});
