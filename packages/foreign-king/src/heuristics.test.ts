import { FastRandom, newChoices, type State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange, playing, type Table } from '../test/positions.ts';
import { heuristics } from './heuristics.ts';
import { foreignKing } from './index.ts';

function shares(s: State): number[] {
  const all = new Float64Array(8);
  heuristics.judge(s, all);
  return [...all.subarray(0, foreignKing.seats(s))];
}

/** What the first seat may hope for; three sit down unless said otherwise. */
const hope = (table: Table): number => shares(arrange({ seats: 3, ...table }))[0];
const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

describe('how a position looks', () => {
  test('FK-FINAL-9: the better, the more points', () => {
    expect(hope({ scores: [10, 5, 5] })).toBeGreaterThan(hope({ scores: [8, 5, 5] }));
    expect(hope({ scores: [8, 5, 5] })).toBeGreaterThan(hope({ scores: [8, 9, 5] }));
  });

  test('a lead says the more, the nearer the end', () => {
    const scores = [12, 8, 8];
    expect(hope({ scores, marker: 10 })).toBeGreaterThan(hope({ scores, marker: 30 }));
  });

  test.each([
    ['FK-FINAL-1: loans are bad', { up: [1] }, { down: [1] }],
    [
      'FK-FINAL-2: provinces are good',
      { map: { liege: '2 0 0 M', namur: '0 0 1' } },
      { map: { liege: '0 2 0 M', namur: '0 0 1' } },
    ],
    ['FK-FINAL-4: members are good', { members: [2, 1, 0] }, { members: [1, 2, 0] }],
    ['FK-FINAL-5: money is good', { francs: [7, 5, 5] }, { francs: [5, 7, 5] }],
  ] as const)('%s', (_, better: Table, worse: Table) => {
    const common: Table = { map: { liege: 'M', namur: '0 0 1' } };
    expect(hope({ ...common, ...better })).toBeGreaterThan(hope({ ...common, ...worse }));
  });

  test('alike to seats that have the same', () => {
    for (const seats of [3, 4]) expect(new Set(shares(arrange({ seats }))).size).toBe(1);
  });

  test('FK-VIRTUAL-8, -9: what the virtual player may hope for is lost to the seats', () => {
    const weak = shares(arrange({ seats: 2, map: { liege: '2 0 0 M' } }));
    const strong = shares(arrange({ seats: 2, map: { liege: '0 0 2 M', namur: '0 0 2', hainaut: '0 0 1' } }));
    expect(sum(weak)).toBeLessThan(1);
    expect(sum(strong)).toBeLessThan(sum(weak));
    expect(sum(shares(arrange({ seats: 3 })))).toBeCloseTo(1);
  });
});

describe('once it is over', () => {
  /** The end of a game with the marker at 0. */
  const ended = ({ seats = 3, ...table }: Table): number[] => {
    const francs = [1, 1, 1, 1].slice(0, seats);
    return shares(playing(arrange({ seats, francs, phase: 'end', king: 'liege', marker: 0, ...table }), 'end'));
  };

  test('FK-FINAL-9: the winner has it all, those who share it each a part', () => {
    expect(ended({ scores: [9, 20, 9] })).toEqual([0, 1, 0]);
    expect(ended({ scores: [20, 20, 9] })).toEqual([0.5, 0.5, 0]);
    expect(ended({ seats: 4, scores: [9, 9, 9, 9] })).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  test('FK-VIRTUAL-10: what the virtual player wins or shares, no seat gets', () => {
    expect(ended({ seats: 2, scores: [9, 5, 30] })).toEqual([0, 0]);
    // Both seats have the most francs: one point each.
    expect(ended({ seats: 2, scores: [30, 5, 31] })).toEqual([0.5, 0]);
  });
});

test('choices weigh the more, the better they look', () => {
  const s = arrange({ seats: 3, map: { liege: '1 1 0 M', namur: '0 0 1' } });
  const choices = newChoices();
  const count = foreignKing.legal(s, choices);
  const weights = new Float64Array(count);
  heuristics.weigh(s, choices, count, weights);
  const hopes = Array.from(choices.subarray(0, count), (choice) => {
    const next = s.slice();
    foreignKing.play(next, choice);
    return shares(next)[0];
  });
  const byWeight = [...hopes.keys()].sort((a, b) => weights[a] - weights[b]);
  for (const [i, choice] of byWeight.slice(1).entries())
    expect(hopes[choice]).toBeGreaterThanOrEqual(hopes[byWeight[i]]);
  expect(new Set(weights).size).toBeGreaterThan(1);
});

test('positions are judged where they stand', () => {
  const s = arrange({});
  const before = s.slice();
  heuristics.playOut(s, new FastRandom('hurry'));
  expect(s).toEqual(before);
});

describe('FK-LOAN-5: loans that can wait do not come to mind', () => {
  const weightOf = (table: Table, word: 'borrow' | 'repay'): number | undefined => {
    const s = arrange({ seats: 3, francs: [5], ...table });
    const choices = newChoices();
    const count = foreignKing.legal(s, choices);
    const weights = new Float64Array(count);
    heuristics.weigh(s, choices, count, weights);
    expect(Math.max(...weights)).toBeGreaterThan(0);
    return weights.find((_, i) => foreignKing.notation.write(s, choices[i]) === word);
  };
  const medals = { map: { liege: 'M', namur: 'T' }, up: [1], down: [1] };

  test('one borrows before the action, never after it', () => {
    expect(weightOf({ ...medals, phase: 'start' }, 'borrow')).toBeGreaterThan(0);
    expect(weightOf({ ...medals, phase: 'end' }, 'borrow')).toBe(0);
  });

  test('one repays after the action, never before it', () => {
    expect(weightOf({ ...medals, phase: 'end' }, 'repay')).toBeGreaterThan(0);
    expect(weightOf({ ...medals, phase: 'start' }, 'repay')).toBe(0);
  });
});
