import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolders } from '../../test/folders.ts';
import { lock, lockOf } from './lock.ts';

const newFolder = newFolders();

function newFile(): string {
  const file = join(newFolder(), 'a.record');
  writeFileSync(file, '');
  return file;
}

/** Whether another process can take the lock of a file. */
function takenElsewhere(file: string): boolean {
  const module = new URL('./lock.ts', import.meta.url).href;
  const script = `import { lock } from ${JSON.stringify(module)}; console.log(lock(${JSON.stringify(file)}) !== undefined);`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return stdout.trim() === 'true';
}

test('a file is kept to one process until it is given free', () => {
  const file = newFile();
  const unlock = lock(file);
  expect(unlock).toBeDefined();
  expect(takenElsewhere(file)).toBe(false);
  unlock?.();
  expect(existsSync(lockOf(file))).toBe(false);
  expect(takenElsewhere(file)).toBe(true);
});

test('also under another name', () => {
  const file = newFile();
  const other = `${file}.link`;
  symlinkSync(file, other);
  lock(file);
  expect(takenElsewhere(other)).toBe(false);
});

test('what a killed process left behind is cleared away, and leaves no other file', () => {
  const file = newFile();
  expect(takenElsewhere(file)).toBe(true);
  expect(existsSync(lockOf(file))).toBe(true);
  const unlock = lock(file);
  expect(unlock).toBeDefined();
  unlock?.();
  expect(readdirSync(join(file, '..'))).toEqual(['a.record']);
});

test('a process that has got the number of one that was killed holds nothing', () => {
  const file = newFile();
  writeFileSync(lockOf(file), '1 12345');
  expect(lock(file)).toBeDefined();
});

test('nobody else’s file is taken for a lock, and a lock that is not ours is left alone', () => {
  const file = newFile();
  writeFileSync(`${file}.lock`, 'precious');
  const unlock = lock(file);
  writeFileSync(lockOf(file), 'another');
  unlock?.();
  expect(readFileSync(lockOf(file), 'utf8')).toBe('another');
  expect(readFileSync(`${file}.lock`, 'utf8')).toBe('precious');
});

test('a file that is not there cannot be locked', () => {
  expect(() => lock(join(newFile(), '..', 'missing'))).toThrow('ENOENT');
});
