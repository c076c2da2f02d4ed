import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastRandom } from '@interregnum/kernel';
import { isOver, type OpenedMatch } from '@interregnum/match';
import { userFolder } from '@interregnum/server/user-folder';
import { describe, expect, test } from 'vitest';
import { newFolders } from '../../test/folders.ts';
import { gameOf, TIME, turnLater } from '../../test/matches.ts';
import { optionsOf } from '../../test/tables.ts';
import { dealtMatch } from '../play/players.ts';
import type { RecordFile } from './record-file.ts';
import { Store } from './store.ts';

const newFolder = newFolders();

function claimMatch(time = TIME): OpenedMatch {
  const game = gameOf('claim');
  const players = ['Ana', 'Ben'].map((name) => ({ name, kind: 'human' }));
  return dealtMatch({ game, options: optionsOf(game, {}), players }, time);
}

function created(store: Store, opened: OpenedMatch, path?: string): RecordFile {
  const made = store.create(opened, path);
  if (!('opened' in made)) throw new Error(JSON.stringify(made));
  return made.file;
}

/** So many turns later, all of them saved. */
function played(opened: OpenedMatch, file: RecordFile, turns: number): OpenedMatch {
  const random = new FastRandom('store');
  let next = opened;
  for (let turn = 0; turn < turns && !isOver(next.match); turn++) {
    const { length } = next.text;
    next = turnLater(next, random);
    file.append(next.text.slice(length, -1).split('\n'));
  }
  return next;
}

describe('a match', () => {
  test('is gone on with where it was left', () => {
    const store = new Store(newFolder());
    const match = claimMatch();
    const file = created(store, match);
    const later = played(match, file, 5);
    file.close();
    expect(store.open(file.path)).toMatchObject({ opened: later });
  });

  test('keeps its seed apart, where nobody else may look', () => {
    const folder = newFolder();
    const opened = claimMatch();
    const { path } = created(new Store(folder), opened);
    expect(readFileSync(path, 'utf8')).not.toContain(opened.match.secret?.seed);
    const [seed] = readdirSync(join(folder, 'seeds'));
    expect(statSync(join(folder, 'seeds')).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'seeds', seed)).mode & 0o777).toBe(0o600);
  });

  test('whose end was cut off is completed on the disk', () => {
    const store = new Store(newFolder());
    const match = claimMatch();
    const file = created(store, match);
    const over = played(match, file, 100);
    file.close();
    const whole = readFileSync(file.path, 'utf8');
    truncateSync(file.path, whole.indexOf('"seed"'));
    expect(store.open(file.path)).toMatchObject({
      opened: { match: over.match, text: over.text, entries: over.entries },
    });
    expect(readFileSync(file.path, 'utf8')).toBe(whole);
  });

  test('is open once at a time, and can be looked at any number of times once it is over', () => {
    const store = new Store(newFolder());
    const match = claimMatch();
    const file = created(store, match);
    expect(store.open(file.path)).toMatchObject({ failure: 'open' });
    played(match, file, 100);
    expect(store.open(file.path)).toHaveProperty('opened');
    expect(store.open(file.path)).toHaveProperty('opened');
  });
});

describe('what cannot be used is said, and nothing is left behind', () => {
  test('a file that exists', () => {
    const folder = newFolder();
    const file = join(folder, 'taken');
    writeFileSync(file, 'precious');
    expect(new Store(folder).create(claimMatch(), file)).toEqual({ file, failure: 'file', reason: 'EEXIST' });
    expect(readFileSync(file, 'utf8')).toBe('precious');
    expect(readdirSync(join(folder, 'seeds'))).toEqual([]);
  });

  test.each(['', 'tables', 'seeds'])('a file where the folder “%s” should be', (name) => {
    const folder = join(newFolder(), 'home');
    if (name !== '') mkdirSync(folder);
    writeFileSync(join(folder, name), '');
    expect(new Store(folder).create(claimMatch())).toMatchObject({ failure: 'file' });
  });

  test('a folder, a file that is missing, a match dealt elsewhere', () => {
    const [store, other] = [new Store(newFolder()), new Store(newFolder())];
    expect(store.open(tmpdir())).toMatchObject({ failure: 'file', reason: 'ENOTFILE' });
    expect(store.open(join(tmpdir(), 'missing.record'))).toMatchObject({ failure: 'file', reason: 'ENOENT' });
    const file = created(other, claimMatch());
    file.close();
    expect(store.open(file.path)).toMatchObject({ failure: 'seed' });
    expect(other.open(file.path)).toHaveProperty('opened');
  });
});

describe('the list of what is kept', () => {
  test('tells what can be played on and what is over, the latest first, and skips everything else', () => {
    const folder = newFolder();
    const store = new Store(folder);
    const [one, two] = [claimMatch(), claimMatch('2026-01-02T03:04:05.677Z')];
    const [first, second] = [created(store, one), created(store, two)];
    played(one, first, 100);
    played(two, second, 3);
    const tables = join(folder, 'tables');
    mkdirSync(join(tables, 'folder.record'));
    writeFileSync(join(tables, 'broken.record'), 'nonsense\n');
    symlinkSync(join(tables, 'nowhere'), join(tables, 'dangling.record'));
    const kept = store.list().map(({ file, isOver: finished, decisions }) => ({ file, finished, decisions }));
    expect(kept.toSorted((a, b) => a.decisions - b.decisions)).toEqual([
      { file: second.path, finished: false, decisions: 3 },
      { file: first.path, finished: true, decisions: 52 },
    ]);
  });

  test('is empty where nothing was ever kept', () => {
    expect(new Store(join(newFolder(), 'none')).list()).toEqual([]);
  });
});

test('a copy is a new file, and finds its seed', () => {
  const store = new Store(newFolder());
  const file = created(store, claimMatch());
  file.close();
  const copy = `${file.path}.copy`;
  expect([store.copy(file.path, copy), store.copy(file.path, copy)]).toEqual([undefined, 'EEXIST']);
  expect(store.open(copy)).toHaveProperty('opened');
});

test('tables lie where the environment says', () => {
  expect(userFolder({ INTERREGNUM_HOME: '/a' })).toBe('/a');
  expect(userFolder({ XDG_DATA_HOME: '/b' })).toBe('/b/interregnum');
  expect(userFolder({})).toMatch(/interregnum$/);
  expect(existsSync('/a')).toBe(false);
});
