// Imports point one way (docs/architecture.md): apps -> hosting, protocol, screen, lessons -> match -> record, bots, texts, games -> the three games -> kernel. Packages do no I/O.
const GAMES = '(king-is-dead|foreign-king|claim)';
/** What runs unchanged in Node, browsers and workers. */
const PORTABLE = `^packages/(kernel|record|match|screen|lessons|games|texts|bots|protocol|hosting|${GAMES.slice(1, -1)})/src/`;
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
      name: 'records-depend-on-the-kernel-and-hashes',
      severity: 'error',
      from: { path: '^packages/record/src/', pathNot: TESTS },
      to: { pathNot: '^packages/(kernel|record)/src/|/@noble/hashes/' },
    },
    {
      name: 'matches-depend-on-records-and-bots',
      severity: 'error',
      from: { path: '^packages/match/src/', pathNot: TESTS },
      to: { pathNot: '^packages/(kernel|record|bots|match)/src/' },
    },
    {
      name: 'screens-know-of-a-game-its-board-only',
      severity: 'error',
      from: { path: '^packages/screen/src/', pathNot: TESTS },
      to: { pathNot: `^packages/(kernel|record|bots|match|texts|screen)/src/|^packages/${GAMES}/src/board[.]ts$` },
    },
    {
      name: 'lessons-depend-on-matches',
      severity: 'error',
      from: { path: '^packages/lessons/src/', pathNot: TESTS },
      to: { pathNot: '^packages/(kernel|match|lessons)/src/' },
    },
    {
      name: 'messages-depend-on-matches-and-schemas',
      severity: 'error',
      from: { path: '^packages/protocol/src/', pathNot: TESTS },
      to: { pathNot: '^packages/(kernel|record|match|protocol)/src/|/valibot/' },
    },
    {
      name: 'hosting-depends-on-matches-and-messages',
      severity: 'error',
      from: { path: '^packages/hosting/src/', pathNot: TESTS },
      to: { pathNot: '^packages/(kernel|record|bots|games|match|protocol|hosting)/src/' },
    },
    {
      name: 'bots-depend-on-the-kernel-only',
      severity: 'error',
      from: { path: '^packages/bots/src/', pathNot: TESTS },
      to: { pathNot: '^packages/(kernel|bots)/src/' },
    },
    {
      name: 'the-list-of-games-depends-on-games-only',
      severity: 'error',
      from: { path: '^packages/games/src/', pathNot: TESTS },
      to: { pathNot: `^packages/(kernel|games|${GAMES.slice(1, -1)})/src/` },
    },
    {
      name: 'packages-do-no-io',
      severity: 'error',
      from: { path: PORTABLE, pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nothing-depends-on-apps',
      severity: 'error',
      from: { path: '^(packages|bench/src)/' },
      to: { path: '^apps/' },
    },
    {
      name: 'only-state-knows-the-layout',
      severity: 'error',
      from: { path: `^packages/${GAMES}/`, pathNot: '^packages/[^/]+/src/state/' },
      to: { path: '^packages/[^/]+/src/state/(?!index[.]ts)' },
    },
    {
      name: 'the-web-app-knows-games-by-one-file',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: `^apps/web/src/games/|${TESTS}` },
      to: { path: `^packages/(${GAMES.slice(1, -1)}|games)/` },
    },
    {
      name: 'drawings-know-the-board-of-their-game',
      severity: 'error',
      from: { path: '^apps/web/src/games/([^/]+)/', pathNot: TESTS },
      to: { path: `^packages/(${GAMES.slice(1, -1)}|games)/`, pathNot: '^packages/$1/src/board[.]ts$' },
    },
    {
      name: 'the-web-app-runs-in-browsers',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-web-app-is-built-from-src',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: { path: '^apps/(web/(serve|e2e|measure)|server|cli)/' },
    },
    {
      name: 'the-server-knows-no-other-app',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/(web|cli)/' },
    },
    {
      name: 'the-command-line-knows-of-apps-the-server-only',
      severity: 'error',
      from: { path: '^apps/cli/' },
      to: { path: '^apps/web/' },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/web/(dist|reports)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
