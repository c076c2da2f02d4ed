import { createHash, hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import type { Edition } from '../service-worker/kept-versions.ts';

const SOURCE = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url));
const NAME = 'service-worker.js';
const PAGE = 'index.html';

/**
 * Not asked for by name: the worker itself, the page for what is missing, compressed twins, and what a server keeps to
 * itself, and pictures for previews elsewhere. Nor is kept what tables on a server need: without a network there are none (vite.config.ts names it).
 */
const UNASKED = /^service-worker[.]js$|^404[.]html$|[.](br|gz)$|^[.]|^shared[/]|^assets[/]online-.*[.]js$/;

/** What a folder with the built app holds. */
export function editionIn(folder: string): Edition {
  const digest = createHash('sha256');
  const files = globSync('**/*.*', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !UNASKED.test(path))
    .sort();
  for (const file of files) {
    const content = readFileSync(join(folder, file));
    digest.update(`${file} ${content.length}\n`).update(content);
  }
  return {
    files: files.filter((file) => file !== PAGE),
    page: hash('sha256', readFileSync(join(folder, PAGE))),
    version: digest.digest('hex').slice(0, 16),
  };
}

/** Writes the worker that keeps what is in a folder. */
export async function writeServiceWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { EDITION: JSON.stringify(editionIn(folder)) },
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: SOURCE,
        // Not all browsers take a worker of this kind that is a module.
        output: { format: 'iife', entryFileNames: NAME },
        checks: { bundlerTimings: false },
      },
    },
  });
}

/** Lets a build end with the worker that keeps what was built. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir }) {
    if (dir !== undefined) await writeServiceWorker(dir);
  },
});
