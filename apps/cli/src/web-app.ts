import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BadInput } from './command-line/bad-input.ts';
import type { Terminal } from './terminal/terminal.ts';

const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The built web app lies in the installed package; in the repository it is built where its sources are. */
const INSTALLED = pathOf('../web/');
const BUILT = pathOf('../../web/dist/');
const BUILD = pathOf('../../web/serve/build.ts');

/** The folder of the built web app. In the repository it is built first, if anything has changed. */
export function webAppFolder({ text }: Terminal): string {
  if (existsSync(INSTALLED)) return INSTALLED;
  // What a build says is progress: it goes to standard error.
  const { status } = spawnSync(process.execPath, [BUILD], { stdio: ['ignore', process.stderr.fd, 'inherit'] });
  if (status !== 0) throw new BadInput(text('error.web-app'));
  return BUILT;
}
