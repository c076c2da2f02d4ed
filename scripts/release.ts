// Makes a release, but does not publish it: `npm run release -- 0.6.0`. It sets the version everywhere, dates the changelog,
// runs all checks, packs, commits and tags. --dry-run only tells what it would do, --skip-checks is for trying it out.
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LIBRARIES, manifestIn, ROOT, workspace } from './pack/workspace.ts';
import { released, unreleased } from './release/changelog.ts';
import { publishOrder, tarballOf } from './release/publish-order.ts';
import { BRANCH, refusals, tagOf } from './release/refusals.ts';
import { lockAt, manifestAt } from './release/versions.ts';

const MANIFESTS = ['packages/*/package.json', 'apps/*/package.json', 'bench/package.json'];
const CHECKS = [
  ['npm', 'test'],
  ['npm', 'run', 'test:long'],
] as const;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
const lines = (text: string): string[] => text.split('\n').filter(Boolean);

/** Ends with messages and without a stack: the reader can do something about them. */
function giveUp(...messages: readonly string[]): never {
  for (const message of messages) console.error(message);
  process.exit(2);
}

/** The files that a release changes, each with its new text. */
function editsFor(version: string): Map<string, string> {
  const names = [...workspace().keys()];
  const date = new Date().toISOString().slice(0, 10);
  return new Map([
    ...globSync(MANIFESTS, { cwd: ROOT })
      .sort()
      .map((path): [string, string] => [path, manifestAt(read(path), version, names)]),
    ['package-lock.json', lockAt(read('package-lock.json'), version, names)],
    ['CHANGELOG.md', released(read('CHANGELOG.md'), version, date)],
  ]);
}

/** What is left to do: the publisher does it by hand. */
function publishing(version: string): string[] {
  const packages = [...LIBRARIES.map((name) => manifestIn(`packages/${name}`)), manifestIn('apps/cli')];
  return [
    `git push origin ${BRANCH} ${tagOf(version)}`,
    ...publishOrder(packages).map((name) => `npm publish --access public dist/tarballs/${tarballOf(name, version)}`),
  ];
}

const listed = (commands: readonly string[]): string => commands.map((command) => `  ${command}`).join('\n');

/** Writes, checks and packs. If anything of it fails, all is as it was. */
function prepare(edits: ReadonlyMap<string, string>, commands: readonly (readonly string[])[]): void {
  const before = new Map([...edits.keys()].map((path) => [path, read(path)]));
  const write = (texts: ReadonlyMap<string, string>): void => {
    for (const [path, text] of texts) writeFileSync(join(ROOT, path), text);
  };
  // Ctrl-C ends what is running; then it is this program's turn to put everything back.
  process.on('SIGINT', () => {});
  write(edits);
  for (const [command = '', ...args] of commands) {
    const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
    if (status === 0) continue;
    write(before);
    giveUp(`${[command, ...args].join(' ')} failed. Nothing was released; all files are as before.`);
  }
}

function commitAndTag(version: string, paths: Iterable<string>, notes: string): void {
  git('add', '--', ...paths);
  git('commit', '--quiet', '--message', `chore: version ${version}`, '--message', 'What is new is in CHANGELOG.md.');
  // Headings of the changelog begin with what git takes for comments.
  const message = `Interregnum ${version}\n\n${notes}\n`;
  git('tag', '--annotate', tagOf(version), '--cleanup', 'whitespace', '--message', message);
}

function release(version: string, dryRun: boolean, skipChecks: boolean): void {
  const changelog = read('CHANGELOG.md');
  const reasons = refusals({
    version,
    present: [...workspace().values()].map((manifest) => manifest.version),
    branch: git('branch', '--show-current').trim(),
    changed: lines(git('status', '--porcelain')).map((line) => line.slice(3)),
    tags: lines(git('tag', '--list')),
    changelog,
  });
  if (reasons.length > 0) giveUp(...reasons);
  const edits = editsFor(version);
  const commands = [...(skipChecks ? [] : CHECKS), ['npm', 'run', 'pack']];
  if (dryRun) {
    console.log(`Would write:\n${listed([...edits.keys()])}\nrun:\n${listed(commands.map((each) => each.join(' ')))}`);
    console.log(`commit, tag ${tagOf(version)}, and leave to you:\n${listed(publishing(version))}`);
    return;
  }
  prepare(edits, commands);
  commitAndTag(version, edits.keys(), unreleased(changelog) ?? '');
  console.log(`\n${version} is committed and tagged, and nothing has left this machine. To publish it:`);
  console.log(listed(publishing(version)));
}

const options = { 'dry-run': { type: 'boolean' }, 'skip-checks': { type: 'boolean' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [version, ...others] = positionals;
if (version === undefined || others.length > 0) giveUp('Usage: npm run release -- VERSION [--dry-run] [--skip-checks]');
release(version, values['dry-run'] ?? false, values['skip-checks'] ?? false);
