// Mutation testing of the rules: `npm run mutation`. Not part of `npm test`: it takes about half an hour.
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    'packages/king-is-dead/src/**/*.ts',
    'packages/kernel/src/**/*.ts',
    '!packages/**/*.test.ts',
    // Words for messages: a changed key fails the text tests, which are not run here.
    '!packages/king-is-dead/src/{index,words,log}.ts',
  ],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  ignorePatterns: ['/reports', '/docs'],
  concurrency: 2,
  reporters: ['progress', 'clear-text', 'json'],
  clearTextReporter: { logTests: false, allowColor: false },
  thresholds: { high: 95, low: 85, break: 0 },
};
