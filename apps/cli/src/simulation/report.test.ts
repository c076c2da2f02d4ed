import { foreignKing } from '@interregnum/foreign-king';
import type { Options } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { LANGUAGES } from '@interregnum/texts';
import { describe, expect, test } from 'vitest';
import { terminal } from '../terminal/terminal.ts';
import { jsonReport, textReport } from './report.ts';
import type { Totals } from './simulation.ts';

const OPTIONS: Options = { seats: 3, advanced: false, solo: false, vikings: false, memory: false };

const SIMULATED = { game: kingIsDead, options: OPTIONS, seed: 'seed' };

/** Ten games: seat 0 won five, seat 2 three, all three shared one, and one was broken off. */
const TOTALS: Totals = {
  games: 10,
  wins: { 2: 3, 0: 5 },
  shared: { 1: 1, 0: 1, 2: 1 },
  sharedGames: 1,
  endings: { invasion: 4, coronation: 5 },
  decidedBy: { sets: 3, first: 5, shared: 1 },
  decisions: { 101: 2, 99: 4, 40: 4 },
  turns: { 12: 10 },
  capped: 1,
};

const textIn = (language: (typeof LANGUAGES)[number], totals: Totals = TOTALS): string =>
  textReport(SIMULATED, totals, terminal(language));

describe('the report for programs', () => {
  test('has every count, by seat also where it is 0', () => {
    const report = JSON.parse(jsonReport(SIMULATED, TOTALS));
    expect(report).toMatchObject({ game: 'king-is-dead', options: OPTIONS, seed: 'seed', games: 10, capped: 1 });
    expect(report.seats).toEqual([
      { seat: 0, wins: 5, shared: 1, rate: 0.5, low: 0.236593, high: 0.763407 },
      { seat: 1, wins: 0, shared: 1, rate: 0, low: 0, high: 0.277533 },
      { seat: 2, wins: 3, shared: 1, rate: 0.3, low: 0.107791, high: 0.603222 },
    ]);
    expect(report.decisions).toEqual({ mean: 75.8, least: 40, most: 101, counts: { 40: 4, 99: 4, 101: 2 } });
    expect(report.turns).toEqual({ mean: 12, least: 12, most: 12, counts: { 12: 10 } });
  });

  test('does not depend on who counted first', () => {
    const reordered = {
      ...TOTALS,
      endings: { coronation: 5, invasion: 4 },
      decidedBy: { shared: 1, first: 5, sets: 3 },
    };
    expect(jsonReport(SIMULATED, reordered)).toBe(jsonReport(SIMULATED, TOTALS));
  });
});

describe('the report for people', () => {
  test('has shares with intervals, endings, and what was shared or broken off', () => {
    const lines = textIn('en').split('\n');
    const line = (label: string) => lines.find((each) => each.trim().startsWith(label))?.replace(/ +/g, ' ');
    expect(lines[0]).toBe('The King Is Dead: 10 random games');
    expect(line('Seat 1')).toBe(' Seat 1 50.0% 23.7% to 76.3%');
    expect(line('Seat 2')).toBe(' Seat 2 0.0% 0.0% to 27.8%');
    expect(line('Shared or drawn')).toContain('10.0%');
    expect(line('French invasion')).toContain('40.0%');
    expect(line('Broken off')).toContain('10.0%');
    expect(line('Decisions')).toBe('Decisions per game: 75.8 on average, 40 to 101');
  });

  test('keeps silent on what did not happen', () => {
    const report = textIn('en', { ...TOTALS, capped: 0, sharedGames: 0 });
    expect(report).not.toMatch(/Shared|Broken/);
  });

  test('counts a side that nobody plays behind the seats, if it ever won', () => {
    const report = textIn('en', { ...TOTALS, wins: { ...TOTALS.wins, 3: 2 } });
    expect(report).toMatch(/Virtual player +20\.0%/);
    expect(textIn('en')).not.toContain('Virtual');
  });

  test('keeps its columns below each other, however long an ending is called', () => {
    const totals = { ...TOTALS, endings: { king: 7, both: 2 }, capped: 0 };
    const report = textReport({ game: foreignKing, options: { seats: 3 }, seed: '' }, totals, terminal('fr'));
    const columns = report.split('\n').filter((line) => line.includes('%  de'));
    expect(new Set(columns.map((line) => line.indexOf('%'))).size).toBe(1);
    expect(columns).toHaveLength(6);
  });

  test('plots lengths in at most a dozen bars, the longest 30 wide', () => {
    const bars = textIn('en')
      .split('\n')
      .filter((line) => /^ +\d+-\d+ /.test(line));
    expect(bars).toHaveLength(11);
    expect(bars[0]).toBe(`      40-45 ${'█'.repeat(30)}`);
    expect(bars[1]).toBe('      46-51 ');
    expect(bars[9]).toBe(`      94-99 ${'█'.repeat(30)}`);
    expect(bars[10]).toBe(`    100-105 ${'█'.repeat(15)}`);
  });

  test('plots one bar if all games are equally long', () => {
    expect(textIn('en', { ...TOTALS, decisions: { 50: 10 } })).toMatch(/\n {9}50 █{30}$/);
  });

  test.each(LANGUAGES)('is written in %s', (language) => {
    const { text } = terminal(language);
    for (const key of ['simulate.wins', 'simulate.shared', 'simulate.endings', 'simulate.capped'])
      expect(textIn(language)).toContain(text(key));
  });
});
