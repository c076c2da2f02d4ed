import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@interregnum/games/all';
import { FastRandom } from '@interregnum/kernel';
import { commit, decideFor, isOver, type Table } from '@interregnum/table';
import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../test/tables.ts';
import { dealtTable } from '../play/players.ts';
import { Store, usualFolder } from './store.ts';

const TIME = '2026-11-16T10:00:00.000Z';
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'interregnum-store-'));

function claimTable(time = TIME): Table {
  const game = GAMES.get('claim');
  if (game === undefined) throw new Error('no claim');
  const players = ['Ana', 'Ben'].map((name) => ({ name, kind: 'human' }));
  return dealtTable({ game, options: optionsOf(game, {}), players }, time);
}

function created(store: Store, table: Table, file?: string) {
  const made = store.create(table, file);
  if (!('saved' in made)) throw new Error(JSON.stringify(made));
  return made.saved;
}

/** So many turns later, all of them saved. */
function played(table: Table, saved: { append(lines: readonly string[]): void }, turns: number): Table {
  const random = new FastRandom('store');
  let next = table;
  for (let turn = 0; turn < turns && !isOver(next); turn++) {
    const before = next.record.lines.length;
    next = commit(
      decideFor(next, (seen) => next.game.pick(seen, random)),
      TIME,
    );
    saved.append(next.record.lines.slice(before));
  }
  return next;
}

describe('a table', () => {
  test('is gone on with where it was left', () => {
    const store = new Store(newFolder());
    const table = claimTable();
    const saved = created(store, table);
    const later = played(table, saved, 5);
    saved.close();
    const opened = store.open(saved.file);
    expect(opened).toMatchObject({ table: later });
  });

  test('keeps its seed apart, where nobody else may look', () => {
    const folder = newFolder();
    const table = claimTable();
    const { file } = created(new Store(folder), table);
    expect(readFileSync(file, 'utf8')).not.toContain(table.secret?.seed);
    const [seed] = readdirSync(join(folder, 'seeds'));
    expect(statSync(join(folder, 'seeds')).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'seeds', seed)).mode & 0o777).toBe(0o600);
  });

  test('whose end was cut off is completed on the disk', () => {
    const store = new Store(newFolder());
    const table = claimTable();
    const saved = created(store, table);
    const over = played(table, saved, 100);
    saved.close();
    const whole = readFileSync(saved.file, 'utf8');
    truncateSync(saved.file, whole.indexOf('"seed"'));
    expect(store.open(saved.file)).toMatchObject({ table: over });
    expect(readFileSync(saved.file, 'utf8')).toBe(whole);
  });

  test('is open once at a time, and can be looked at any number of times once it is over', () => {
    const store = new Store(newFolder());
    const table = claimTable();
    const saved = created(store, table);
    expect(store.open(saved.file)).toMatchObject({ trouble: 'open' });
    played(table, saved, 100);
    expect(store.open(saved.file)).toHaveProperty('table');
    expect(store.open(saved.file)).toHaveProperty('table');
  });
});

describe('what cannot be used is said, and nothing is left behind', () => {
  test('a file that exists', () => {
    const folder = newFolder();
    const file = join(folder, 'taken');
    writeFileSync(file, 'precious');
    expect(new Store(folder).create(claimTable(), file)).toEqual({ file, trouble: 'file', reason: 'EEXIST' });
    expect(readFileSync(file, 'utf8')).toBe('precious');
    expect(readdirSync(join(folder, 'seeds'))).toEqual([]);
  });

  test.each(['', 'tables', 'seeds'])('a file where the folder “%s” should be', (name) => {
    const folder = join(newFolder(), 'home');
    if (name !== '') mkdirSync(folder);
    writeFileSync(join(folder, name), '');
    expect(new Store(folder).create(claimTable())).toMatchObject({ trouble: 'file' });
  });

  test('a folder, a file that is missing, a match dealt elsewhere', () => {
    const [store, other] = [new Store(newFolder()), new Store(newFolder())];
    expect(store.open(tmpdir())).toMatchObject({ trouble: 'file', reason: 'ENOTFILE' });
    expect(store.open(join(tmpdir(), 'missing.record'))).toMatchObject({ trouble: 'file', reason: 'ENOENT' });
    const saved = created(other, claimTable());
    saved.close();
    expect(store.open(saved.file)).toMatchObject({ trouble: 'seed' });
    expect(other.open(saved.file)).toHaveProperty('table');
  });
});

describe('the list of what is kept', () => {
  test('tells what can be played on and what is over, the latest first, and skips everything else', () => {
    const folder = newFolder();
    const store = new Store(folder);
    const [one, two] = [claimTable(), claimTable('2026-11-16T10:00:00.001Z')];
    const [first, second] = [created(store, one), created(store, two)];
    played(one, first, 100);
    played(two, second, 3);
    const tables = join(folder, 'tables');
    mkdirSync(join(tables, 'folder.record'));
    writeFileSync(join(tables, 'broken.record'), 'nonsense\n');
    symlinkSync(join(tables, 'nowhere'), join(tables, 'dangling.record'));
    const kept = store.kept().map(({ file, isOver: finished, decisions }) => ({ file, finished, decisions }));
    expect(kept.toSorted((a, b) => a.decisions - b.decisions)).toEqual([
      { file: second.file, finished: false, decisions: 3 },
      { file: first.file, finished: true, decisions: 52 },
    ]);
  });

  test('is empty where nothing was ever kept', () => {
    expect(new Store(join(newFolder(), 'none')).kept()).toEqual([]);
  });
});

test('a copy is a new file, and finds its seed', () => {
  const store = new Store(newFolder());
  const saved = created(store, claimTable());
  saved.close();
  const copy = `${saved.file}.copy`;
  expect([store.copy(saved.file, copy), store.copy(saved.file, copy)]).toEqual([undefined, 'EEXIST']);
  expect(store.open(copy)).toHaveProperty('table');
});

test('tables lie where the environment says', () => {
  expect(usualFolder({ INTERREGNUM_HOME: '/a' })).toBe('/a');
  expect(usualFolder({ XDG_DATA_HOME: '/b' })).toBe('/b/interregnum');
  expect(usualFolder({})).toMatch(/interregnum$/);
  expect(existsSync('/a')).toBe(false);
});
