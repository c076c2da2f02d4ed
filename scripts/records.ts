// Stores what is missing by the rules of today, a record of every mode and of every way a match can go:
// `npm run records`, or `npm run records -- GAME`. What is stored stays as it is.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { GAMES } from '@interregnum/games/all';
import { SUMS, storedFile, storedModes, wayFile } from '../packages/games/test/stored.ts';
import { tell, WAYS } from '../packages/games/test/ways.ts';
import { Story } from '../packages/record/test/story.ts';

const wanted = process.argv.slice(2);

function store(file: URL, story: (name: string) => Story | undefined): void {
  if (existsSync(file)) return;
  const name = file.pathname.split('/').at(-1) ?? '';
  const text = story(name)?.text;
  if (text === undefined) return;
  writeFileSync(file, text);
  appendFileSync(SUMS, `${createHash('sha256').update(text).digest('hex')}  ${name}\n`);
}

for (const game of GAMES.values()) {
  if (wanted.length > 0 && !wanted.includes(game.meta.id)) continue;
  for (const options of storedModes(game))
    store(storedFile(game, options), (name) => Story.begin({ game, options, name }).playOut().reveal());
  for (const way of WAYS) store(wayFile(game, way), () => tell(game, way));
}
