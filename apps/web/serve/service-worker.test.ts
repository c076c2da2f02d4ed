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
  const { files, version } = editionIn(folder);
  expect(files).toEqual(['assets/main-a1b2.js', 'index.html']);
  for (const other of ['service-worker.js', 'index.html.gz', 'assets/main-a1b2.js.br', '.build.json'])
    writeFileSync(join(folder, other), '2;');
  expect(editionIn(folder)).toEqual({ files, version });
});

test('a version changes with what is in a file, and with its name', () => {
  const versions = new Set([editionIn(folder).version]);
  writeFileSync(join(folder, 'index.html'), '<!DOCTYPE html>');
  versions.add(editionIn(folder).version);
  writeFileSync(join(folder, 'assets', 'extra.js'), '');
  versions.add(editionIn(folder).version);
  expect(versions.size).toBe(3);
});
