// Builds the app into dist/: `npm run build`. Nothing is done if nothing has changed since it was last built.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Rolldown } from 'vite';
import { compressTexts } from './compress.ts';
import { ROOT, sourcesDigest, WEB } from './sources.ts';

export const DIST = join(WEB, 'dist');
/** Written last: without it a build was not finished. Its name begins with a dot, so that it is not served. */
const REPORT = join(DIST, '.build.json');

/** A part of the built program, and what it was made of. */
export interface Chunk {
  readonly file: string;
  readonly isEntry: boolean;
  /** The chunks that are loaded before it runs. */
  readonly imports: readonly string[];
  /** Paths within the project of the modules that left something in it. */
  readonly modules: readonly string[];
}

interface BuildReport {
  readonly sources: string;
  readonly chunks: readonly Chunk[];
}

const reportOfLastBuild = (): BuildReport | undefined =>
  existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : undefined;

/** Builds the app unless the last build is up to date, and tells what it consists of. */
export async function ensureBuilt(): Promise<readonly Chunk[]> {
  const sources = sourcesDigest();
  const last = reportOfLastBuild();
  if (last?.sources === sources) return last.chunks;
  console.log('Building the app (only when its sources have changed) ...');
  const chunks = await bundle();
  await compressTexts(DIST);
  writeFileSync(REPORT, JSON.stringify({ sources, chunks } satisfies BuildReport));
  return chunks;
}

/** A slow machine is no reason to warn. */
const QUIETLY = { rolldownOptions: { checks: { bundlerTimings: false } } };

async function bundle(): Promise<Chunk[]> {
  // Only here: a server of files starts faster without it.
  const { build } = await import('vite');
  const { output } = (await build({ root: WEB, logLevel: 'warn', build: QUIETLY })) as Rolldown.RolldownOutput;
  return output.flatMap((part) => (part.type === 'chunk' ? [chunkOf(part)] : []));
}

const chunkOf = ({ fileName, isEntry, imports, modules }: Rolldown.OutputChunk): Chunk => ({
  file: fileName,
  isEntry,
  imports,
  modules: Object.entries(modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => relative(ROOT, id).replaceAll('\\', '/')),
});

if (import.meta.main) await ensureBuilt();
