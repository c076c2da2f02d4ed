import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What takes long: `npm run test:long` runs these files, and `npm test` all others. */
const LONG = '**/*.long.test.ts';
/** Samples of which `npm test` tries a part (packages/testkit/src/samples.ts), and the long suite everything. */
const SAMPLED = '**/*.sampled.test.ts';
/** Tests that start programs and terminals. */
const PROGRAMS = 'apps/cli/test/**/*.test.ts';

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
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts'],
          exclude: [LONG],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        // In processes, as applications run: some of them set what belongs to a process, such as its exit code.
        test: {
          name: 'apps',
          include: ['apps/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [LONG, PROGRAMS],
          pool: 'forks',
          isolate: false,
        },
      },
      {
        extends: true,
        // Each in a process of its own, which ends what the tests have started.
        test: { name: 'programs', include: [PROGRAMS], exclude: [LONG], pool: 'forks' },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: [LONG, SAMPLED],
          exclude: ['**/node_modules/**'],
          env: { SAMPLES: 'whole' },
          pool: 'forks',
        },
      },
    ],
  },
});
