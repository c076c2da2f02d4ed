import { describe, expect, test } from 'vitest';
import { arrange, expectWays, look, offered, playing, refused } from '../../test/positions.ts';
import { range } from '../choices.ts';
import { foreignKing } from '../index.ts';
import { congress } from './congress.ts';

test('FK-CONGRESS-1: one citizen from the supply becomes a member, for nothing', () => {
  const s = look(playing(arrange({ francs: [0], members: [2, 1] }), 'congress from supply'));
  expect(s.seats[0]).toMatchObject({ congress: 3, supply: 12, francs: 0, pawn: 'congress' });
  expect(s.seats[1]).toMatchObject({ congress: 1, supply: 14 });
  expect(s.phase).toBe('end');
});

test('FK-CONGRESS-1: or one from a province', () => {
  const s = look(playing(arrange({ map: { liege: '3 2' } }), 'congress from liege'));
  expect(s.provinces.liege.citizens).toEqual([2, 2, 0]);
  expect(s.seats[0]).toMatchObject({ congress: 1, supply: 12 });
});

test('FK-CONGRESS-3: there is room for everyone', () => {
  const s = playing(arrange({ members: [14] }), 'congress from supply');
  expect(look(s).seats[0]).toMatchObject({ congress: 15, supply: 0 });
});

describe('what is offered and refused', () => {
  test('FK-CONGRESS-1: provinces with own citizens, and the supply last', () => {
    const s = arrange({ map: { antwerp: '1', liege: '2 2', namur: '0 3 1', west_flanders: '1' } });
    expect(offered(s, 'congress')).toEqual([
      'congress from antwerp',
      'congress from liege',
      'congress from west_flanders',
      'congress from supply',
    ]);
    expect(foreignKing.refusal(s, 'congress from namur')).toEqual({
      clause: 'FK-CONGRESS-1',
      key: 'nobody-there',
      values: { province: { term: 'province', id: 'namur' } },
    });
  });

  test('FK-CONGRESS-1: an empty supply is left out', () => {
    const s = arrange({ map: { liege: '1' }, members: [14] });
    expect(offered(s, 'congress')).toEqual(['congress from liege']);
    expect(foreignKing.refusal(s, 'congress from supply')).toEqual({
      clause: 'FK-CONGRESS-1',
      key: 'supply',
      values: { citizens: { term: 'count', id: 'citizens', count: 0 } },
    });
  });

  test('FK-CONGRESS-2: everybody in Congress already', () => {
    const s = arrange({ members: [15] });
    expect(offered(s, 'congress')).toEqual([]);
    for (const from of ['supply', 'liege'])
      expect(refused(s, `congress from ${from}`)).toEqual(['FK-CONGRESS-2', 'nobody']);
  });

  test('FK-CONGRESS-2: a supply alone will do, and so will a province', () => {
    expect(offered(arrange({ members: [14] }), 'congress')).toEqual(['congress from supply']);
    expect(refused(arrange({ members: [14] }), 'congress from liege')).toEqual(['FK-CONGRESS-1', 'nobody-there']);
  });

  test('FK-CONGRESS-1, -2: ways that are counted are those that nothing bars', () => {
    expectWays(congress, () => range(0, 10));
  });
});
