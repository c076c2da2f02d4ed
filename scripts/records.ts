// Stores a record of every mode that has none by the rules of today: `npm run records`. What is stored stays as it is.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { GAMES } from '@interregnum/library';
import { recordText } from '@interregnum/record';
import { SUMS, storedFile, storedModes } from '../packages/library/test/stored.ts';
import { playMatch } from '../packages/record/test/matches.ts';

for (const game of GAMES.values()) {
  for (const mode of storedModes(game)) {
    const file = storedFile(game, mode);
    if (existsSync(file)) continue;
    const name = file.pathname.split('/').at(-1) ?? '';
    const text = recordText(playMatch(game, mode, name).record);
    writeFileSync(file, text);
    appendFileSync(SUMS, `${createHash('sha256').update(text).digest('hex')}  ${name}\n`);
  }
}
