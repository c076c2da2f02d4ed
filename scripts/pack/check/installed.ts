import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Tarball } from '../tarballs.ts';
import { manifestIn, PROGRAM } from '../workspace.ts';
import { expect, npm } from './run.ts';

/** The oldest Node that packages promise to run on. */
const OLDEST = '22.13.0';
const GAMES = ['king-is-dead', 'foreign-king', 'claim'];

/** Projects as others would have them, each in a folder of its own, and an old Node. */
export interface Installed {
  /** With all packages, but not the program. */
  readonly libraries: string;
  /** With the program and nothing else. */
  readonly program: string;
  /** The folder of Node's executable, for PATH; by what it is called in reports. */
  readonly nodes: ReadonlyMap<string, string>;
}

function newProject(folder: string, manifest: object): string {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, ...manifest }));
  return folder;
}

const pathsOf = (tarballs: readonly Tarball[]): string[] => tarballs.map(({ path }) => path);

/** Installs everything that the checks need into a folder. */
export async function install(home: string, tarballs: readonly Tarball[]): Promise<Installed> {
  const isProgram = ({ name }: Tarball): boolean => name === PROGRAM;
  const libraries = newProject(join(home, 'libraries'), { type: 'module' });
  const program = join(home, 'program');
  mkdirSync(program);
  const old = newProject(join(home, 'node'), { allowScripts: { node: true } });
  await Promise.all([
    npm(libraries, 'install', ...pathsOf(tarballs.filter((each) => !isProgram(each)))),
    npm(program, 'install', ...pathsOf(tarballs.filter(isProgram))),
    npm(old, 'install', `node@${OLDEST}`),
  ]);
  const nodes = new Map([
    [`Node ${OLDEST}`, join(old, 'node_modules', 'node', 'bin')],
    [`Node ${process.versions.node}`, dirname(process.execPath)],
  ]);
  return { libraries, program, nodes };
}

/** That a game brings the kernel and nothing else: what npm installs for it, without a network. */
export async function checkGamesAlone(home: string, tarballs: readonly Tarball[]): Promise<void> {
  for (const game of GAMES) {
    const wanted = [game, 'kernel'].map((name) => manifestIn(`packages/${name}`).name);
    const folder = newProject(join(home, `${game}-alone`), {});
    await npm(folder, 'install', '--offline', ...pathsOf(tarballs.filter(({ name }) => wanted.includes(name))));
    const found = globSync('node_modules/{*,@*/*}/package.json', { cwd: folder })
      .map((path) => JSON.parse(readFileSync(join(folder, path), 'utf8')).name as string)
      .sort();
    expect(found.join() === wanted.sort().join(), `${game} brings ${found.join(', ')}`);
  }
}
