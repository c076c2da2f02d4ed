import { defineConfig } from 'vitest/config';

/**
 * The tests that mutants are run against: quick ones that name a clause. The Saxons' own tests compare with a brute
 * force over whole games and would be run for every mutant of the board; they stand in only for the Saxons' code.
 */
export default defineConfig({
  test: {
    include: [
      'packages/kernel/src/**/*.test.ts',
      'packages/king-is-dead/src/**/*.test.ts',
      'packages/king-is-dead/test/scenarios.test.ts',
    ],
    exclude: process.env.MUTATE === 'saxons' ? [] : ['packages/king-is-dead/src/saxons/**'],
  },
});
