import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One more than there are cores: many tests wait for programs that they have started.
    maxWorkers: availableParallelism() + 1,
    // No test measures time; this only ends one that hangs, also on a busy machine.
    testTimeout: 300_000,
    projects: [
      {
        extends: true,
        // Packages do no I/O and keep no state: their tests may share threads, which saves loading rules and words again.
        test: { name: 'packages', include: ['packages/**/*.test.ts'], pool: 'threads', isolate: false },
      },
      {
        extends: true,
        // In processes: V8 crashes now and then when threads that have loaded WebAssembly, as the terminal's do, come and go.
        test: { name: 'programs', include: ['apps/**/*.test.ts', 'bench/**/*.test.ts'], pool: 'forks' },
      },
    ],
  },
});
