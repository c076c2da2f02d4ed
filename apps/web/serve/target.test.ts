import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DIST, reportIn, targetFrom } from './target.ts';

const folder = mkdtempSync(join(tmpdir(), 'interregnum-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('unless told otherwise, a build goes to dist/ and can be served under any path', () => {
  expect(targetFrom([])).toEqual({ base: './', folder: DIST });
});

test.each(['/', './', '/games/', '/board-games/interregnum_2/'])('%s is a path', (base) => {
  expect(targetFrom(['--base', base])).toEqual({ base, folder: DIST });
});

test.each(['games', '/games', 'games/', '//games/', 'https://games.example/', '/a b/', ''])('"%s" is none', (base) => {
  expect(targetFrom([`--base=${base}`])).toHaveProperty('problem', expect.stringContaining('a path such as /games/'));
});

test('a folder with other files is refused; a new one, an empty one and one with a build are not', () => {
  const out = (name: string) => targetFrom(['--out', join(folder, name)]);
  expect(out('new')).toEqual({ base: './', folder: join(folder, 'new') });
  mkdirSync(join(folder, 'letters'));
  expect(out('letters')).not.toHaveProperty('problem');
  writeFileSync(join(folder, 'letters', 'to-a-friend.txt'), '');
  expect(out('letters')).toHaveProperty('problem', expect.stringContaining('holds other files'));
  writeFileSync(reportIn(join(folder, 'letters')), '{}');
  expect(out('letters')).not.toHaveProperty('problem');
});

test('an unknown option is told', () => {
  expect(targetFrom(['--path', '/games/'])).toHaveProperty('problem', expect.stringContaining('--path'));
});
