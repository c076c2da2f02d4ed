import { expect, test } from 'vitest';
import { chaos } from './chaos.ts';

test('nothing acknowledged is lost, doubled or seen otherwise when a server is killed in the middle of play', async () => {
  const findings: string[] = [];
  const { result } = await chaos(2, 'short', (line) => findings.push(line));
  const { acknowledged, ...damage } = result;
  expect(findings).toEqual([]);
  expect(damage).toEqual({ cycles: 2, lost: 0, doubled: 0, forked: 0, diverged: 0 });
  expect(acknowledged).toBeGreaterThan(10);
});
