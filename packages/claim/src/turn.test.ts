import { legalChoices, NO_CHOICE, NO_SEAT, newChoices } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import {
  arrange,
  choices,
  ENDED,
  LATE_REPLY,
  look,
  playing,
  reached,
  SECOND_REPLY,
  stateOf,
} from '../test/positions.ts';
import { claim } from './index.ts';
import { legal, pick, play, toAct } from './turn.ts';

const HANDS = ['G0 G0 K2 U9', 'G1 D0 X9'] as const;

describe('CL-LEAD, CL-FOLLOW: whose decision it is', () => {
  test.each([0, 1])('CL-LEAD-1: seat %i leads, then the other replies', (leader) => {
    expect(toAct(arrange({ leader, hands: HANDS }))).toBe(leader);
    expect(toAct(arrange({ leader, led: 'U1', hands: HANDS }))).toBe(1 - leader);
    expect(toAct(arrange({ phase: 2, leader, led: 'U1', hands: HANDS }))).toBe(1 - leader);
  });

  test('CL-END-1: after the end nobody', () => {
    expect(toAct(stateOf(ENDED))).toBe(NO_SEAT);
  });
});

describe('legal', () => {
  test('CL-POS-6: card numbers, ascending through both words, goblin zeros once', () => {
    const into = newChoices().fill(-9);
    expect(legal(arrange({ hands: ['G0 G0 G1 U9 D0 X9', ''] }), into)).toBe(5);
    expect([...into.subarray(0, 6)]).toEqual([0, 5, 31, 32, 51, -9]);
  });

  test('CL-LEAD-1, CL-FOLLOW-1: the hand is that of the seat to act', () => {
    expect(choices(arrange({ hands: HANDS }))).toEqual(['G0', 'K2', 'U9']);
    expect(choices(arrange({ leader: 1, hands: HANDS }))).toEqual(['G1', 'D0', 'X9']);
    expect(choices(arrange({ led: 'D5', hands: HANDS }))).toEqual(['D0', 'X9']);
  });

  test('CL-END-1: after the end there is none, whatever hands hold', () => {
    const into = newChoices().fill(-9);
    expect(legal(arrange({ phase: 3, hands: HANDS }), into)).toBe(0);
    expect(into[0]).toBe(-9);
  });
});

describe('pick', () => {
  test.each([
    ['a lead', arrange({ hands: ['G0 G0 G1 U9 D0 X9', ''] })],
    ['low cards only', arrange({ hands: ['G0 G0 G0 U9', ''] })],
    ['high cards only', arrange({ hands: ['D0 D9 X0', ''] })],
    ['a reply', stateOf(LATE_REPLY)],
    ['a reply in phase 2', stateOf(SECOND_REPLY)],
    ['the start', reached('pick', 0)],
  ])('CL-POS-6: %s: every legal choice for one number each', (_, s) => {
    const offered = legalChoices(claim, s, newChoices());
    const asked: number[] = [];
    const picked = offered.map((_, k) => pick(s, { below: (n) => [asked.push(n), k][1] }));
    expect(picked).toEqual(offered);
    expect(asked).toEqual(offered.map(() => offered.length));
  });

  test('CL-END-1: after the end there is no choice, and no chance is used', () => {
    const random = {
      below: () => {
        throw new Error('used');
      },
    };
    expect(pick(stateOf(ENDED), random)).toBe(NO_CHOICE);
  });
});

describe('play', () => {
  test('CL-LEAD-1: a lead leaves the hand, lies on the table and changes nothing else', () => {
    const s = arrange({ leader: 1, hands: HANDS });
    const before = look(s);
    play(s, 51);
    expect(look(s)).toEqual({ ...before, toPlay: 0, led: 'X9', hands: [before.hands[0], ['G1', 'D0']] });
  });

  test('CL-POS-4: a reply leaves the hand and completes the trick', () => {
    expect(look(playing(arrange({ led: 'D5', hands: HANDS }), 'X9'))).toMatchObject({
      trick: 2,
      led: null,
      hands: [
        ['G0', 'G0', 'K2', 'U9'],
        ['G1', 'D0'],
      ],
    });
  });

  test('CL-FOLLOW-5, CL-PERFT-1: every card is a decision and a turn; a game has 52', () => {
    for (const decisions of [0, 1, 2, 25, 26, 27, 51, 52]) {
      const s = reached('turns', decisions);
      expect(claim.turn(s)).toBe(decisions);
      expect(toAct(s) === NO_SEAT).toBe(decisions === 52);
    }
    expect(claim.meta.maxDecisions).toBe(52);
  });

  test('CL-END-1, R-09: three safe votes end nothing', () => {
    const score = ['K2 K3 K4 K5 K6 K7 K8 K9 D0 D1 D2 D3 D4 D5 X0 X1 X2 X3 X4 X5', ''] as const;
    const s = playing(arrange({ phase: 2, trick: 9, score, hands: ['G1 G2', 'G3 G4'] }), 'G1', 'G3');
    expect(look(s)).toMatchObject({ phase: 2, trick: 10 });
    expect(claim.outcome(s)).toBeUndefined();
  });
});
