import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { WEB } from './sources.ts';

export const DIST = join(WEB, 'dist');

/** What a build is made for. */
export interface Target {
  /** The path it will be served under, or `./` for any: all addresses are relative to the page then. */
  readonly base: string;
  readonly folder: string;
}

export const DEFAULT_TARGET: Target = { base: './', folder: DIST };

/** Written last into a folder: without it a build was not finished. Its name begins with a dot: it is not served. */
export const reportIn = (folder: string): string => join(folder, '.build.json');

/** Reads `--base /games/ --out DIR`. What is wrong with them is told as a problem. */
export function targetFrom(given: readonly string[]): Target | { readonly problem: string } {
  const options = {
    base: { type: 'string', default: DEFAULT_TARGET.base },
    out: { type: 'string', default: DIST },
  } as const;
  try {
    const { base, out } = parseArgs({ args: [...given], options }).values;
    return targetOf(base, resolve(out));
  } catch (problem) {
    return { problem: (problem as Error).message };
  }
}

function targetOf(base: string, folder: string): Target | { readonly problem: string } {
  if (base !== DEFAULT_TARGET.base && !/^[/]([\w.~-]+[/])*$/.test(base))
    return { problem: `--base ${base}: a path such as /games/, or ./ for any.` };
  if (holdsOther(folder)) return { problem: `--out ${folder}: it holds other files, which a build would delete.` };
  return { base, folder };
}

/** A build begins by emptying its folder. */
const holdsOther = (folder: string): boolean =>
  folder !== DIST && existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(reportIn(folder));
