// Mutation testing of the rules: `npm run mutation`; `MUTATE=saxons npm run mutation` for the Saxons' part;
// `MUTATE=claim` and `MUTATE=foreign-king` for the other games, `MUTATE=heuristics` for what bots know of all three,
// `MUTATE=record` for match records, `MUTATE=match` for matches, their views, drafts and ports. Not part of `npm test`: it
// takes about half an hour.
const part = process.env.MUTATE ?? 'rules';
/** What each part mutates; the kernel is mutated with The King Is Dead. */
const PARTS = {
  rules: ['packages/king-is-dead/src/**/*.ts', 'packages/kernel/src/**/*.ts', '!packages/king-is-dead/src/saxons/**'],
  saxons: ['packages/king-is-dead/src/saxons/**/*.ts'],
  'foreign-king': ['packages/foreign-king/src/**/*.ts'],
  claim: ['packages/claim/src/**/*.ts'],
  heuristics: ['packages/*/src/heuristics.ts'],
  record: ['packages/record/src/**/*.ts'],
  match: ['packages/match/src/**/*.ts'],
};

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    ...PARTS[part],
    '!packages/**/*.test.ts',
    // What bots know is no rule: all of it may be wrong, so that most mutants are opinions which no test can call mistaken.
    ...(part === 'heuristics' ? [] : ['!packages/*/src/heuristics.ts']),
    // Words for messages: a changed key fails the text tests, which are not run here.
    '!packages/*/src/{index,words,log,log-lines}.ts',
  ],
  coverageAnalysis: 'perTest',
  // Tables built when a module is loaded cannot be switched per test.
  ignoreStatic: true,
  ignorePatterns: ['/reports', '/docs'],
  concurrency: 2,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: `reports/mutation/${part}.json` },
  clearTextReporter: { logTests: false, allowColor: false },
  thresholds: { high: 95, low: 85, break: 0 },
};
