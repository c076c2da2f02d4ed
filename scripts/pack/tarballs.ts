import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARIES, PROGRAM, STAGED, TARBALLS } from './workspace.ts';

/** A tarball as npm has packed it; sizes in bytes. */
export interface Tarball {
  readonly name: string;
  readonly path: string;
  readonly packed: number;
  readonly unpacked: number;
  readonly files: number;
}

interface Packed {
  readonly name: string;
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly entryCount: number;
}

/** Packs all that is staged. */
export function packTarballs(): readonly Tarball[] {
  rmSync(TARBALLS, { recursive: true, force: true });
  mkdirSync(TARBALLS, { recursive: true });
  const folders = [...LIBRARIES, PROGRAM].map((name) => join(STAGED, name));
  const { status, stdout } = spawnSync(
    'npm',
    ['pack', ...folders, '--json', '--loglevel=error', '--pack-destination', TARBALLS],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error('npm pack failed');
  return (JSON.parse(stdout) as readonly Packed[]).map(({ name, filename, size, unpackedSize, entryCount }) => ({
    name,
    path: join(TARBALLS, filename),
    packed: size,
    unpacked: unpackedSize,
    files: entryCount,
  }));
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(8)} kB`;

/** A table of sizes, a line for each. */
export const sizesOf = (tarballs: readonly Tarball[]): string =>
  tarballs
    .map(
      ({ name, packed, unpacked, files }) =>
        `  ${name.padEnd(26)} ${kilobytes(packed)} packed ${kilobytes(unpacked)} unpacked ${String(files).padStart(5)} files`,
    )
    .join('\n');
