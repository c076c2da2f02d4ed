import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { editionIn } from './service-worker.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'interregnum-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'main-a1b2.js'), '1;');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('everything that was built is kept, but not what the app never asks for', () => {
  const edition = editionIn(folder);
  expect(edition.files).toEqual(['assets/main-a1b2.js']);
  for (const other of [
    'service-worker.js',
    '404.html',
    'index.html.gz',
    'assets/main-a1b2.js.br',
    '.build.json',
    'assets/online-b3.js',
  ])
    writeFileSync(join(folder, other), '2;');
  expect(editionIn(folder)).toEqual(edition);
});

test('the page is told by its digest', () => {
  // printf '<!doctype html>' | sha256sum
  expect(editionIn(folder).page).toBe('fe26c59e91ac8de694b2531dc3bdc1b7faf471d3d7e4e00870af60f5f22897cb');
});

test('a version changes with what is in a file, and with its name', () => {
  const versions = new Set([editionIn(folder).version]);
  writeFileSync(join(folder, 'index.html'), '<!DOCTYPE html>');
  versions.add(editionIn(folder).version);
  writeFileSync(join(folder, 'assets', 'extra.js'), '');
  versions.add(editionIn(folder).version);
  expect(versions.size).toBe(3);
});
