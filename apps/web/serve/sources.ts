import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const WEB = join(ROOT, 'apps', 'web');

/** All that the built app depends on; what is installed is told by the lock file. */
const SOURCES = [
  'package-lock.json',
  'apps/web/*.{html,json}',
  'apps/web/vite.config.ts',
  'apps/server/src/http/content-security-policy.ts',
  'apps/web/{public,src,serve,service-worker}/**/*.*',
  'packages/*/package.json',
  'packages/*/src/**/*.*',
];

/** Changes whenever a source does. Times of files tell nothing: a checkout or a copy makes them anew. */
export function sourcesDigest(): string {
  const digest = createHash('sha256');
  const paths = globSync(SOURCES, { cwd: ROOT }).filter((path) => !/[.]test[.]tsx?$/.test(path));
  for (const path of paths.sort()) {
    const content = readFileSync(join(ROOT, path));
    digest.update(`${path} ${content.length}\n`).update(content);
  }
  return digest.digest('hex');
}
