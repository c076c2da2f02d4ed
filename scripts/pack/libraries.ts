import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { libraryManifest } from './manifest.ts';
import { stagePages } from './pages.ts';
import { withJsSpecifiers } from './specifiers.ts';
import { LIBRARIES, manifestIn, ROOT, STAGED } from './workspace.ts';

const CONFIG = fileURLToPath(new URL('tsconfig.json', import.meta.url));
/** Where the compiler writes, as tsconfig.json says. */
const EMITTED = join(ROOT, 'dist', 'emitted');

/** Compiles all libraries in one run and lays each out as it will be installed. */
export function stageLibraries(): void {
  rmSync(EMITTED, { recursive: true, force: true });
  const tsc = join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [tsc, '--project', CONFIG], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the packages could not be compiled');
  for (const name of LIBRARIES) stage(name);
  rmSync(EMITTED, { recursive: true });
}

/** Programs read as their sources do, comments included: sources themselves and maps to them are left out. */
function stage(name: string): void {
  const target = join(STAGED, name);
  mkdirSync(target, { recursive: true });
  cpSync(join(EMITTED, 'packages', name, 'src'), join(target, 'dist'), { recursive: true });
  for (const path of globSync('dist/**/*.d.ts', { cwd: target }).map((each) => join(target, each)))
    writeFileSync(path, withJsSpecifiers(readFileSync(path, 'utf8')));
  const documents = stagePages(`packages/${name}`, target);
  cpSync(join(ROOT, 'LICENSE'), join(target, 'LICENSE'));
  const manifest = libraryManifest(manifestIn(join('packages', name)), documents);
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
