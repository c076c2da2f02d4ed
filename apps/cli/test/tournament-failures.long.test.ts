import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { guest, type Told } from './guests.ts';
import { fileWith, output, run } from './program.ts';

const report = async (...args: string[]): Promise<Told> => JSON.parse(await output(['tournament', ...args, '--json']));
/** What is the same in every run. */
const lasting = ({ times: _, ...told }: Told): Told => told;

describe.concurrent('a program that fails in a tournament', () => {
  test.each([
    ['ends', 'process.exit(3);', 'ended', 'The program bad ended instead of answering (3).'],
    [
      'says rubbish',
      "console.log('rubbish'); continue;",
      'garbled',
      'The program bad gave an answer that cannot be used: rubbish. An answer is one line with the id of the question ' +
        'and one of its legal choices, such as {"id":1,"ok":{"choice":"pass"}}',
    ],
    [
      'cheats',
      "console.log(JSON.stringify({ id, ok: { choice: 'Z9' } })); continue;",
      'illegal',
      'The program bad chose “Z9”, which is not legal here.',
    ],
    [
      'would rather not',
      "console.log(JSON.stringify({ id, error: { message: 'No.' } })); continue;",
      'refused',
      'The program bad would not decide: No.',
    ],
  ])('gives up its seat, and all other games are played: it %s', async (_, otherwise, kind, message) => {
    const bad = guest('bad', `if (count > 5) { ${otherwise} }`);
    const told = await report('claim', '--players', 'bad,greedy,random', '--program', bad.named, '--deals', '2');
    expect(told).toMatchObject({ games: 12, deals: 2 });
    expect(told.meetings.map(({ games, wins, losses }: Told) => [games, wins, losses]).slice(0, 2)).toEqual([
      [4, 0, 4],
      [4, 0, 4],
    ]);
    expect(told.failures).toEqual([
      { player: 'bad', games: 8, first: { deal: 0, seat: expect.any(Number), kind, message } },
    ]);
  });
});

describe.concurrent('a program that has failed', () => {
  test('is told to people too, with the first reason', async () => {
    const bad = guest('bad', 'if (count > 5) process.exit(3);');
    const args = ['tournament', 'claim', '--players', 'bad,random', '--program', bad.named, '--deals', '1'];
    const { code, out, err } = await run(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      'Seats given up bad: 2 games. First in deal 1: The program bad ended instead of answering (3).',
    );
  });
});

describe.concurrent('what becomes of a tournament in which a program fails:', () => {
  test('the seat is left to chance where several others play on, and cannot win any more', async () => {
    const bad = guest('bad', 'if (count > 5) process.exit(3);');
    const told = await report(
      ...['king-is-dead', '--seats', '3', '--players', 'bad,page@10,random', '--program', bad.named, '--deals', '2'],
    );
    expect(told).toMatchObject({ form: 'together', games: 6 });
    expect(told.failures).toMatchObject([{ player: 'bad', games: 6 }]);
    const [own, ...others] = told.meetings;
    expect([own.wins, own.shared]).toEqual([0, 0]);
    expect(others[0].wins + others[1].wins).toBeGreaterThan(0);
    expect(told.times.every(({ turns }: Told) => turns > 6)).toBe(true);
  });

  test('alone against the Saxons it has lost', async () => {
    const bad = guest('bad', 'process.exit(3);');
    const told = await report('king-is-dead', '--solo', '--players', 'bad', '--program', bad.named, '--deals', '2');
    expect(told.meetings).toMatchObject([{ games: 2, wins: 0, losses: 2 }]);
    expect(told.failures).toMatchObject([{ player: 'bad', games: 2 }]);
  });

  test('the failure is in the file of results, and the tournament goes on from there', async () => {
    const file = fileWith('failures-whole', '').replace('whole', 'kept');
    const bad = guest('bad', 'if (count > 30) process.exit(3);');
    const args = ['claim', '--players', 'bad,random', '--program', bad.named, '--file', file, '--threads', '1'];
    const first = await report(...args, '--deals', '2');
    const written = readFileSync(file, 'utf8');
    const longer = await report(...args, '--deals', '4');
    expect(readFileSync(file, 'utf8').startsWith(written)).toBe(true);
    expect(longer.games).toBe(8);
    expect(longer.failures[0].first).toEqual(first.failures[0].first);
    expect(lasting(await report(...args, '--deals', '2'))).toEqual(lasting(first));
  });

  test('it is stopped only if a command cannot be started', async () => {
    const args = ['tournament', 'claim', '--players', 'none,random', '--program', 'none=./no-such-program'];
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^The program none cannot be started: .*ENOENT/);
  });
});
