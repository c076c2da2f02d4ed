import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { completed } from './complete.ts';
import { type Entry, type Lock, missingIn, placesFor } from './lock.ts';
import { platformOf } from './platform.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** A lock with a tool that may use a program for each of these machines. */
const lockOf = (entries: Lock['packages']): Lock & { readonly name: string } => ({
  name: 'project',
  packages: { '': {}, 'node_modules/tool': tool('1.2.0'), ...entries },
});
const tool = (version: string): Entry => ({
  version,
  dev: true,
  optionalDependencies: { '@tool/darwin-arm64': version, '@tool/linux-x64-musl': version },
});

test('the lock has an entry for every optional dependency (else: npm run complete-lock)', () => {
  expect(missingIn(read('package-lock.json'))).toEqual([]);
});

test('the lock says nowhere from which registry a package comes: everybody uses their own', () => {
  const entries = Object.entries<Entry>(read('package-lock.json').packages);
  expect(entries.filter(([, { resolved }]) => /^https?:/.test(resolved ?? '')).map(([folder]) => folder)).toEqual([]);
});

test('the lock knows all parts of the project as they are (else: npm install --package-lock-only)', () => {
  const { packages } = read('package-lock.json');
  const wanted = ({ version, dependencies, devDependencies }: Record<string, unknown>) => ({
    version,
    dependencies,
    devDependencies,
  });
  for (const path of globSync(['package.json', '{packages,apps}/*/package.json', 'bench/package.json'], {
    cwd: ROOT,
  })) {
    const folder = path.replaceAll('\\', '/').replace(/[/]?package[.]json$/, '');
    expect(wanted(packages[folder] ?? {}), path).toEqual(wanted(read(path)));
  }
});

test('what is missing is entered with its version and machine, in its place, and nothing else changes', () => {
  const there = { version: '1.2.0', integrity: 'sha512-x', optional: true };
  const lock = lockOf({ 'node_modules/@tool/linux-x64-musl': there, 'node_modules/zebra': { version: '3.0.0' } });
  const whole = completed(lock);
  expect(whole.packages['node_modules/@tool/darwin-arm64']).toEqual({
    version: '1.2.0',
    cpu: ['arm64'],
    dev: true,
    optional: true,
    os: ['darwin'],
  });
  expect(Object.keys(whole.packages)).toEqual([
    '',
    'node_modules/@tool/darwin-arm64',
    'node_modules/@tool/linux-x64-musl',
    'node_modules/tool',
    'node_modules/zebra',
  ]);
  expect(whole).toMatchObject(lock);
  expect(missingIn(whole)).toEqual([]);
  expect(completed(whole)).toEqual(whole);
});

test('two versions of a tool have their programs in two places', () => {
  const lock = completed(lockOf({ 'node_modules/old': {}, 'node_modules/old/node_modules/tool': tool('0.9.0') }));
  expect(lock.packages['node_modules/@tool/darwin-arm64']?.version).toBe('1.2.0');
  expect(lock.packages['node_modules/old/node_modules/@tool/darwin-arm64']?.version).toBe('0.9.0');
  expect(missingIn(lock)).toEqual([]);
});

test('a package is looked for as Node does it', () => {
  expect(placesFor('@a/b', 'apps/web/node_modules/x')).toEqual([
    'apps/web/node_modules/x/node_modules/@a/b',
    'apps/web/node_modules/@a/b',
    'node_modules/@a/b',
  ]);
});

test.each([
  ['@rolldown/binding-linux-x64-gnu', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
  ['@oxc-parser/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
  ['@biomejs/cli-win32-arm64', { os: ['win32'], cpu: ['arm64'] }],
  ['@rolldown/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ['fsevents', undefined],
  ['linux-tools', undefined],
])('the name %s tells its machines', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});
