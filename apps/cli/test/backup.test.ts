import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { obeyed } from './command-line.ts';
import { newHome } from './homes.ts';

/** A data folder as a server leaves it, with something in it that can be found again. */
function dataFolder(home: string): string {
  const data = join(home, 'data');
  mkdirSync(data);
  const database = new DatabaseSync(join(data, 'interregnum.db'));
  database.exec(
    "CREATE TABLE versions (part TEXT PRIMARY KEY, version INTEGER NOT NULL); INSERT INTO versions VALUES ('server', 1)",
  );
  database.close();
  return data;
}

test('a backup is saved, and put in the place of what is there, which is kept', async () => {
  const home = newHome();
  const data = dataFolder(home);
  const file = join(home, 'copy.db');
  const saved = await obeyed(['backup', file, '--data', data]);
  expect(saved).toEqual({
    out: expect.stringMatching(/^Saved in .*copy\.db\. It holds the keys/),
    complaint: undefined,
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const restored = await obeyed(['restore', file, '--data', data]);
  expect(restored.complaint).toBeUndefined();
  expect(restored.out).toContain('interregnum.db.before-restore');
  expect(existsSync(join(data, 'interregnum.db.before-restore'))).toBe(true);
});

test.each([
  ['en', 'There is nothing at'],
  ['fr', 'Il n’y a rien à'],
  ['ru', 'не существует'],
])('what is not there is told, in %s', async (lang, told) => {
  const home = newHome();
  const { complaint } = await obeyed(['backup', join(home, 'copy.db'), '--data', join(home, 'none'), '--lang', lang]);
  expect(complaint).toContain(told);
  expect(existsSync(join(home, 'copy.db'))).toBe(false);
});

test('what is no backup is refused, and nothing changes', async () => {
  const home = newHome();
  const data = dataFolder(home);
  writeFileSync(join(home, 'letter.txt'), 'Dear Ana, '.repeat(1000));
  const { complaint } = await obeyed(['restore', join(home, 'letter.txt'), '--data', data]);
  expect(complaint).toContain('is damaged, or holds no database of this program');
  expect(existsSync(join(data, 'interregnum.db.before-restore'))).toBe(false);
});

test.each([
  [['serve', '--port', 'house'], '--port must be'],
  [['serve', '--port', '65536'], '--port must be'],
])('%s cannot be served', async (args, told) => {
  expect((await obeyed(args)).complaint).toContain(told);
});
