import {
  appendFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFolders } from '../../test/folders.ts';
import { makeFolder, openToAppend, writeNewFile } from './disk.ts';

const newFolder = newFolders();
const codeOf = (act: () => void): unknown => {
  try {
    act();
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code;
  }
  return undefined;
};

test('folders are made with all above them, and private if asked for', () => {
  const folder = join(newFolder(), 'a', 'b');
  makeFolder(folder, 0o700);
  makeFolder(folder, 0o700);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a new file appears whole; an existing one stays as it is, and nothing is left lying about', () => {
  const folder = newFolder();
  const file = join(folder, 'new');
  writeNewFile(file, 'first', 0o600);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(codeOf(() => writeNewFile(file, 'second'))).toBe('EEXIST');
  expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['first', ['new']]);
});

describe('a file that is added to', () => {
  const opened = (text: string, whole: string) => {
    const file = join(newFolder(), 'a.record');
    writeFileSync(file, text);
    return { file, disk: openToAppend(file, whole) };
  };

  test('begins behind what is whole of it', () => {
    const { file, disk } = opened('Это цело\ncut o', 'Это цело\n');
    disk.append('next\n');
    disk.append('last\n');
    disk.close();
    expect(readFileSync(file, 'utf8')).toBe('Это цело\nnext\nlast\n');
  });

  test.each([
    ['cut', (file: string) => truncateSync(file, 3)],
    ['added to', (file: string) => appendFileSync(file, 'x')],
    ['deleted', (file: string) => rmSync(file)],
    ['moved', (file: string) => renameSync(file, `${file}.old`)],
    [
      'replaced',
      (file: string) => {
        writeFileSync(`${file}.new`, 'one\n');
        renameSync(`${file}.new`, file);
      },
    ],
  ])('is not written to once it was %s by something else', (_, meddle) => {
    const { file, disk } = opened('one\n', 'one\n');
    meddle(file);
    expect(codeOf(() => disk.append('two\n'))).toBe('ECHANGED');
  });
});
