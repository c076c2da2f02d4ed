import { rmSync } from 'node:fs';
import { stageLibraries } from './libraries.ts';
import { stageProgram } from './program.ts';
import { packTarballs, type Tarball } from './tarballs.ts';
import { STAGED } from './workspace.ts';

/** Lays all packages out as they will be installed, and packs them. */
export async function pack(): Promise<readonly Tarball[]> {
  rmSync(STAGED, { recursive: true, force: true });
  stageLibraries();
  await stageProgram();
  return packTarballs();
}
