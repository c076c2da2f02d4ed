import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Match } from '@interregnum/match';
import { isHex, type Secret } from '@interregnum/record';
import { makeFolder, writeNewFile } from './disk.ts';

const PRIVATE = { file: 0o600, folder: 0o700 } as const;

/**
 * What opens the starts of matches, in a folder that only its owner may read: under the id of the match, which for those
 * begun in format 1 is the hash of their first line. The seed stands in the first line, a sealed position in the second.
 */
export class Secrets {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  private fileOf = (match: string): string => join(this.folder, match);

  /** Writes the secret of a new match, and returns its file; there is none where everything lies open. */
  keep({ secret, progress }: Match): string | undefined {
    makeFolder(this.folder, PRIVATE.folder);
    if (secret === undefined) return undefined;
    const file = this.fileOf(progress.start.match);
    const lines = [secret.seed, ...(secret.position === undefined ? [] : [JSON.stringify(secret.position)])];
    writeNewFile(file, lines.map((line) => `${line}\n`).join(''), PRIVATE.file);
    return file;
  }

  /** The secret of a match, if it began here. */
  of(match: string): Secret | undefined {
    const file = this.fileOf(match);
    const [seed, position = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (!isHex(seed)) return undefined;
    return position === '' ? { seed } : { seed, position: JSON.parse(position) };
  }
}
