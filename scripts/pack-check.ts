// Checks what others will install: `npm run pack:check`. Packs everything, installs it in temporary folders, and uses it there
// on the oldest Node that is promised and on the one of this project. Needs npm's registry, or its cache.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { checkBundler, checkExamplePage } from './pack/check/bundler.ts';
import { checkDeclarations } from './pack/check/declarations.ts';
import { compileExamples, runExamples } from './pack/check/examples.ts';
import { checkGamesAlone, install } from './pack/check/installed.ts';
import { checkPages } from './pack/check/pages.ts';
import { checkCommands, checkMatch, checkServe, checkWeb } from './pack/check/program.ts';
import { hasTerminals } from './pack/check/terminal.ts';
import { pack } from './pack/pack.ts';
import { sizesOf } from './pack/tarballs.ts';

/** Does something, and says how long it took. */
async function step<T>(name: string, act: () => Promise<T> | T): Promise<T> {
  const start = performance.now();
  const took = (): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  try {
    const result = await act();
    console.log(`✓ ${name}: ${took()}`);
    return result;
  } catch (problem) {
    console.log(`✗ ${name}: ${took()}`);
    throw problem;
  }
}

async function check(home: string): Promise<void> {
  const tarballs = await step('packed', pack);
  console.log(sizesOf(tarballs));
  await step('declarations without any', checkDeclarations);
  await step('pages refer to what is packed', checkPages);
  await step('a game brings the kernel alone', () => checkGamesAlone(home, tarballs));
  const { libraries, program, nodes } = await step('installed', () => install(home, tarballs));
  await step('examples of READMEs have no flaw', () => compileExamples(libraries));
  await step('a page through a bundler', () => checkBundler(libraries));
  await step('the page of examples/', () => checkExamplePage(libraries));
  for (const [name, folder] of nodes) {
    const env = environment(home, folder);
    const installed = { folder: program, env };
    await step(`${name}: examples of READMEs`, () => runExamples(libraries, env));
    await step(`${name}: commands`, () => checkCommands(installed));
    await step(`${name}: interregnum web`, () => checkWeb(installed));
    await step(`${name}: interregnum serve`, () => checkServe(installed));
    if (hasTerminals) await step(`${name}: a match against a bot, verified`, () => checkMatch(installed));
    else console.log(`  ${name}: no match was played, because there are no pseudo-terminals here`);
  }
}

/** A user's: English, with this Node before all others, and nothing kept outside of the temporary folder. */
function environment(home: string, node: string): NodeJS.ProcessEnv {
  // What npm tells the scripts that it runs would be heeded by what they start.
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_)/i.test(name));
  return {
    ...Object.fromEntries(own),
    PATH: `${node}${delimiter}${process.env.PATH}`,
    LC_ALL: 'C.UTF-8',
    INTERREGNUM_HOME: join(home, 'tables'),
    NODE_COMPILE_CACHE: join(home, 'compiled'),
  };
}

const home = mkdtempSync(join(tmpdir(), 'interregnum-pack-'));
try {
  await check(home);
} catch (problem) {
  console.error((problem as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}
