import { defineConfig } from 'vitest/config';

/** The tests that mutants are run against: quick ones that name a clause, and the laws. */
export default defineConfig({
  test: {
    include: [
      'packages/kernel/src/**/*.test.ts',
      'packages/king-is-dead/src/**/*.test.ts',
      'packages/king-is-dead/test/{scenarios,laws}.test.ts',
    ],
  },
});
