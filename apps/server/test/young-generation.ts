// A process of its own for a test of V8's room for young objects, which belongs to a process: prints how large it became in MB.
import { setImmediate } from 'node:timers/promises';
import { getHeapSpaceStatistics } from 'node:v8';
import { limitYoungGeneration } from '../src/operation/young-generation.ts';

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

const limit = megabytes() + 1;
const end = limitYoungGeneration(limit * 1e6);
const limited = await grown();
end();
console.log(JSON.stringify({ limit, limited, unlimited: await grown() }));
