import { type Choice, NO_SEAT, type Solution, type State } from '@interregnum/kernel';
import { sampleSize } from '@interregnum/testkit';
import { describe, expect, test } from 'vitest';
import { endingOf, rareEnding } from '../../test/endings.ts';
import { differences } from '../../test/minimax.ts';
import { arrange } from '../../test/positions.ts';
import { claim } from '../index.ts';
import { CARDS } from '../terms.ts';
import { solve } from './index.ts';

const AMPLE = 100_000_000;
const solved = (s: State): Solution => solve(s, AMPLE) as Solution;

const resultOf = (difference = Number.NaN): number => (Math.sign(difference) + 1) / 2;
const most = (exact: ReadonlyMap<Choice, number>): number => Math.max(...exact.values());

/** Every result that a solution tells is what plain minimax finds. */
function expectTrue({ best, value, values }: Solution, exact: ReadonlyMap<Choice, number>): void {
  expect(value).toBe(resultOf(most(exact)));
  expect(values.get(best)).toBe(value);
  for (const [choice, result] of values) expect(result).toBe(resultOf(exact.get(choice)));
  if (value === 0) expect(values.size).toBe(exact.size);
}

/** Besides, the best choice wins by most or loses by least. */
function expectPerfect(s: State): number {
  const exact = differences(s);
  const solution = solved(s);
  expectTrue(solution, exact);
  expect(exact.get(solution.best)).toBe(most(exact));
  return solution.value;
}

describe('against every line of play', () => {
  test.each([
    [1, 40],
    [2, 40],
    [3, 60],
    [4, 100],
    [5, 100],
    [6, 100],
    [7, 100],
    [8, 50],
    [9, 25],
    [10, 15],
  ])('with %i decisions left, %i random endings', (decisions, count) => {
    const values = Array.from({ length: sampleSize(count) }, (_, i) =>
      expectPerfect(endingOf(`ending ${i}`, decisions)),
    );
    expect(new Set(values)).toEqual(new Set([0, 1]));
  });

  test.each([
    ['CL-END-4: the knights are silent', /[GUDX]/],
    ['CL-END-4: knights and dwarves are silent', /[GUX]/],
    ['CL-END-5: of the goblins there are zeros only', /G0|[KUDX]/],
    ['CL-END-4, -5: zeros only, and the doppelgangers are silent', /G0|[KUD]/],
    ['CL-END-5: nothing but goblin zeros and some undead', /G0|U[0-6]/],
    ['CL-END-3: few cards, so that top cards decide', /[012]/],
  ])('%s', (_, fitting) => {
    const values = new Set<number>();
    for (const tricks of [1, 2, 3, 4])
      for (let i = 0; i < sampleSize(30); i++)
        values.add(expectPerfect(rareEnding(`rare ${i}`, tricks, (card) => fitting.test(card))));
    expect(values).toEqual(new Set([0, 0.5, 1]));
  });
});

describe('the last card of a game, for the seat that plays it', () => {
  test.each([
    ['CL-END-2: more votes win', 'K9', 'G1', ['', 'U1 U2 D1 X1'], 1],
    ['CL-END-3: the top card of two is in this trick', 'K9', 'G1', ['', 'K2'], 0],
    ['CL-END-3: the top card of two is scored already', 'K3', 'G1', ['', 'K5'], 0.5],
    ['CL-END-4, -7: the knights are silent, the others tie', 'G5', 'U1', ['', 'D1 X1'], 0.5],
    ['CL-END-4, -6: knights and dwarves are silent', 'G5', 'U1', ['', 'U2 U3 X1'], 1],
    ['CL-END-5: goblin zeros tie, the undead decide', 'G0', 'U1', ['', 'G0 U2 U3'], 1],
    ['CL-END-5, -7: goblin zeros tie, the others too', 'G0', 'U1', ['D1', 'G0 U2 U3'], 0.5],
    ['CL-END-2: goblin zeros do not tie', 'G0', 'U1', ['G0', 'G0 U2 U3'], 0.5],
    ['CL-DWARF-1: the dwarf goes to the loser', 'G1', 'D1', ['', ''], 0.5],
  ] as const)('%s', (_, led, reply, score, value) => {
    const s = arrange({ phase: 2, trick: 13, led, hands: ['', reply], score });
    expect(expectPerfect(s)).toBe(value);
  });
});

