import { describe, expect, test } from 'vitest';
import { fileWith, output, PROGRAM } from './program.ts';

const ENGINE = `engine="${process.execPath}" "${PROGRAM}" engine`;

let programs = 0;

/** A program of protocol 1 that takes the first legal choice, and every line that it is sent for a decision. */
const first = (): string =>
  `first="${process.execPath}" "${fileWith(
    `first-${programs++}.mjs`,
    `import { createInterface } from 'node:readline';
    for await (const line of createInterface({ input: process.stdin })) {
      const { id, legal } = JSON.parse(line);
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
    const report = JSON.parse(await output(tournament(game, 'first,random', first(), '--json', ...args)));
    expect(report.players).toEqual(['first', 'random']);
    expect(report.programs.first[1]).toMatch(/first-\d+\.mjs$/);
    expect(report.times[0].decisions).toBeGreaterThan(0);
  });

  test('may be our own engine, with what a turn may cost', async () => {
    const report = JSON.parse(await output(tournament('claim', 'engine@5,random', ENGINE, '--json')));
    expect(report.games).toBe(2);
    expect(report.times[0]).toMatchObject({ player: 'engine@5', turns: 52 });
  });
});
