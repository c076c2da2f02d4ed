import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../test/young-generation.ts', import.meta.url));

test('the room for young objects grows up to a limit, and beyond it only after that was ended', () => {
  const { stdout } = spawnSync(process.execPath, [PROGRAM], { encoding: 'utf8' });
  const { limit, limited, unlimited } = JSON.parse(stdout);
  // On a busy machine it may be told a collection late that it is to grow no more, and doubles once or twice.
  expect(limited).toBeLessThan(limit * 4);
  expect(unlimited).toBeGreaterThan(limited * 4);
});
