import { GAMES } from '@interregnum/games/all';
import { type Game, type Options, playerSeats } from '@interregnum/kernel';
import { LANGUAGES } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import type { ProgramFailure } from '../bots/program-failure.ts';
import { widthOf } from '../terminal/layout.ts';
import { terminal } from '../terminal/terminal.ts';
import { jsonReport } from './json.ts';
import { textReport } from './report.ts';
import type { Result } from './result.ts';
import type { TournamentSettings } from './result-log.ts';
import { fixture, playerAt, scheduleOf } from './schedule.ts';
import { summarize, type TournamentSummary } from './summary.ts';

const failure: ProgramFailure = {
  kind: 'complained',
  values: { program: 'Rival', code: '1', said: 'so\nsorry '.repeat(20) },
};

/** A tournament in which seat 0 wins most games; some are shared, without a winner or broken off. The first player may fail. */
function held(id: string, given: Options, players: readonly string[], deals = 12, fails = false): TournamentSummary {
  const game = GAMES.get(id) as Game;
  const read = game.options(given);
  if ('refusal' in read) throw new Error(read.refusal.key);
  const { options } = read;
  const schedule = scheduleOf(game, options, players.length);
  const seats = playerSeats(game, options).length;
  const winners = (number: number): number[] | null => {
    if (number % 11 === 10) return null;
    if (number % 7 === 6) return [seats];
    return number % 5 === 4 ? Array.from({ length: seats }, (_, seat) => seat) : [0, 2].slice(0, seats === 4 ? 2 : 1);
  };
  const results = Array.from({ length: deals * schedule.perDeal }, (_, number): Result => {
    const of = fixture(schedule, number);
    const sat = Array.from({ length: seats }, (_, seat) => {
      const player = players[playerAt(schedule, of, seat)];
      const failed = fails && player === players[0] && number > 4 ? { failed: failure } : {};
      return { player, turns: 10, decisions: 20, ms: 12.345, ...failed };
    });
    return { ...of, winners: winners(number), ending: null, turns: 20, seats: sat };
  });
  const secret = fails ? { secret: 'x'.repeat(32) } : {};
  const settings: TournamentSettings = {
    ...{ game: id, rules: 1, options, players, programs: {}, seed: 'tea', ...secret, version: '1' },
  };
  return summarize(settings, schedule, results);
}

const LONG = ['chancellor@100000000ms', 'a-program-of-thirty-characters@100000000ms', 'random'];
const FORMS: readonly (readonly [string, string, Options, readonly string[]])[] = [
  ['pairs', 'foreign-king', {}, LONG],
  ['teams', 'king-is-dead', { seats: 4 }, LONG],
  ['together', 'foreign-king', { seats: 3 }, LONG],
  ['against', 'king-is-dead', { seats: 3 }, LONG.slice(1)],
  ['solo', 'king-is-dead', { solo: true }, LONG],
];

describe.each(LANGUAGES)('the report for people in %s', (language) => {
  test.each(FORMS)('of %s keeps within 80 columns', (_, game, options, players) => {
    const lines = textReport(held(game, options, players, 1000, true), terminal(language)).split('\n');
    expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
    expect(lines.join()).not.toMatch(/undefined|NaN|Infinity|[{}]/);
  });
});

describe('the report for people', () => {
  const lines = textReport(held('foreign-king', {}, ['regent', 'greedy', 'random']), terminal('en')).split('\n');

  test('has a paragraph for every meeting', () => {
    expect(lines[0]).toBe('The Foreign King: 72 games, 12 complete deals, seed tea');
    const at = lines.indexOf('regent – greedy');
    expect(lines.slice(at, at + 4)).toEqual([
      'regent – greedy',
      '    39.6%  22.8% to 59.2%        24 games: 8 won, 3 shared, 7 lost, 4 to the',
      '                                 virtual player, 2 broken off',
      expect.stringMatching(/^ +\d+\.\d% .* 12 deals: \d+ won, \d+ lost, \d+ level$/),
    ]);
  });

  test('rates and draws all players, and tells their times', () => {
    expect(lines).toContain('Elo with 95% interval; random is 0');
    for (const name of ['regent', 'greedy', 'random']) {
      expect(lines.find((line) => line.startsWith(`  ${name} `))).toMatch(/[+−]?\d+ {2}\S+ to \S+ +.*●/);
      expect(lines).toContain(`  ${name}  1.23 ms a turn, 0.617 ms a decision`);
    }
  });

  test('tells which programs have failed, the first reason, and how to play the same deals', () => {
    const report = textReport(held('claim', {}, ['Rival@9ms', 'random'], 12, true), terminal('en'));
    expect(report.replaceAll(/\s+/g, ' ')).toMatch(
      /Seats given up Rival@9ms: 19 games\. First in deal 3: The program Rival ended .* \(1\)\. It said last: “so sorry/,
    );
    expect(report).toContain(`Deals drawn with the secret ${'x'.repeat(32)}.`);
    expect(lines.join('\n')).not.toMatch(/given up|secret/);
  });

  test('of solo ranks by victories', () => {
    const solo = textReport(held('king-is-dead', { solo: true }, ['page', 'regent']), terminal('en'));
    expect(solo).toContain('page – The Saxons');
    expect(solo).toContain('Won, with 95% interval');
    expect(solo).not.toMatch(/Elo|deal[s]?:/);
  });

  test('tells what is fair where several sit together', () => {
    const report = textReport(held('king-is-dead', { seats: 3 }, ['page', 'regent']), terminal('en'));
    expect(report).toContain('page – 2 × regent (fair share: 33.3%)');
  });
});

describe('the report for programs', () => {
  const report = JSON.parse(jsonReport(held('foreign-king', {}, ['regent', 'random']), undefined, terminal('en')));

  test('has the settings, every count and every share', () => {
    expect(Object.keys(report)).toEqual([
      ...['game', 'rules', 'options', 'players', 'programs', 'seed', 'version'],
      ...['form', 'games', 'deals', 'meetings', 'ratings', 'times', 'failures'],
    ]);
    expect(report.failures).toEqual([]);
    expect(report).toMatchObject({ game: 'foreign-king', form: 'pairs', games: 24, deals: 12, seed: 'tea' });
    expect(report.meetings).toEqual([
      {
        ...{ player: 'regent', against: ['random'] },
        ...{ games: 24, wins: 7, shared: 4, losses: 8, others: 3, brokenOff: 2 },
        score: { rate: 0.375, low: 0.211594, high: 0.5729, fair: 0.5 },
        deals: { won: 3, lost: 4, level: 5, rate: 0.428571, low: 0.15822, high: 0.749542 },
      },
    ]);
    expect(report.times[0]).toEqual({
      player: 'regent',
      turns: 240,
      decisions: 480,
      msPerTurn: 1.2345,
      msPerDecision: 0.61725,
    });
  });

  test('has the memory taken if it was asked for', () => {
    const memory = { start: 1, middle: 2, end: 3 };
    const told = jsonReport(held('claim', {}, ['page', 'random']), memory, terminal('en'));
    expect(JSON.parse(told).memory).toEqual(memory);
  });
});
