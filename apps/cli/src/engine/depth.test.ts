import { expect, test } from 'vitest';
import { isDeeperThan } from './depth.ts';

test.each([
  ['', 0],
  ['1', 0],
  ['[]', 1],
  ['{"a":[]}', 2],
  ['[[],[],[]]', 2],
  ['[[[]],{"a":{"b":1}}]', 3],
  ['["[[[["]', 1],
  ['["\\"[[[["]', 1],
  ['["\\\\",[[]]]', 3],
  ['{"[":"{"}', 1],
  [']]]][', 0],
])('%s is nested %i deep', (text, depth) => {
  expect(isDeeperThan(depth, text)).toBe(false);
  if (depth > 0) expect(isDeeperThan(depth - 1, text)).toBe(true);
});

test('brackets that never close are counted too', () => {
  expect(isDeeperThan(16, '['.repeat(1_000_000))).toBe(true);
  expect(isDeeperThan(16, `${'['.repeat(16)}`)).toBe(false);
});
