import { describe, expect, test } from 'vitest';
import { output, run } from './program.ts';

interface Meeting {
  readonly player: string;
  readonly against: readonly string[];
  readonly games: number;
  readonly wins: number;
  readonly shared: number;
  readonly losses: number;
  readonly others: number;
  readonly brokenOff: number;
}
interface Report {
  readonly form: string;
  readonly games: number;
  readonly deals: number;
  readonly meetings: readonly Meeting[];
  readonly ratings: readonly { player: string; elo: number; low: number; high: number }[];
  readonly times: readonly { player: string; turns: number; decisions: number; msPerTurn: number }[];
}

const tournament = async (...args: string[]): Promise<Report> =>
  JSON.parse(await output(['tournament', ...args, '--json']));
/** What may not differ from run to run. */
const lasting = ({ times, ...rest }: Report) => ({
  ...rest,
  times: times.map(({ player, turns, decisions }) => ({ player, turns, decisions })),
});

describe.concurrent('tournament', () => {
  test.each([
    ['king-is-dead', 'pairs', 12, 3, ['--advanced']],
    ['king-is-dead', 'together', 6, 3, ['--seats', '3']],
    ['king-is-dead', 'pairs', 12, 3, ['--seats', '4', '--vikings']],
    ['king-is-dead', 'solo', 6, 3, ['--solo']],
    ['foreign-king', 'pairs', 12, 3, []],
    ['foreign-king', 'together', 6, 3, ['--seats', '3', '--no-intervene-empty']],
    ['foreign-king', 'against', 48, 6, ['--seats', '4']],
    ['claim', 'pairs', 12, 3, []],
  ])('plays %s in %s: %i games, %i lines, with %j', async (game, form, games, lines, args) => {
    const report = await tournament(game, '--players', 'page@10,squire@10,random', '--deals', '2', ...args);
    expect(report).toMatchObject({ game, form, games, deals: 2 });
    expect(report.meetings).toHaveLength(lines);
    for (const { games: all, wins, shared, losses, others, brokenOff } of report.meetings)
      expect(wins + shared + losses + others + brokenOff).toBe(all);
    expect(report.times.map(({ player, turns }) => [player, turns > 0])).toEqual([
      ['page@10', true],
      ['squire@10', true],
      ['random', true],
    ]);
    expect(report.ratings.map(({ player }) => player).sort()).toEqual(
      form === 'solo' ? [] : ['page@10', 'random', 'squire@10'],
    );
    for (const { player, elo, low, high } of report.ratings)
      expect(player === 'random' ? elo === 0 : low < elo && elo < high).toBe(true);
  });
});

describe.concurrent('the results of a tournament', () => {
  test('come to the same on one thread and on three, and to something else with another seed', async () => {
    const args = ['king-is-dead', '--players', 'squire@20,page@20,random', '--deals', '4'];
    const [one, three, other] = await Promise.all([
      tournament(...args, '--threads', '1'),
      tournament(...args, '--threads', '3'),
      tournament(...args, '--seed', 'other'),
    ]);
    expect(lasting(three)).toEqual(lasting(one));
    expect(lasting(other).meetings).not.toEqual(lasting(one).meetings);
  });

  test('do not depend on who else takes part', async () => {
    const [alone, among] = await Promise.all([
      tournament('claim', '--players', 'page@10,random', '--deals', '3'),
      tournament('claim', '--players', 'squire@10,page@10,random', '--deals', '3'),
    ]);
    const meeting = ({ meetings }: Report) =>
      meetings.find(({ player, against }) => player === 'page@10' && against[0] === 'random');
    expect(meeting(among)).toEqual(meeting(alone));
  });

  test.each([
    ['en', ['Every pair plays each deal twice', 'page@10 – random', 'Elo with 95% interval; random is 0']],
    ['fr', ['Chaque paire joue chaque donne deux fois', 'page@10 – random', 'random est à 0', 'ms par tour']],
    ['ru', ['Каждая пара играет каждую раздачу дважды', 'page@10 — random', 'у random 0', 'мс на ход']],
  ])('are told to people in %s', async (language, expected) => {
    const args = ['tournament', 'claim', '--players', 'page@10,random', '--deals', '2', '--lang', language];
    const report = await output(args);
    for (const text of expected) expect(report.replace(/[\u202f\u00a0]/g, ' ')).toContain(text);
    expect(report).toContain('●');
    expect(report).not.toContain('\u001b');
  });
});

describe.concurrent('a tournament that cannot be held is refused', () => {
  const needsTwo = 'A tournament needs at least two players, such as: --players regent@100ms,greedy';
  const names = 'random, uniform, greedy, page, squire, steward, chancellor, regent';

  test.each<[string, string[], string]>([
    ['no players', [], needsTwo],
    ['one player', ['--players', 'regent'], needsTwo],
    ['one player and a comma', ['--players', 'regent,'], needsTwo],
    ['a person', ['--players', 'page,human'], `“human” cannot take a seat. Choose from: ${names}.`],
    [
      'a yardstick with a time',
      ['--players', 'page,greedy@9ms'],
      `“greedy@9ms” cannot take a seat. Choose from: ${names}.`,
    ],
    ['the same player twice', ['--players', 'page,random,page'], '“page” is named twice. Everybody plays only once.'],
    [
      'no deals',
      ['--players', 'page,random', '--deals', '0'],
      '--deals must be a whole number from 1 to 1000000000, not “0”.',
    ],
    [
      'half a minute',
      ['--players', 'page,random', '--minutes', '0.5'],
      '--minutes must be a whole number from 1 to 1000000000, not “0.5”.',
    ],
    [
      'seats that are no number',
      ['--players', 'page,random', '--seats', 'x'],
      '--seats must be a whole number from 1 to 1000000000, not “x”.',
    ],
    [
      'a program without a command',
      ['--players', 'page,mine', '--program', 'mine'],
      '“mine” names no program. Give a name and a command, such as my-bot=./my-bot.',
    ],
  ])('%s', async (_, args, expected) => {
    expect(await run(['tournament', 'claim', ...args])).toEqual({ code: 2, out: '', err: `${expected}\n` });
  });

  test('options that do not combine, citing the rule', async () => {
    const { code, err } = await run(['tournament', 'claim', '--players', 'page,random', '--seats', '3']);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('(CL-SETUP-1)') });
  });
});
