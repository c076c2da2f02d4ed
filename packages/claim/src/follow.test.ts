import { members } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange, choices, LATE_REPLY, SECOND_REPLY, stateOf } from '../test/positions.ts';
import { factionToFollow, playableHigh, playableLow } from './follow.ts';
import { CARDS, DOPPELGANGERS, DWARVES, GOBLINS, KNIGHTS, NO_FACTION, UNDEAD, WORD } from './terms.ts';

describe.each([1, 2])('phase %i', (phase) => {
  const replies = (led: string, held: string) => choices(arrange({ phase, led, hands: ['', held] })).join(' ');

  test('CL-LEAD-1: the leader plays any card, whatever is shown', () => {
    const all = 'G0 G9 K2 K9 U0 U9 D0 D9 X0 X9';
    expect(choices(arrange({ phase, shown: 'G5', hands: [all, 'G1'] })).join(' ')).toBe(all);
    expect(choices(arrange({ phase, leader: 1, hands: ['G1', all] })).join(' ')).toBe(all);
  });

  test.each([
    ['G5', 'G2 K9 D3 X1', 'G2 X1'],
    ['K2', 'G9 K3 U4 X0 X9', 'K3 X0 X9'],
    ['U9', 'G1 U0 U8 D5', 'U0 U8'],
    ['D0', 'K7 D9 X5', 'D9 X5'],
    ['G9', 'G0 G0 G1 U9', 'G0 G1'],
  ])('CL-FOLLOW-1: on %s, of %s only %s', (led, held, legal) => {
    expect(replies(led, held)).toBe(legal);
  });

  test.each([
    ['G5', 'K9 U2 D3 X1'],
    ['K9', 'G1 U1'],
    ['U4', 'G1 K2 D3'],
    ['D7', 'G1 X2'],
  ])('CL-FOLLOW-2, R-03: on %s, all of %s; a doppelganger is no duty', (led, held) => {
    expect(replies(led, held)).toBe(held);
  });

  test.each([
    ['X4', 'G9 U0 X9', 'X9'],
    ['X9', 'D9 X0 X3', 'X0 X3'],
    ['X4', 'G9 K2 U0', 'G9 K2 U0'],
  ])('CL-FOLLOW-3: on %s, of %s only %s', (led, held, legal) => {
    expect(replies(led, held)).toBe(legal);
  });

  test('CL-FOLLOW-5: the only legal card is still a choice', () => {
    expect(replies('U9', 'U0')).toBe('U0');
    expect(replies('U9', 'G0')).toBe('G0');
  });

  test('CL-FOLLOW-1: the hand of the other seat does not matter', () => {
    expect(choices(arrange({ phase, led: 'D5', hands: ['D1 D2', 'G1 K2'] }))).toEqual(['G1', 'K2']);
    expect(choices(arrange({ phase, leader: 1, led: 'D5', hands: ['G1 D2', 'D1 K2'] }))).toEqual(['D2']);
  });
});

test.each([
  ['G5', 'G0', GOBLINS],
  ['G5', 'G9', GOBLINS],
  ['K5', 'K2', KNIGHTS],
  ['U5', 'U9', UNDEAD],
  ['D5', 'D0', DWARVES],
  ['X5', 'X9', DOPPELGANGERS],
  ['G5', 'K9', NO_FACTION],
  ['G5', 'X5', NO_FACTION],
  ['X5', 'G5', NO_FACTION],
  ['D5', '', NO_FACTION],
])('CL-FOLLOW-1..3: on %s with %j in hand, faction %i is to be followed', (led, held, faction) => {
  expect(factionToFollow(arrange({ led, hands: ['', held] }), 1)).toBe(faction);
});

test('CL-LEAD-1: to lead is to follow nothing', () => {
  expect(factionToFollow(arrange({ hands: ['G1 K2 U3 D4 X5', ''] }), 0)).toBe(NO_FACTION);
});

test('CL-FOLLOW-1..4: every card of all 52, by the faction to follow', () => {
  const s = arrange({ hands: [CARDS.join(' '), ''] });
  for (const [follow, letter] of ['G', 'K', 'U', 'D', 'X', 'any'].entries()) {
    const low = members(playableLow(s, 0, follow));
    const high = members(playableHigh(s, 0, follow)).map((at) => at + WORD);
    const expected = [...new Set(CARDS)].filter(([first]) => [letter, 'X'].includes(first) || letter === 'any');
    expect([...low, ...high].map((card) => CARDS[card])).toEqual(expected);
  }
});

test('CL-FOLLOW-1, -4: in the reference positions', () => {
  expect(choices(stateOf(LATE_REPLY))).toEqual(['G0', 'G1']);
  expect(choices(stateOf(SECOND_REPLY))).toEqual(['G4', 'X2', 'X4']);
});
