import { setImmediate } from 'node:timers/promises';
import { getHeapSpaceStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { limitYoungGeneration } from './young-generation.ts';

const megabytes = (): number =>
  (getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0) / 1e6;

/** How large the room for young objects becomes while much survives. */
async function grown(): Promise<number> {
  const kept: object[] = [];
  let most = 0;
  for (let made = 0; made < 800_000; made++) {
    kept[made % 200_000] = { made, more: [made, made + 1] };
    if (made % 2000 > 0) continue;
    await setImmediate();
    most = Math.max(most, megabytes());
  }
  return most;
}

test('the room for young objects grows up to a limit, and beyond it only after that was ended', async () => {
  const limit = megabytes() + 1;
  const end = limitYoungGeneration(limit * 1e6);
  const limited = await grown();
  end();
  expect(await grown()).toBeGreaterThan(limited);
  expect(limited).toBeLessThan(limit * 2.5);
});
