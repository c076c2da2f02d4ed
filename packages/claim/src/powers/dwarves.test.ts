import { describe, expect, test } from 'vitest';
import { arrange, choices, look, playing, trickOf } from '../../test/positions.ts';
import { CARDS } from '../terms.ts';
import { goesToLoser } from './dwarves.ts';

test('CL-DWARF-1: dwarves and no others', () => {
  for (const [card, id] of CARDS.entries()) expect(goesToLoser(card)).toBe(id.startsWith('D'));
});

describe('phase 1', () => {
  test('CL-P1-8: their power sleeps; they are discarded', () => {
    expect(trickOf(1, 'D3', 'D8')).toMatchObject({ discard: ['D3', 'D8'], score: [[], []] });
    expect(trickOf(1, 'G9', 'D0')).toMatchObject({ discard: ['G9', 'D0'], score: [[], []] });
  });

  test('CL-P1-2, -3: the winner earns the shown card even if it is a dwarf', () => {
    expect(trickOf(1, 'D3', 'D8', { shown: 'D4', deck: 'D5' })).toMatchObject({
      won: [[], ['D4']],
      drawn: [['D5'], []],
    });
  });
});

describe('phase 2', () => {
  test.each([
    ['D3', 'D8', 1, [['D3', 'D8'], []]],
    ['D8', 'D3', 0, [[], ['D3', 'D8']]],
  ])('CL-DWARF-2: %s answered by %s: the loser takes both', (lead, reply, winner, score) => {
    expect(trickOf(2, lead, reply)).toMatchObject({ leader: winner, score, discard: [] });
  });

  test.each([
    ['D5', 'X9', 1, [['D5'], ['X9']]],
    ['D5', 'X5', 0, [['X5'], ['D5']]],
    ['D0', 'K9', 0, [['K9'], ['D0']]],
    ['G9', 'D0', 0, [['G9'], ['D0']]],
    ['X1', 'D9', 0, [['X1'], ['D9']]],
  ])(
    'CL-DWARF-1, -3: %s answered by %s: the dwarf to the loser, the other to the winner',
    (lead, reply, winner, score) => {
      expect(trickOf(2, lead, reply)).toMatchObject({ leader: winner, score, discard: [] });
    },
  );

  test('R-14: a dwarf that wins goes to the loser all the same', () => {
    expect(trickOf(2, 'D9', 'U9').score).toEqual([['U9'], ['D9']]);
  });

  test('CL-P2-3: without a dwarf both cards go to the winner', () => {
    expect(trickOf(2, 'G9', 'K2').score).toEqual([[], ['G9', 'K2']]);
    expect(trickOf(2, 'K7', 'X7').score).toEqual([['K7', 'X7'], []]);
  });
});

test.each([1, 2])('CL-DWARF-4: in phase %i they follow, win and lead like others', (phase) => {
  const s = arrange({ phase, hands: ['D3 G1', 'D8 D9 G2 X4'] });
  expect(choices(playing(s, 'D3'))).toEqual(['D8', 'D9', 'X4']);
  expect(look(playing(s, 'D3', 'D8'))).toMatchObject({ leader: 1, toPlay: 1 });
});
