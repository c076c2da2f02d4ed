import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest } from './manifest.ts';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Where packages are laid out as they will be installed, and where their tarballs are written. */
export const STAGED = join(ROOT, 'dist', 'packages');
export const TARBALLS = join(ROOT, 'dist', 'tarballs');

/** The packages that others build on, by the name of their folder. Testkit is for this workspace alone. */
export const LIBRARIES = [
  'kernel',
  'king-is-dead',
  'foreign-king',
  'claim',
  'games',
  'record',
  'match',
  'screen',
  'lessons',
  'bots',
  'texts',
] as const;

/** The program, which has the name of the project. */
export const PROGRAM = 'interregnum';

export const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

/** All packages of the workspace, by name. */
export const workspace = (): ReadonlyMap<string, Manifest> =>
  new Map(
    globSync(['packages/*/package.json', 'apps/*/package.json', 'bench/package.json'], { cwd: ROOT })
      .map((path) => manifestIn(dirname(path)))
      .map((manifest) => [manifest.name, manifest]),
  );