describe('the budget', () => {
  test('bounds what is looked at; what is told is true however small it is', () => {
    const told = [0, 0];
    for (let i = 0; i < 40; i++) {
      const s = endingOf(`budget ${i}`, 6 + (i % 3));
      const exact = differences(s);
      for (let budget = 0; budget < 1000; budget = 2 * budget + 1) {
        const solution = solve(s, budget);
        told[solution === undefined ? 0 : 1]++;
        if (solution === undefined) continue;
        expect(solution.nodes).toBeLessThanOrEqual(budget);
        expectTrue(solution, exact);
      }
    }
    expect(Math.min(...told)).toBeGreaterThan(100);
  });

  test('suffices if it is what was used, and the result may need less', () => {
    let withLess = 0;
    for (let i = 0; i < 60; i++) {
      const s = endingOf(`enough ${i}`, 8);
      const solution = solved(s);
      expect(solve(s, solution.nodes)).toEqual(solution);
      const less = solve(s, solution.nodes - 1);
      if (less === undefined) continue;
      withLess++;
      expect(less.value).toBe(solution.value);
    }
    expect(withLess).toBeGreaterThan(20);
  });

  test('if it ends too early, a card that may still lose by less is preferred to those that do not', () => {
    for (const i of [15, 76, 153]) {
      const s = endingOf(`enough ${i}`, 9);
      const { best, value, nodes } = solved(s);
      expect(value).toBe(0);
      expect(solve(s, nodes - 1)).toMatchObject({ best, value });
    }
  });
});

test('nothing depends on what was solved before, and the state is left as it was', () => {
  const states = [20, 13, 8, 19].map((decisions) => endingOf('again', decisions));
  const copies = states.map((s) => s.slice());
  const once = states.map(solved);
  expect(states.toReversed().map(solved).toReversed()).toEqual(once);
  expect(states).toEqual(copies);
});

test('CL-FOLLOW-1, CL-DECK-4: all choices of a lost position are valued, goblin zeros as one', () => {
  const score = ['', 'U1 U2 U3 D7 D8 D9 X3 X4'] as const;
  const hands = ['G0 G0 K2 X1 X2', 'G3 G4 U4 U5 U6'] as const;
  const valued = (s: State) => [...solved(s).values.keys()].sort((a, b) => a - b).map((card) => CARDS[card]);
  const leading = arrange({ phase: 2, trick: 9, hands, score });
  expect(valued(leading)).toEqual(['G0', 'K2', 'X1', 'X2']);
  const replying = arrange({ phase: 2, trick: 9, leader: 1, led: 'G2', hands: [hands[0], 'G4 U4 U5 U6'], score });
  expect(valued(replying)).toEqual(['G0', 'X1', 'X2']);
});

test('when both seats play their best choices, the result stays what it was', () => {
  for (let i = 0; i < 12; i++) {
    const s = endingOf(`whole ${i}`, 22 - (i % 2));
    const values = new Set<number>();
    while (claim.toAct(s) !== NO_SEAT) {
      const { best, value } = solved(s);
      values.add(claim.toAct(s) === 0 ? value : 1 - value);
      claim.play(s, best);
    }
    const [value] = values;
    expect(values.size).toBe(1);
    const winners = claim.outcome(s)?.winners ?? [];
    expect(winners).toEqual(value === 0.5 ? [0, 1] : [value === 1 ? 0 : 1]);
  }
});

test('good cards are tried first, and what was proven is not proven again', () => {
  const nodes = Array.from({ length: 40 }, (_, i) => solved(endingOf(`short ${i}`, 21)).nodes);
  expect(nodes.reduce((sum, one) => sum + one)).toBeLessThan(700_000);
});
