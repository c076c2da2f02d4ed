import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { output, PROGRAM } from './program.ts';

interface Report {
  readonly game: string;
  readonly options: object;
  readonly players?: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly seats: readonly { seat: number; wins: number; shared: number; rate: number; low: number; high: number }[];
  readonly endings: Readonly<Record<string, number>>;
  readonly decidedBy: Readonly<Record<string, number>>;
  readonly decisions: { mean: number; least: number; most: number; counts: Readonly<Record<string, number>> };
  readonly turns: { mean: number; least: number; most: number };
}

/** More than one thread takes at a time. */
const GAMES = 2100;
const simulate = (game: string, ...args: string[]) => output(['simulate', game, ...args]);
const json = async (game: string, ...args: string[]) => JSON.parse(await simulate(game, '--json', ...args)) as Report;
const total = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((sum, each) => sum + each, 0);

describe.concurrent('simulate', () => {
  test.each([
    ['king-is-dead', 2, ['coronation', 'invasion'], { seats: 2, advanced: false, solo: false, vikings: false }],
    ['foreign-king', 3, ['king'], { seats: 2, 'intervene-empty': true }],
    ['claim', 2, ['drawn', 'won'], { seats: 2 }],
  ])('counts every game of %s once, be it on one thread or on two', async (game, sides, endings, options) => {
    const args = ['--json', '--games', `${GAMES}`, '--seats', 'random,random'];
    const [alone, together] = await Promise.all(
      ['1', '2'].map((number) => simulate(game, ...args, '--threads', number)),
    );
    expect(together).toBe(alone);
    const report = JSON.parse(alone) as Report;
    expect(report).toMatchObject({ game, options, seed: 'interregnum', games: GAMES, capped: 0 });
    expect(report.seats.map(({ seat }) => seat)).toEqual(Array.from({ length: sides }, (_, side) => side));
    const { shared = 0, draw = 0 } = report.decidedBy;
    expect(report.seats.reduce((sum, { wins }) => sum + wins, 0) + shared + draw).toBe(GAMES);
    expect(Object.keys(report.endings)).toEqual(endings);
    for (const counts of [report.endings, report.decidedBy, report.decisions.counts]) expect(total(counts)).toBe(GAMES);
    for (const { wins, rate, low, high } of report.seats) {
      expect(rate).toBeCloseTo(wins / GAMES, 5);
      expect([low < rate, rate < high, high - low < 0.045]).toEqual([true, true, true]);
    }
    const { mean, least, most } = report.decisions;
    expect([least <= mean, mean <= most, report.turns.most <= most]).toEqual([true, true, true]);
    // Drawn games are shared by both seats of Claim.
    if (game === 'claim') expect(report.seats.map((seat) => seat.shared)).toEqual([draw, draw]);
  });

  test.each([
    { game: 'king-is-dead', args: ['--seats', 'random, random,random,random'], options: { seats: 4 } },
    { game: 'king-is-dead', args: ['--seats', 'random', '--solo'], options: { seats: 2, solo: true } },
    {
      game: 'foreign-king',
      args: ['--seats', 'random,random,random', '--no-intervene-empty', '--no-deactivate-empty', '--seed', 'other'],
      options: { seats: 3, 'intervene-empty': false, 'deactivate-empty': false, 'virtual-cumulative': true },
    },
  ])('plays $game with $args', async ({ game, args, options }) => {
    const report = await json(game, '--games', '30', ...args);
    expect(report.options).toMatchObject(options);
    expect(report.seats).toHaveLength(options.seats);
    expect(total(report.endings)).toBe(30);
  });
});

describe.concurrent('simulate with bots', () => {
  test.each([
    ['king-is-dead', ['--seats', 'page@10,random']],
    ['king-is-dead', ['--seats', 'page@10', '--solo']],
    ['foreign-king', ['--seats', 'random,page@10,squire@10']],
  ])('counts games of %s with %j alike on one thread and on two', async (game, args) => {
    const [alone, together] = await Promise.all(
      ['1', '2'].map((threads) => json(game, '--games', '6', ...args, '--threads', threads)),
    );
    expect(together).toEqual(alone);
    expect(alone).toMatchObject({ games: 6, players: args[1].split(',') });
    expect(total(alone.endings)).toBe(6);
  });

  test('keeps everybody at their seats, and names them', async () => {
    const report = await simulate('claim', '--games', '30', '--seats', 'random,chancellor@60');
    const [, weak, strong] = /Seat 1: random +([\d.]+)%.*\n.*Seat 2: chancellor@60 +([\d.]+)%/.exec(report) ?? [];
    expect(Number(strong)).toBeGreaterThan(Number(weak));
    expect(report).toMatch(/^Claim: 30 games\n/);
  });
});

describe.concurrent('the report of simulate', () => {
  test.each([
    ['en', 'king-is-dead', ['The King Is Dead: 1,000 random games', 'Won, with 95% interval', 'Seat 2', 'Coronation']],
    ['fr', 'foreign-king', ['Victoires, avec intervalle à 95 %', 'Joueur 2', 'Joueur virtuel', 'Marqueur du roi']],
    ['ru', 'claim', ['случайных партий', 'Победы и 95-процентный интервал', 'Игрок 2', 'Решили голоса']],
  ])('is for people in %s, with a plot and without a progress bar', async (language, game, expected) => {
    const report = await simulate(game, '--games', '1000', '--lang', language);
    for (const text of expected) expect(report.replace(/[\u202f\u00a0]/g, ' ')).toContain(text);
    expect(report).toMatch(/^ +\d+(-\d+)? █{30}$/m);
    expect(report).not.toContain('\u001b');
  });

  const script = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '';
  test.skipIf(!script.includes('util-linux'))('follows a progress bar on a terminal', async () => {
    const command = `'${process.execPath}' '${PROGRAM}' simulate king-is-dead --games 2000 --json`;
    const screen = await output([], { program: 'script', before: ['-qec', command, '/dev/null'] });
    expect(screen).toContain('2000/2000');
    expect(screen).toMatch(/\{"game":"king-is-dead".*\}\r\n$/);
  });
});
