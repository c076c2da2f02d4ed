import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, FastRandom, type Options } from '@interregnum/kernel';
import {
  commitmentTo,
  dealFrom,
  hashOf,
  recordText,
  startRecord,
  withDecision,
  withEnd,
} from '@interregnum/record/format-1';
import { gameOf, NAMES, TIME } from './matches.ts';
import { optionsOf } from './tables.ts';

const SEED = 'ab'.repeat(32);

interface Old {
  readonly file: string;
  readonly text: string;
}

/** Keeps a match of format 1 in a home: one person against programs, so many decisions of it, or all. */
export function keepFormat1(home: string, id: string, most = Number.POSITIVE_INFINITY, given: Options = {}): Old {
  const game = gameOf(id);
  const options = optionsOf(game, given);
  const players = NAMES.slice(0, Number(options.seats)).map((name, seat) => ({
    name,
    kind: seat === 0 ? 'human' : 'random',
  }));
  const salts = players.map((_, seat) => `${seat}0`.repeat(32));
  const fixed = { game: id, rulesVersion: game.meta.rulesVersion, options, seats: players };
  let record = startRecord({ ...fixed, commitment: commitmentTo(SEED), salts, time: TIME });
  const random = new FastRandom(id);
  let s = dealFrom(game, options, SEED, salts);
  for (let made = 0; made < most && game.outcome(s) === undefined; made++) {
    const choice = game.pick(s, random);
    record = withDecision(record, { seat: game.toAct(s), decision: game.notation.write(s, choice), time: TIME });
    s = after(game, s, choice);
  }
  const outcome = game.outcome(s);
  if (outcome !== undefined) record = withEnd(record, { seed: SEED, outcome, time: TIME });
  for (const folder of ['tables', 'seeds']) mkdirSync(join(home, folder), { recursive: true });
  writeFileSync(join(home, 'seeds', hashOf(record.lines[0])), `${SEED}\n`);
  const [file, text] = [join(home, 'tables', 'old.record'), recordText(record)];
  writeFileSync(file, text);
  return { file, text };
}
