import { describe, expect, test } from 'vitest';
import { arrange, choices, trickOf } from '../../test/positions.ts';
import { CARDS } from '../terms.ts';
import { strikesGoblin } from './knights.ts';

test('CL-KNIGHT-1: a knight by print on a goblin by print, and no other pair', () => {
  for (const [lead, led] of CARDS.entries())
    for (const [reply, replied] of CARDS.entries())
      expect(strikesGoblin(lead, reply)).toBe(led.startsWith('G') && replied.startsWith('K'));
});

describe.each([1, 2])('phase %i', (phase) => {
  test.each([
    ['G9', 'K2'],
    ['G0', 'K2'],
    ['G9', 'K9'],
  ])('CL-TRICK-1: on %s, %s wins, whatever the values', (lead, reply) => {
    expect(trickOf(phase, lead, reply).leader).toBe(1);
  });

  test('CL-KNIGHT-2: it does not work from the lead; the goblin is off faction', () => {
    expect(trickOf(phase, 'K2', 'G9').leader).toBe(0);
    expect(trickOf(phase, 'K9', 'G0').leader).toBe(0);
  });

  test('CL-KNIGHT-3, R-04: a led doppelganger is no goblin', () => {
    expect(trickOf(phase, 'X0', 'K9').leader).toBe(0);
  });

  test('CL-KNIGHT-4: a doppelganger on a goblin is no knight', () => {
    expect(trickOf(phase, 'G9', 'X8').leader).toBe(0);
    expect(trickOf(phase, 'G7', 'X8').leader).toBe(1);
  });

  test('CL-KNIGHT-5: a doppelganger on a knight needs a greater value', () => {
    expect(trickOf(phase, 'K7', 'X8').leader).toBe(1);
    expect(trickOf(phase, 'K7', 'X7').leader).toBe(0);
  });

  test('CL-TRICK-2, -4: on others knights are plain cards', () => {
    expect(trickOf(phase, 'K8', 'K9').leader).toBe(1);
    expect(trickOf(phase, 'K9', 'K8').leader).toBe(0);
    expect(trickOf(phase, 'U0', 'K9').leader).toBe(0);
    expect(trickOf(phase, 'D0', 'K9').leader).toBe(0);
  });

  test('CL-FOLLOW-4: a goblin in hand bars the knights; without one they may come', () => {
    expect(choices(arrange({ phase, led: 'G5', hands: ['', 'G2 K2 K9 X1'] }))).toEqual(['G2', 'X1']);
    expect(choices(arrange({ phase, led: 'G5', hands: ['', 'K2 K9 X1'] }))).toEqual(['K2', 'K9', 'X1']);
  });
});

test('CL-P1-2, CL-P2-3: the knight earns the shown card, or both cards', () => {
  expect(trickOf(1, 'G9', 'K2', { shown: 'D8', deck: 'U5' })).toMatchObject({
    won: [[], ['D8']],
    drawn: [['U5'], []],
    discard: ['G9', 'K2'],
  });
  expect(trickOf(2, 'G9', 'K2').score).toEqual([[], ['G9', 'K2']]);
});

test('R-13: striking a goblin shows that there is none in hand, in the first phase', () => {
  expect(trickOf(1, 'G9', 'K2').voids).toEqual(['', 'G']);
  expect(trickOf(2, 'G9', 'K2').voids).toEqual(['', '']);
});
