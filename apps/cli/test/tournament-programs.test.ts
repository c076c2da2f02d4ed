import { describe, expect, test } from 'vitest';
import { fileWith, output, PROGRAM, run } from './program.ts';

const ENGINE = `engine="${process.execPath}" "${PROGRAM}" engine`;

let programs = 0;

/** A program that takes the first legal choice, until it does something else after so many. */
const first = (name: string, count: number, otherwise: string): string =>
  `${name}="${process.execPath}" "${fileWith(
    `${name}-${programs++}.mjs`,
    `import { createInterface } from 'node:readline';
    let count = 0;
    for await (const line of createInterface({ input: process.stdin })) {
      const { id, legal } = JSON.parse(line);
      if (++count > ${count}) { ${otherwise} }
      console.log(JSON.stringify({ id, ok: { choice: legal[0] } }));
    }`,
  )}"`;

const tournament = (game: string, players: string, program: string, ...args: string[]): string[] => [
  ...['tournament', game, '--players', players, '--program', program, '--deals', '1'],
  ...args,
];

describe.concurrent('programs in a tournament', () => {
  test.each([
    ['king-is-dead', ['--advanced']],
    ['king-is-dead', ['--seats', '4']],
    ['king-is-dead', ['--solo']],
    ['foreign-king', ['--seats', '3']],
    ['claim', []],
  ])('play %s with %j', async (game, args) => {
    const report = JSON.parse(
      await output(tournament(game, 'first,random', first('first', 1e9, ''), '--json', ...args)),
    );
    expect(report.players).toEqual(['first', 'random']);
    expect(report.programs.first[1]).toMatch(/first-\d+\.mjs$/);
    expect(report.times[0].decisions).toBeGreaterThan(0);
  });

  test('may be our own engine, with what a turn may cost', async () => {
    const report = JSON.parse(await output(tournament('claim', 'engine@5,random', ENGINE, '--json')));
    expect(report.games).toBe(2);
    expect(report.times[0]).toMatchObject({ player: 'engine@5', turns: 52 });
  });

  test.each([
    ['ends', 'process.exit(3);', 'The program bad ended instead of answering (3).'],
    [
      'says rubbish',
      "console.log('rubbish'); continue;",
      'The program bad gave an answer that cannot be used: rubbish',
    ],
    [
      'cheats',
      "console.log(JSON.stringify({ id, ok: { choice: 'Z9' } })); continue;",
      'The program bad chose “Z9”, which is not legal here.',
    ],
  ])('stop the tournament with a clear word if one %s', async (_, otherwise, expected) => {
    const { code, out, err } = await run(tournament('claim', 'bad,random', first('bad', 5, otherwise)));
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `${expected}\n` });
  });
});
