import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../workspace.ts';
import { expect, outputOf } from './run.ts';

const PAGE =
  '<!doctype html><html lang="en"><title>Table</title><script type="module" src="./page.ts"></script></html>';

/** A table on a page: a game, a match, the screen of it, and words that are fetched. */
const SCRIPT = `
import { claim } from '@interregnum/claim';
import { LocalMatch, MatchClient, startMatch } from '@interregnum/match';
import { currentInput, screenOf, wordingOf } from '@interregnum/screen';
import { claimScreen } from '@interregnum/screen/claim';
import { translator } from '@interregnum/texts';

const names = ['Ana', 'Ben'];
const salt = '07'.repeat(32);
const kinds = ['human', 'human'];
const { match } = startMatch({ game: claim, options: { seats: 2 }, kinds, id: 'tea', seed: salt, salts: [salt, salt] });
const bots = { decide: () => { throw new Error('no bots'); }, forget: () => {} };
const client = new MatchClient({ port: new LocalMatch({ match, names, store: { append: () => {} }, bots, now: () => new Date().toISOString() }) });
if (client.mustTakeOver) client.takeOver();
const { offers } = screenOf(claimScreen, currentInput(client), wordingOf('claim', names, 'fr'));
document.title = translator('claim', 'fr', (seat) => names[seat]).word('title') + ' ' + offers.length;
`;

/** As much of a browser as the page needs. */
const BROWSER = "globalThis.document = { title: '' }; process.on('exit', () => console.log(document.title));";

const bundle = (root: string): Promise<unknown> =>
  build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { modulePreload: false, chunkSizeWarningLimit: 5000 },
  });

/** Builds a small page from the installed packages with a bundler, and runs what came of it. */
export async function checkBundler(project: string): Promise<void> {
  const root = join(project, 'page');
  mkdirSync(root);
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'page.ts'), SCRIPT);
  writeFileSync(join(root, 'browser.mjs'), BROWSER);
  await bundle(root);
  const [script] = globSync('dist/assets/*.js', { cwd: root });
  const title = await outputOf(process.execPath, ['--import', './browser.mjs', script], { cwd: root });
  expect(/^Claim \d+\n$/.test(title), `the page is called ${title}`);
}

/** Builds the page of examples/ from the installed packages; apps/web/e2e opens it. */
export async function checkExamplePage(project: string): Promise<void> {
  const root = join(project, 'replay-page');
  cpSync(join(ROOT, 'examples', 'replay-page'), root, { recursive: true });
  await bundle(root);
  expect(globSync('dist/assets/*.js', { cwd: root }).length > 0, 'the page of examples/ has no script');
}
