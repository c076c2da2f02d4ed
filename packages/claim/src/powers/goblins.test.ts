import { members } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange, choices, look, playing, trickOf } from '../../test/positions.ts';
import { SPARE_ZEROS } from './goblins.ts';

test('CL-DECK-4: of the five zeros all but the first are spare', () => {
  expect(members(SPARE_ZEROS)).toEqual([1, 2, 3, 4]);
});

describe.each([1, 2])('phase %i', (phase) => {
  test('CL-DECK-4, R-15: zeros are one choice to lead, however many there are', () => {
    expect(choices(arrange({ phase, hands: ['G0', ''] }))).toEqual(['G0']);
    expect(choices(arrange({ phase, hands: ['G0 G0 G0', ''] }))).toEqual(['G0']);
    expect(choices(arrange({ phase, hands: ['G0 G0 G0 G0 G0 G1 K2', ''] }))).toEqual(['G0', 'G1', 'K2']);
  });

  test('CL-DECK-4: and one choice in reply, free or not', () => {
    expect(choices(arrange({ phase, led: 'G5', hands: ['', 'G0 G0 K2'] }))).toEqual(['G0']);
    expect(choices(arrange({ phase, led: 'K9', hands: ['', 'G0 G0 G0 U1'] }))).toEqual(['G0', 'U1']);
  });

  test('CL-DECK-4: a zero played leaves the others in hand', () => {
    const s = playing(arrange({ phase, hands: ['G0 G0 G0 G1', 'G0 G0'] }), 'G0');
    expect(look(s)).toMatchObject({
      led: 'G0',
      hands: [
        ['G0', 'G0', 'G1'],
        ['G0', 'G0'],
      ],
    });
    expect(look(playing(s, 'G0')).hands).toEqual([['G0', 'G0', 'G1'], ['G0']]);
  });

  test('CL-TRICK-3, -5: a zero on a zero is a tie, which the leader wins', () => {
    expect(trickOf(phase, 'G0', 'G0').leader).toBe(0);
    expect(trickOf(phase, 'G0', 'G1').leader).toBe(1);
  });

  test('CL-TRICK-2, -4: goblins have no power; they win by value alone and only on goblins', () => {
    expect(trickOf(phase, 'G8', 'G9').leader).toBe(1);
    expect(trickOf(phase, 'G9', 'G8').leader).toBe(0);
    for (const lead of ['K2', 'U0', 'D0', 'X0']) expect(trickOf(phase, lead, 'G9').leader).toBe(0);
  });
});

test('CL-P1-6, CL-P2-3: both zeros of a tie are kept, as two cards', () => {
  expect(trickOf(1, 'G0', 'G0', { discard: 'G0 K3' }).discard).toEqual(['G0', 'G0', 'G0', 'K3']);
  expect(trickOf(2, 'G0', 'G0', { score: ['G0', 'G0'] }).score).toEqual([['G0', 'G0', 'G0'], ['G0']]);
});
