import { describe, expect, test } from 'vitest';
import { arrange, choices, look, offered, playing, refused, type Table } from '../test/positions.ts';
import { foreignKing } from './index.ts';
import { PROVINCES } from './terms.ts';

const arrival = (liege: string, table: Table = {}) => playing(arrange({ map: { liege }, ...table }), 'king liege');
const owed = (liege: string, table: Table = {}) => {
  const { actor, pending, phase } = look(arrival(liege, table));
  return phase === 'virtual' ? [actor, pending.ops] : phase;
};

describe('who owes how many', () => {
  test.each([
    ['1 T', [1, 2]],
    ['0 1 T', [0, 2]],
    ['1 M', [1, 5]],
    ['0 1 MT', [0, 8]],
    ['6', [1, 1]],
    ['0 9', [0, 2]],
    ['3', 'end'],
    ['5', 'end'],
    ['1', 'end'],
  ])('FK-VIRTUAL-3: liege with %s', (liege, expected) => {
    expect(owed(liege)).toEqual(expected);
    expect(owed(liege, { turn: 1 })).toEqual(expected);
  });

  test('FK-VIRTUAL-2, R-22: none when the virtual side scores', () => {
    expect(owed('1 1 2 M')).toBe('end');
    expect(look(arrival('1 1 2 M')).seats[2].score).toBe(6);
    expect(look(arrival('0 0 6')).seats[2].score).toBe(2);
  });

  test('FK-VIRTUAL-1: the virtual side ties like any other', () => {
    expect(owed('2 0 2 M')).toBe('deactivate');
    expect(look(arrival('2 0 2')).phase).toBe('end');
  });

  test('FK-VIRTUAL-7: none for a factory turned inactive', () => {
    expect(look(playing(arrival('1 1 M'), 'deactivate metal')).phase).toBe('end');
  });

  test('FK-VIRTUAL-3: none with three seats', () => {
    expect(owed('1 M', { seats: 3 })).toBe('end');
    expect(owed('0 0 1 M', { seats: 3 })).toBe('end');
  });
});

describe('operations', () => {
  const s = arrival('2 0 1 T', { map: { liege: '2 0 1 T', luxembourg: '0 0 2' } });

  test('FK-VIRTUAL-4: placing takes one from the virtual supply', () => {
    const after = look(playing(s, 'vplace namur'));
    expect(after.provinces.namur.citizens).toEqual([0, 0, 1]);
    expect(after.seats[2].supply).toBe(11);
    expect(after).toMatchObject({ phase: 'virtual', actor: 1, pending: { ops: 1 } });
    expect(after.seats[1].francs).toBe(5);
  });

  test('FK-VIRTUAL-4: shifting takes one over a border', () => {
    const after = look(playing(s, 'vmove luxembourg namur'));
    expect(after.provinces.luxembourg.citizens).toEqual([0, 0, 1]);
    expect(after.provinces.namur.citizens).toEqual([0, 0, 1]);
    expect(after.seats[2].supply).toBe(12);
  });

  test('FK-VIRTUAL-4: one citizen may be placed and shifted in the same series', () => {
    const after = look(playing(s, 'vplace antwerp', 'vmove antwerp limburg'));
    expect(after.provinces.limburg.citizens).toEqual([0, 0, 1]);
    expect(after.provinces.antwerp.citizens).toEqual([0, 0, 0]);
  });

  test('FK-PHASE-10: after the last one the mover goes on, and nothing is kept', () => {
    const done = playing(s, 'vplace namur', 'vplace namur');
    expect(look(done)).toMatchObject({ phase: 'end', actor: 0, pending: null });
    const laid: Table = {
      king: 'liege',
      marker: 29,
      phase: 'end',
      pawns: ['king'],
      scores: [3],
      map: { liege: '2 0 1 t', luxembourg: '0 0 2', namur: '0 0 2' },
    };
    expect(done).toEqual(arrange(laid));
  });

  test('FK-VIRTUAL-5: the question tells how many are owed', () => {
    expect(foreignKing.prompt(s)).toEqual({ key: 'virtual', values: { count: 2 } });
    expect(foreignKing.prompt(playing(s, 'vplace namur'))).toEqual({ key: 'virtual', values: { count: 1 } });
  });
});

describe('what is offered and refused', () => {
  const province = (id: string) => ({ term: 'province', id });
  const s = arrival('', { map: { liege: '1 T', antwerp: '0 0 1', luxembourg: '0 0 2' } });

  test('FK-VIRTUAL-4: every province, and every border of a virtual citizen', () => {
    expect(choices(s)).toEqual([
      ...PROVINCES.map((id) => `vplace ${id}`),
      ...['brabant', 'east_flanders', 'limburg'].map((id) => `vmove antwerp ${id}`),
      ...['liege', 'namur'].map((id) => `vmove luxembourg ${id}`),
    ]);
  });

  test('FK-VIRTUAL-5, R-23: with the supply used up only shifting, with nobody on the map only placing', () => {
    const all = arrival('1 0 0 T', { map: { liege: '1 T', luxembourg: '0 0 15' } });
    expect(choices(all)).toEqual(['vmove luxembourg liege', 'vmove luxembourg namur']);
    expect(foreignKing.refusal(all, 'vplace liege')).toEqual({
      clause: 'FK-VIRTUAL-5',
      key: 'virtual-supply',
      values: {},
    });
    expect(choices(arrival('1 T'))).toEqual(PROVINCES.map((id) => `vplace ${id}`));
    const one = arrival('1 0 0 T', { map: { liege: '1 T', luxembourg: '0 0 14' } });
    expect(offered(one, 'vplace')).toHaveLength(9);
  });

  test('FK-VIRTUAL-4: nobody there, and no border', () => {
    expect(foreignKing.refusal(s, 'vmove liege namur')).toEqual({
      clause: 'FK-VIRTUAL-4',
      key: 'virtual-nobody',
      values: { province: province('liege') },
    });
    expect(foreignKing.refusal(s, 'vmove antwerp namur')).toEqual({
      clause: 'FK-VIRTUAL-4',
      key: 'virtual-border',
      values: { from: province('antwerp'), to: province('namur') },
    });
    expect(refused(s, 'vmove antwerp antwerp')).toEqual(['FK-VIRTUAL-4', 'virtual-border']);
  });

  test('FK-VIRTUAL-5, -6: nothing else will do, neither Congress nor the supply', () => {
    for (const text of ['end', 'deactivate textile', 'reorder 0', 'decline', 'congress from liege'])
      expect(refused(s, text)).toEqual(['FK-VIRTUAL-5', 'not-now']);
    expect(refused(s, 'vmove antwerp supply')).toEqual(['FK-PHASE-2', 'unreadable']);
  });
});
