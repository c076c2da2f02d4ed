import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { PROGRAM } from './program.ts';

const fileAt = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const page = readFileSync(fileAt('docs/cli.md'), 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'interregnum-docs-'));
cpSync(fileAt('packages/games/test/records/claim.1.format-2.played-out.record'), join(folder, 'match.record'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Commands of the page with what it says that they print; `...` stands for more. */
const shown = [...page.matchAll(/^ {4}\$ (.+)\n((?: {4}(?!\$ ).*\n|\n(?= {4}(?!\$ )))+)/gm)].map(
  ([, command, printed]) => [command, printed.replaceAll(/^ {4}/gm, '').trimEnd()] as const,
);

const hasTools = spawnSync('sh', ['-c', 'command -v sed']).status === 0;

test.skipIf(!hasTools).each(shown)('docs/cli.md shows what this prints: %s', (command, printed) => {
  const script = command.replaceAll('npx interregnum', `"${process.execPath}" "${PROGRAM}"`);
  const env = { ...process.env, LC_ALL: 'C.UTF-8', NO_COLOR: '1', INTERREGNUM_HOME: folder };
  const { stdout, stderr } = spawnSync('sh', ['-c', script], { cwd: folder, env, encoding: 'utf8' });
  const told = (stdout + stderr).trimEnd();
  const [begin, isAll] = printed.endsWith('...') ? [printed.slice(0, -3).trimEnd(), false] : [printed, true];
  expect(isAll ? told : told.slice(0, begin.length)).toBe(begin);
});

test('docs/cli.md shows what commands print', () => expect(shown.length).toBeGreaterThan(7));
