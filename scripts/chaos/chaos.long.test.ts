import { expect, test } from 'vitest';
import { chaos } from './chaos.ts';

test('nothing acknowledged is lost, doubled or seen otherwise, however often a server is killed', async () => {
  const { result, planned } = await chaos(10, 'long', () => {});
  const { acknowledged, ...damage } = result;
  expect(damage).toEqual({ cycles: 10, lost: 0, doubled: 0, forked: 0, diverged: 0 });
  expect(acknowledged).toBeGreaterThan(200);
  expect(planned).toBeGreaterThan(20);
});
