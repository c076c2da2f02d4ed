// Imports point one way (docs/architecture.md): apps -> texts, games -> kernel. Rules do no I/O.
const GAMES = '(king-is-dead|foreign-king|claim)';
const RULES = `^packages/(kernel|${GAMES.slice(1, -1)})/src/`;
const TESTS = '[.]test[.]ts$|^packages/[^/]+/test/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: { pathNot: TESTS }, to: { circular: true } },
    {
      name: 'kernel-depends-on-nothing',
      severity: 'error',
      from: { path: '^packages/kernel/src/', pathNot: TESTS },
      to: { pathNot: '^packages/kernel/src/' },
    },
    {
      name: 'games-depend-on-the-kernel-only',
      severity: 'error',
      from: { path: `^packages/${GAMES}/src/`, pathNot: TESTS },
      to: { pathNot: '^packages/(kernel|$1)/src/' },
    },
    {
      name: 'texts-name-no-game-package',
      severity: 'error',
      from: { path: '^packages/texts/src/', pathNot: TESTS },
      to: { path: `^(packages/${GAMES}|apps|bench)/` },
    },
    {
      name: 'rules-do-no-io',
      severity: 'error',
      from: { path: RULES, pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nothing-depends-on-apps',
      severity: 'error',
      from: { path: '^(packages|bench)/' },
      to: { path: '^apps/' },
    },
    {
      name: 'only-state-knows-the-layout',
      severity: 'error',
      from: { path: `^packages/${GAMES}/`, pathNot: '^packages/[^/]+/src/state/' },
      to: { path: '^packages/[^/]+/src/state/(?!index[.]ts)' },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.mjs', '.js', '.json'],
    },
  },
};
