import { createHash } from 'node:crypto';
import { findGame } from '@interregnum/games/all';
import { FastRandom } from '@interregnum/kernel';
import { startMatch } from '@interregnum/match';
import { linesText } from '@interregnum/record';
import type { Chance } from './chance.ts';
import { VALUES } from './hostile-values.ts';

/** Records that local tables could have: their text, and what opens them. One of each game is dealt, one laid out. */
const RECORDS = ['claim', 'king-is-dead', 'foreign-king'].flatMap((name) => {
  const game = findGame(name, 1);
  const read = game?.options({});
  if (game === undefined || read === undefined || 'refusal' in read) throw new Error(`${name} cannot be played`);
  const { options } = read;
  const seed = createHash('sha256').update(name).digest('hex');
  const kinds = Array.from({ length: Number(options.seats) }, () => 'human');
  const settled = { game, options, kinds, id: 'a'.repeat(22), seed, salts: kinds.map(() => seed) };
  const position = game.setup(options, new FastRandom(name));
  return [startMatch(settled), startMatch({ ...settled, position })].map(({ lines }) => ({
    text: linesText(lines),
    seed,
  }));
});

/** A request to go on with a match: one that holds, one that nearly does, or one made to be costly. */
export function someRecord(chance: Chance): string {
  const { text, seed } = chance.of(RECORDS);
  const texts = [
    text,
    chance.nearMiss(text),
    text.slice(0, chance.below(text.length)),
    text + text,
    text.replaceAll('"seat', '"position'),
  ];
  const heavy = chance.oneIn(500)
    ? [`${'{"beside":0}\n'.repeat(15_000)}`, '\n'.repeat(100_000), 'x'.repeat(250_000)]
    : [];
  const record = chance.of([...texts, ...heavy]);
  const secret = chance.of([
    `{"seed":"${seed}"}`,
    `{"seed":"${seed}","position":${chance.of(POSITIONS)}}`,
    `{"seed":"${chance.hex()}"}`,
  ]);
  const fields = `"seats":[${chance.of(['0', '0,1', '', '3', '0,0'])}],${chance.of(['', '"open":[1],', '"open":[0,1,1],'])}"name":"Eva","watch":"link","hints":false`;
  return `{"id":"${chance.id()}","do":"adopt","record":${JSON.stringify(record)},"secret":${secret},${fields}}`;
}

const DEPTH = 100_000;
const POSITIONS = [...VALUES, '{"game":"claim"}', `{"a":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}`];
