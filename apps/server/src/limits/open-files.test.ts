import { expect, test } from 'vitest';
import { mostConnections } from './open-files.ts';

test('connections leave some of the files that a process may open', () => {
  expect(mostConnections({ userLimits: { open_files: { soft: 1024, hard: 4096 } } })).toBe(924);
  expect(mostConnections({ userLimits: { open_files: { soft: 50, hard: 50 } } })).toBe(1);
});

test('where there is no limit, or none is told, there may be any number', () => {
  for (const report of [{}, { userLimits: { open_files: { soft: 'unlimited' } } }])
    expect(mostConnections(report)).toBe(Number.POSITIVE_INFINITY);
  expect(mostConnections()).toBeGreaterThan(100);
});
