import {
  chmodSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { findGame } from '@interregnum/games/all';
import { summaryOf, verify } from '@interregnum/record';
import { describe, expect, test } from 'vitest';
import { Store, type StoredMatch } from '../src/records/store.ts';
import { keepFormat1 } from './format-1.ts';
import { newHome } from './homes.ts';
import { decisionsIn, statesIn } from './matches.ts';
import { output, run } from './program.ts';
import { hasTerminals, Pty } from './pty.ts';

function kept(home: string, path: string): StoredMatch {
  const found = new Store(home).open(path);
  if (!('opened' in found)) throw new Error(JSON.stringify(found));
  return found;
}

const summedUp = (file: string): unknown => {
  const summary = summaryOf(readFileSync(file, 'utf8'));
  return 'flaw' in summary ? summary : { format: summary.format, decisions: summary.decisions };
};

describe('a match of format 1 that goes on', () => {
  test.each([
    ['claim', 7],
    ['foreign-king', 40],
  ])('of %s goes on in format 2 once it is opened, with all that was decided', (id, decisions) => {
    const home = newHome();
    const { file } = keepFormat1(home, id, decisions);
    const { opened, file: written } = kept(home, file);
    written.close();
    expect(readFileSync(file, 'utf8')).toBe(opened.text);
    expect(decisionsIn(opened) + opened.draft.length).toBe(decisions);
    expect(summedUp(file)).toEqual({ format: 2, decisions: decisionsIn(opened) });
    const again = kept(home, file);
    again.file.close();
    expect(statesIn(again.opened)).toEqual(statesIn(opened));
    const { secret } = opened.match;
    expect(verify(readFileSync(file, 'utf8'), { findGame, secret })).toHaveProperty('replayed');
  });

  test('keeps a last turn that was cut off as a draft, and its file where it is', () => {
    const home = newHome();
    const { file, text } = keepFormat1(home, 'foreign-king', 40);
    const drafts = Array.from({ length: 12 }, (_, cut) => {
      writeFileSync(
        file,
        text
          .split('\n')
          .slice(0, 30 + cut)
          .join('\n'),
      );
      chmodSync(file, 0o640);
      const link = join(home, `link-${cut}.record`);
      symlinkSync(file, link);
      const { opened, file: written } = kept(home, link);
      written.close();
      expect(statSync(file).mode & 0o777).toBe(0o640);
      expect(statSync(link).ino).toBe(statSync(file).ino);
      return opened.draft.length;
    });
    expect(Math.max(...drafts)).toBeGreaterThan(0);
    expect(readdirSync(dirname(file))).toEqual(['old.record']);
  });

  test('whose file cannot be replaced stays as it was', () => {
    const home = newHome();
    const { file, text } = keepFormat1(home, 'claim', 7);
    const hidden = join(dirname(file), '.old.record.interregnum-new');
    symlinkSync(join(home, 'no', 'such', 'folder'), hidden);
    expect(new Store(home).open(file)).toMatchObject({ failure: 'file' });
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(decisionsIn(kept(home, file).opened)).toBe(7);
  });
});

describe('a match of format 1 that is over', () => {
  test('is opened, replayed, exported and verified, and stays byte by byte what it was', async () => {
    const home = newHome();
    const { file, text } = keepFormat1(home, 'claim');
    const before = statSync(file);
    const { opened, file: finished } = kept(home, file);
    finished.append(['nothing']);
    finished.close();
    expect(decisionsIn(opened)).toBe(52);
    const env = { env: { INTERREGNUM_HOME: home } };
    expect(await output(['verify', file], env)).toMatch(/holds: Claim \(rules 1\), 52 decisions; .* format 1\.\n$/);
    expect(JSON.parse(await output(['verify', '--json', file], env))).toMatchObject({
      ...{ format: 1, replayed: true, end: { by: 'rules' }, unchecked: { turns: false, salts: true, lines: 0 } },
    });
    expect(await output(['export', file], env)).toMatch(/Players: Ana, Ben\n[\s\S]*Winner: (Ana|Ben)\.\n$/);
    expect(await run(['replay', file], env)).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect([statSync(file).mtimeMs, statSync(file).ino]).toEqual([before.mtimeMs, before.ino]);
  });

  test('stays what it was also with something behind its end', () => {
    const home = newHome();
    const { file, text } = keepFormat1(home, 'claim');
    writeFileSync(file, `${text}{"entry":`);
    kept(home, file).file.close();
    expect(readFileSync(file, 'utf8')).toBe(`${text}{"entry":`);
  });

  test('but whose end was cut off ends again in format 2', () => {
    const home = newHome();
    const { file, text } = keepFormat1(home, 'claim');
    truncateSync(file, text.length - 30);
    kept(home, file).file.close();
    expect(verify(readFileSync(file, 'utf8'), { findGame })).toMatchObject({ format: 2 });
  });
});

/** Opens a table in the terminal and kills the program as soon as anything happens beside its record, or a moment later. */
async function killWhileConverting(home: string, file: string, moment: number): Promise<void> {
  const pty = new Pty(['play', '--load', file], { env: { INTERREGNUM_HOME: home } });
  const kill = (): void => pty.signal('SIGKILL');
  let seen = 0;
  const watcher = watch(dirname(file), (_, name) => {
    if (name?.includes('interregnum-new') && seen++ === moment) kill();
  });
  const late = setTimeout(kill, 20_000);
  await pty.ended;
  clearTimeout(late);
  watcher.close();
}

describe.skipIf(!hasTerminals)('a program that is killed while it converts a match', () => {
  test.each([0, 1, 2])('leaves the old text or the new one, and nothing is lost (%i)', async (moment) => {
    const home = newHome();
    const { file, text } = keepFormat1(home, 'claim', 8);
    await killWhileConverting(home, file, moment);
    const left = readFileSync(file, 'utf8');
    expect(left === text || summedUp(file)).toEqual(left === text || { format: 2, decisions: 8 });
    const { opened, file: written } = kept(home, file);
    written.close();
    expect(decisionsIn(opened)).toBe(8);
    expect(readdirSync(dirname(file))).toEqual(['old.record']);
  });
});
