import { members } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange, choices, trickOf } from '../../test/positions.ts';
import { CARDS, cardNumber, WORD } from '../terms.ts';
import { countsAsLed, STAND_INS } from './doppelgangers.ts';

test('CL-DOPPEL-1, -4: a reply counts as led if it has the faction or is an X', () => {
  for (const [lead, led] of CARDS.entries())
    for (const [reply, replied] of CARDS.entries())
      expect(countsAsLed(lead, reply)).toBe(replied[0] === 'X' || replied[0] === led[0]);
});

test('CL-FOLLOW-1: all ten doppelgangers stand in', () => {
  expect(members(STAND_INS).map((at) => CARDS[at + WORD])).toEqual(CARDS.slice(cardNumber('X0')));
});

describe.each([1, 2])('phase %i', (phase) => {
  test.each(['G', 'K', 'U', 'D'])('CL-DOPPEL-1: on a led %s an X wins with a greater value only', (letter) => {
    expect(trickOf(phase, `${letter}5`, 'X6').leader).toBe(1);
    expect(trickOf(phase, `${letter}5`, 'X5').leader).toBe(0);
    expect(trickOf(phase, `${letter}5`, 'X4').leader).toBe(0);
  });

  test('CL-TRICK-3, -5, R-16: the leader wins a tie, also of zeros and of nines', () => {
    expect(trickOf(phase, 'G0', 'X0').leader).toBe(0);
    expect(trickOf(phase, 'D9', 'X9').leader).toBe(0);
  });

  test('CL-DOPPEL-1, R-05: it counts as led also when its seat was free to play anything', () => {
    const table = { hands: ['G5', 'X6 U1 D1'] } as const;
    expect(choices(arrange({ phase, led: 'G5', hands: ['', 'X6 U1 D1'] }))).toEqual(['U1', 'D1', 'X6']);
    expect(trickOf(phase, 'G5', 'X6', table).leader).toBe(1);
  });

  test.each(['G', 'K', 'U', 'D'])('CL-FOLLOW-1: it may be played instead of a %s', (letter) => {
    const hands = ['', `${letter}3 ${letter === 'G' ? 'U' : 'G'}7 X0 X9`] as const;
    expect(choices(arrange({ phase, led: `${letter}5`, hands }))).toEqual([`${letter}3`, 'X0', 'X9']);
  });

  test('CL-FOLLOW-3: a led X asks for an X; without one anything goes', () => {
    expect(choices(arrange({ phase, led: 'X4', hands: ['', 'G9 U0 X9'] }))).toEqual(['X9']);
    expect(choices(arrange({ phase, led: 'X4', hands: ['', 'G9 K2 U0'] }))).toEqual(['G9', 'K2', 'U0']);
  });

  test('CL-DOPPEL-4: a led X is beaten by a greater X and by nothing else', () => {
    expect(trickOf(phase, 'X3', 'X4').leader).toBe(1);
    expect(trickOf(phase, 'X4', 'X3').leader).toBe(0);
    for (const reply of ['G9', 'K9', 'U9', 'D9']) expect(trickOf(phase, 'X0', reply).leader).toBe(0);
  });
});

test('CL-DOPPEL-2: it copies no power of the undead or the dwarves', () => {
  expect(trickOf(1, 'U4', 'X9')).toMatchObject({ score: [[], ['U4']], discard: ['X9'] });
  expect(trickOf(2, 'D5', 'X9').score).toEqual([['D5'], ['X9']]);
});

test('CL-DOPPEL-3: in every pile it is a doppelganger', () => {
  expect(trickOf(1, 'G5', 'X6').discard).toEqual(['G5', 'X6']);
  expect(trickOf(1, 'G5', 'X6', { shown: 'X9', deck: 'X8' })).toMatchObject({ won: [[], ['X9']], drawn: [['X8'], []] });
  expect(trickOf(2, 'G5', 'X6').score).toEqual([[], ['G5', 'X6']]);
});

test('CL-INFO-6, -7: in reply to others it reveals nothing; not to answer a led X does', () => {
  expect(trickOf(1, 'G5', 'X6').voids).toEqual(['', '']);
  expect(trickOf(1, 'X5', 'X6').voids).toEqual(['', '']);
  expect(trickOf(1, 'X5', 'G6').voids).toEqual(['', 'X']);
});
