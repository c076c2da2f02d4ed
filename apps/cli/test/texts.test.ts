import { readdirSync, readFileSync } from 'node:fs';
import { BASELINES, LEVELS } from '@interregnum/bots';
import { GAMES } from '@interregnum/games/all';
import { RECORD_FLAWS } from '@interregnum/record';
import { catalogue } from '@interregnum/texts';
import { expect, test } from 'vitest';
import { COMMANDS as PROGRAM_COMMANDS } from '../src/command-line/command-specs.ts';
import { COMMANDS } from '../src/play/commands.ts';
import { KNOWN_REASONS } from '../src/records/open-failure.ts';

const FOLDERS = ['../src/', ...['texts', 'match', 'screen'].map((name) => `../../../packages/${name}/src/`)].map(
  (path) => new URL(path, import.meta.url),
);
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8')),
).join('\n');

const ACTIONS = Object.keys(catalogue('foreign-king', 'en')).filter((key) => key.startsWith('action.'));

/** Keys that are put together while the program runs: how they begin, and all that may follow. */
const COMPLETED: Readonly<Record<string, readonly string[]>> = {
  'help.': Object.keys(PROGRAM_COMMANDS),
  // The headings that commander gives to parts of a help text.
  'help.heading.': ['usage', 'arguments', 'options', 'commands', 'global options'],
  // The columns of the table.
  'bench.': ['game', 'mode', 'games', 'decisions', 'ratio', 'baseline', 'heap', 'playouts'],
  'board.foreign-king.action.': ACTIONS.map((key) => key.slice('action.'.length)),
  // Words of a notation that name no card, place or action of a game.
  'choice.': [
    ...['pass', 'borrow', 'repay', 'end', 'done', 'intervene', 'decline'],
    ...['send', 'deactivate', 'vplace', 'vmove', 'reorder'],
  ],
  'choice-text.': ['borrow', 'repay'],
  'command.': Object.keys(COMMANDS),
  // Taking back and hurrying are in no menu.
  'play.menu.': Object.keys(COMMANDS).filter((name) => name !== 'undo' && name !== 'now'),
  'play.about.': [...GAMES.keys()],
  // What an invitation comes to if there is no seat.
  'join.state.': ['full', 'kept', 'begun', 'over', 'withdrawn'],
  // Whether a deal online was fair, and what a server may refuse.
  'fair.': ['good', 'bad', 'some'],
  'trouble.': ['no-table', 'over', 'hints', 'shown', 'too-many', 'unavailable'],
  'level.': LEVELS,
  'level-text.': LEVELS,
  'bot.': BASELINES,
  'bot-text.': BASELINES,
  'end.': ['resigned', 'time', 'agreed', 'stopped'],
  'ended.': ['resigned', 'time', 'agreed'],
  'ended.you-': ['resigned', 'time'],
  // What a setting must be, and what keeps a server's database from being used.
  'error.setting-': ['number', 'port', 'address', 'word'],
  'error.storage-': ['read-only', 'full', 'corrupt', 'newer', 'in-use', 'missing', 'broken'],
  // The solo game.
  'alone.': ['king-is-dead'],
  'on-behalf.': ['king-is-dead'],
  // Whom a game plays itself.
  'play.': ['saxons'],
  'play.trouble.': ['seed', 'open', 'file'],
  'reason.': KNOWN_REASONS,
  'record.flaw.': RECORD_FLAWS,
  'replay.': ['all', 'audience'],
  'tournament.form.': ['solo', 'together', 'pairs', 'against'],
};
const completed = Object.entries(COMPLETED).flatMap(([prefix, ends]) => ends.map((end) => `${prefix}${end}`));

/** Keys that nothing here uses yet, and why. */
const RESERVED = [
  // Matches between teams are shown by the apps to come.
  'team',
];

const [app, table] = ['app', 'table'].map((name) => Object.keys(catalogue(name, 'en')));
const keys = [...app, ...table];
/** Words of tables online, most of which only the browser says. */
const online = Object.keys(catalogue('online', 'en'));
const sections = [...new Set(keys.filter((key) => key.includes('.')).map((key) => key.split('.')[0]))].join('|');

const found = (pattern: string): string[] => [...sources.matchAll(new RegExp(pattern, 'g'))].map(([, text]) => text);
/** What speaks: `text(`, `textOf(app)(`, `tableText(language)(`. */
const SPEAKS = String.raw`\b\w*[tT]ext(?:Of)?(?:\([^()]*\))?\(\s*`;
const said = found(`${SPEAKS}'([^']+)'`);
/** Written anywhere, in a section that there is. */
const written = found(`'((?:${sections})\\.[a-z.-]+)'`);

const used = new Set([...said, ...written, ...completed]);

test('no text stands in both catalogues', () => {
  expect(app.filter((key) => table.includes(key))).toEqual([]);
});

test('every text of the applications and of the table is used or reserved', () => {
  expect(keys.filter((key) => !used.has(key) && !RESERVED.includes(key))).toEqual([]);
});

test('no text is reserved that is used already, or that is not there', () => {
  expect(RESERVED.filter((key) => used.has(key) || !keys.includes(key))).toEqual([]);
});

test('every key that is written down, or put together, exists', () => {
  expect(said.length).toBeGreaterThan(150);
  expect([...used].filter((key) => !keys.includes(key) && !online.includes(key))).toEqual([]);
});

test('every beginning is one that the program completes, and the other way round', () => {
  const begun = [...found(`${SPEAKS}\`([^\`$]*)\\$\\{`), ...found(`\`((?:${sections})\\.[a-z.-]*)\\$\\{`)];
  expect([...new Set(begun)].sort()).toEqual(Object.keys(COMPLETED).sort());
});
