// Builds the app into dist/: `npm run build`, or for a path of a host and elsewhere: `npm run build -- --base /games/ --out
// DIR`. Nothing is done if nothing has changed since it was last built.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import { compressTexts } from './compress.ts';
import { ROOT, sourcesDigest, WEB } from './sources.ts';
import { DEFAULT_TARGET, reportIn, type Target, targetFrom } from './target.ts';

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
  readonly base: string;
  readonly chunks: readonly Chunk[];
}

const lastBuildIn = (folder: string): BuildReport | undefined =>
  existsSync(reportIn(folder)) ? JSON.parse(readFileSync(reportIn(folder), 'utf8')) : undefined;

/** Builds the app unless the last build is up to date, and tells what it consists of. */
export async function ensureBuilt({ base, folder }: Target = DEFAULT_TARGET): Promise<readonly Chunk[]> {
  const sources = sourcesDigest();
  const last = lastBuildIn(folder);
  if (last?.sources === sources && last.base === base) return last.chunks;
  console.log('Building the app (only when its sources have changed) ...');
  const chunks = await bundle({ base, folder });
  await compressTexts(folder);
  writeFileSync(reportIn(folder), JSON.stringify({ sources, base, chunks } satisfies BuildReport));
  return chunks;
}

async function bundle({ base, folder }: Target): Promise<Chunk[]> {
  // Only here: a server of files starts faster without it.
  const { build } = await import('vite');
  // A slow machine is no reason to warn.
  const quietly = { checks: { bundlerTimings: false } };
  const into = { outDir: folder, emptyOutDir: true, rolldownOptions: quietly };
  const { output } = (await build({ root: WEB, base, logLevel: 'warn', build: into })) as Rolldown.RolldownOutput;
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

if (import.meta.main) {
  const target = targetFrom(process.argv.slice(2));
  if ('problem' in target) {
    console.error(target.problem);
    process.exitCode = 2;
  } else {
    await ensureBuilt(target);
    console.log(`The app is in ${target.folder}`);
  }
}
