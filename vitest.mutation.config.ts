import { defineConfig } from 'vitest/config';

/**
 * The tests that mutants are run against: quick ones that name a clause. The Saxons' own tests compare with a brute
 * force over whole games and would be run for every mutant of the board; they stand in only for the Saxons' code.
 */
const part = process.env.MUTATE ?? 'rules';
const game = part === 'rules' || part === 'saxons' ? 'king-is-dead' : part;

export default defineConfig({
  resolve: {
    // Packages are linked to where they are developed, not to the copy that Stryker has changed; files beside tests are not.
    alias: [
      {
        find: /^@interregnum\/([^/]+)\/heuristics$/,
        replacement: `${import.meta.dirname}/packages/$1/src/heuristics.ts`,
      },
    ],
  },
  test: {
    include: [
      ...(part === 'rules' ? ['packages/kernel/src/**/*.test.ts'] : []),
      ...(part === 'heuristics'
        ? ['packages/*/src/heuristics.test.ts', 'packages/bots/test/heuristics.test.ts']
        : [`packages/${game}/src/**/*.test.ts`, `packages/${game}/test/scenarios.test.ts`]),
      // Quick ones too: not every byte of whole matches, nor matches at random.
      ...(part === 'record' ? ['packages/record/test/{,format-1/}{flaws,convert,turn,enter}.test.ts'] : []),
      ...(part === 'record' ? ['packages/record/test/record.test.ts'] : []),
      ...(part === 'match' ? ['packages/match/test/{hand-over,kept-drafts,actions,remote/orders}.test.ts'] : []),
    ],
    env: { SAMPLES: 'whole' },
    // As in vitest.config.ts: no test measures time, and on a busy machine the first run takes long.
    testTimeout: 300_000,
    exclude: part === 'saxons' ? [] : ['packages/king-is-dead/src/saxons/**'],
  },
});
