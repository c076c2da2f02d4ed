// Runs the tests of what has changed since main, uncommitted changes included, and of what imports it. Tests that start
// programs depend on everything and take minutes: of them, only files that were changed themselves.
import { spawnSync } from 'node:child_process';

const git = (...args: readonly string[]): string[] =>
  spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

const passes = (...args: readonly string[]): boolean =>
  spawnSync('vitest', ['run', ...args], { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

// A clone may have no branch of that name of its own.
const since = ['main', 'origin/main'].find((branch) => git('rev-parse', '--quiet', '--verify', branch).length > 0);
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', '--merge-base', since ?? 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const starting = changed.filter((file) => /^apps\/cli\/test\/.*(?<!\.long)\.test\.ts$/.test(file));

const related = ['--project', 'packages', '--project', 'apps', '--passWithNoTests', '--changed', since ?? 'HEAD'];
const passed = [passes(...related), starting.length === 0 || passes('--project', 'programs', ...starting)];
process.exitCode = passed.every(Boolean) ? 0 : 1;
