import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { output, PROGRAM } from './program.ts';

interface Report {
  readonly game: string;
  readonly options: object;
  readonly seed: string;
  readonly games: number;
  readonly seats: readonly { wins: number; shared: number; rate: number; low: number; high: number }[];
  readonly endings: Readonly<Record<string, number>>;
  readonly decisions: { mean: number; least: number; most: number; counts: Readonly<Record<string, number>> };
  readonly turns: { mean: number; least: number; most: number };
}

const simulate = (...args: string[]) => output(['simulate', 'king-is-dead', ...args]);
const json = async (...args: string[]) => JSON.parse(await simulate('--json', ...args)) as Report;
const total = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((sum, each) => sum + each, 0);

describe.concurrent('simulate', () => {
  test('gives byte for byte the same on one thread and on three', async () => {
    const args = ['--json', '--games', '4100', '--seed', 'same'];
    const alone = await simulate(...args, '--threads', '1');
    expect(await simulate(...args, '--threads', '3')).toBe(alone);
    expect(await simulate(...args.slice(0, -1), 'other')).not.toBe(alone);
  });

  test('gives the same text on one thread and on two', async () => {
    const args = ['--games', '2100', '--seats', 'random,random,random', '--advanced', '--vikings'];
    expect(await simulate(...args, '--threads', '1')).toBe(await simulate(...args, '--threads', '2'));
  });

  test('counts every game once', async () => {
    const report = await json('--games', '2500', '--seats', 'random,random');
    expect(report).toMatchObject({ game: 'king-is-dead', seed: 'interregnum', games: 2500, capped: 0 });
    expect(report.options).toMatchObject({ seats: 2, advanced: false, solo: false, vikings: false });
    expect(report.seats.reduce((sum, { wins }) => sum + wins, 0)).toBe(2500);
    expect(total(report.endings)).toBe(2500);
    expect(Object.keys(report.endings)).toEqual(['coronation', 'invasion']);
    expect(total(report.decisions.counts)).toBe(2500);
    for (const { wins, rate, low, high } of report.seats) {
      expect(rate).toBeCloseTo(wins / 2500, 5);
      expect(low).toBeLessThan(rate);
      expect(high).toBeGreaterThan(rate);
      expect(high - low).toBeLessThan(0.045);
    }
    const { mean, least, most } = report.decisions;
    expect([least <= mean, mean <= most, report.turns.most < most]).toEqual([true, true, true]);
  });

  test.each([
    { args: ['--seats', 'random, random,random,random'], options: { seats: 4 }, seats: 4 },
    { args: ['--seats', 'random', '--solo'], options: { seats: 2, solo: true }, seats: 2 },
    { args: ['--solo', '--vikings'], options: { solo: true, vikings: true }, seats: 2 },
    { args: ['--advanced'], options: { seats: 2, advanced: true }, seats: 2 },
  ])('plays with $args', async ({ args, options, seats }) => {
    const report = await json('--games', '30', ...args);
    expect(report.options).toMatchObject(options);
    expect(report.seats).toHaveLength(seats);
    expect(total(report.endings)).toBe(30);
  });

  test.each([
    ['en', ['The King Is Dead: 1,000 random games', 'Won, with 95% interval', 'Seat 2', 'Coronation']],
    ['fr', ['parties au hasard', 'Victoires, avec intervalle à 95 %', 'Joueur 2', 'Couronnement']],
    ['ru', ['случайных партий', 'Победы и 95-процентный интервал', 'Игрок 2', 'Коронация']],
  ])('reports to people in %s, with a plot and without a progress bar', async (language, expected) => {
    const report = await simulate('--games', '1000', '--lang', language);
    for (const text of expected) expect(report.replace(/[\u202f\u00a0]/g, ' ')).toContain(text);
    expect(report).toMatch(/^ +\d+-\d+ █{30}$/m);
    expect(report).not.toContain('\u001b');
  });

  const script = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '';
  test.skipIf(!script.includes('util-linux'))('shows a progress bar on a terminal', async () => {
    const command = `'${process.execPath}' '${PROGRAM}' simulate king-is-dead --games 2000 --json`;
    const screen = await output([], { program: 'script', before: ['-qec', command, '/dev/null'] });
    expect(screen).toContain('2000/2000');
    expect(screen).toMatch(/\{"game":"king-is-dead".*\}\r\n$/);
  });
});
