import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'bench/**/*.test.ts'],
    pool: 'threads',
    // One more than there are cores: many tests wait for programs that they have started.
    maxWorkers: availableParallelism() + 1,
    // No test measures time; this only ends one that hangs, also on a busy machine.
    testTimeout: 300_000,
  },
});
