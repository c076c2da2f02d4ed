import { FastRandom, type State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange, ENDED, FIRST_LEAD, reached, SECOND_REPLY, stateOf, type Table } from '../test/positions.ts';
import { heuristics } from './heuristics.ts';
import { claim } from './index.ts';
import { phase } from './state/index.ts';
import { FIRST_PHASE, SECOND_PHASE, TRICKS } from './terms.ts';

function shares(s: State): number[] {
  const all = new Float64Array(8);
  heuristics.judge(s, all);
  return [...all.subarray(0, 2)];
}

/** What seat 0 may hope for. */
const hope = (table: Table): number => shares(arrange(table))[0];

describe('how a position looks', () => {
  const second = { phase: 2, trick: 11 } as const;

  test('the hopes of both seats are one victory', () => {
    for (let decisions = 0; decisions <= 4 * TRICKS; decisions += 4) {
      const [one, other] = shares(reached('hopes', decisions));
      expect(one + other).toBe(1);
    }
  });

  test('the better, the stronger the hand', () => {
    expect(hope({ ...second, hands: ['X9 X8 K9', 'G0 G1 U2'] })).toBeGreaterThan(0.7);
    expect(hope({ ...second, hands: ['G0 G1 U2', 'X9 X8 K9'] })).toBeLessThan(0.3);
  });

  test('CL-END-2: the better, the more cards are scored', () => {
    const hands = ['K5 U5', 'K6 U6'] as const;
    expect(hope({ ...second, hands, score: ['U1 U2', 'U3'] })).toBeGreaterThan(
      hope({ ...second, hands, score: ['U1', 'U2 U3'] }),
    );
  });

  test('CL-P1-2: in the first phase followers count, and not the cards to play', () => {
    const won = ['X9 X8', 'G0 G1'] as const;
    expect(hope({ won })).toBeGreaterThan(0.7);
    expect(hope({ won, hands: ['G2', 'K9'] })).toBe(hope({ won, hands: ['K9', 'G2'] }));
  });

  test('CL-END-6, -7: at the end the winner has it all; a draw is shared', () => {
    expect(shares(arrange(ENDED))).toEqual([1, 0]);
    expect(shares(arrange({ phase: 3, trick: 13, score: ['K2', 'U3'] }))).toEqual([0.5, 0.5]);
    expect(shares(arrange({ phase: 3, trick: 13, score: ['', 'U3'] }))).toEqual([0, 1]);
  });
});

describe('played on in a hurry', () => {
  test('to the second phase, and no further', () => {
    for (let i = 0; i < 10; i++) {
      const s = reached(`hurry ${i}`, 2 * i);
      expect(phase(s)).toBe(FIRST_PHASE);
      heuristics.playOut(s, new FastRandom(`hurry ${i}`));
      expect([phase(s), claim.turn(s)]).toEqual([SECOND_PHASE, 2 * TRICKS]);
    }
  });

  test('not at all in the second phase', () => {
    const s = stateOf(SECOND_REPLY);
    const before = s.slice();
    heuristics.playOut(s, new FastRandom('second'));
    expect(s).toEqual(before);
  });
});

test('CL-INFO-11: it is late in the second phase, for nothing is hidden from a seat any more', () => {
  expect(heuristics.isLate(stateOf(FIRST_LEAD))).toBe(false);
  const s = stateOf(SECOND_REPLY);
  expect(heuristics.isLate(claim.redact(s, claim.toAct(s)))).toBe(true);
});

test('what is late is solved: each choice leads to what it is said to be worth', () => {
  const s = reached('solved', 4 * TRICKS - 1);
  const solution = heuristics.solve?.(s, 1000);
  claim.play(s, solution?.best as number);
  expect(shares(s)[claim.outcome(s)?.winners[0] ?? 0]).toBe(Math.max(solution?.value ?? 0, 1 - (solution?.value ?? 0)));
});
