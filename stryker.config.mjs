// Mutation testing of the rules: `npm run mutation`, and `MUTATE=saxons npm run mutation` for the Saxons' part.
// Not part of `npm test`: it takes about half an hour.
const saxons = process.env.MUTATE === 'saxons';

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    ...(saxons
      ? ['packages/king-is-dead/src/saxons/**/*.ts']
      : ['packages/king-is-dead/src/**/*.ts', 'packages/kernel/src/**/*.ts', '!packages/king-is-dead/src/saxons/**']),
    '!packages/**/*.test.ts',
    // Words for messages: a changed key fails the text tests, which are not run here.
    '!packages/king-is-dead/src/{index,words,log}.ts',
  ],
  coverageAnalysis: 'perTest',
  // Tables built when a module is loaded cannot be switched per test.
  ignoreStatic: true,
  ignorePatterns: ['/reports', '/docs'],
  concurrency: 2,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: saxons ? 'reports/mutation/saxons.json' : 'reports/mutation/rules.json' },
  clearTextReporter: { logTests: false, allowColor: false },
  thresholds: { high: 95, low: 85, break: 0 },
};
