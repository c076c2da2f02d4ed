import { describe, expect, test } from 'vitest';
import { arrange, choices, look, offered, playing, refused, type Table } from '../../test/positions.ts';
import { foreignKing } from '../index.ts';

/** Seat 0 of four, in liege with two citizens. */
const court = (table: Table = {}) => arrange({ seats: 4, map: { liege: '2' }, ...table });

describe('what she costs and does', () => {
  test.each([
    ['queen build metal namur', 0],
    ['queen place 2 namur', 2],
    ['queen congress from liege', 3],
    ['queen king liege', 3],
    ['queen money', 6],
    ['queen order', 4],
  ])('FK-QUEEN-1: %s leaves 5 francs at %i', (text, francs) => {
    expect(look(playing(court(), text)).seats[0]).toMatchObject({ francs, pawn: 'queen' });
  });

  test('FK-QUEEN-1: a move by the queen goes on as usual', () => {
    const s = playing(court({ francs: [4] }), 'queen move from liege');
    expect(look(s)).toMatchObject({ phase: 'move', pending: { from: 'liege' } });
    expect(look(s).seats[0]).toMatchObject({ francs: 2, pawn: 'queen' });
    expect(look(playing(s, 'send 1 to hainaut')).seats[0].francs).toBe(1);
  });

  test('FK-QUEEN-1: a king by the queen is asked about and scored as usual', () => {
    const s = playing(court({ members: [0, 1] }), 'queen king namur');
    expect(look(s)).toMatchObject({ phase: 'congress', actor: 1, king: { at: 'namur', marker: 29 } });
  });

  test('FK-QUEEN-5, FK-TURN-6, R-03: the copied action stays open', () => {
    const s = playing(court(), 'queen money', 'end');
    expect(offered(s, 'money')).toEqual(['money']);
    expect(offered(s, 'queen')).toEqual([]);
    const next = arrange({ seats: 4, pawns: ['queen', 'build', 'order', 'place'] });
    expect(offered(next, 'money')).toEqual(['money']);
  });
});

describe('what she copies', () => {
  const pawns = ['money', 'build', 'king', 'congress'] as const;

  test('FK-QUEEN-2, R-02: all actions, whoever stands there, the own pawn too', () => {
    const texts = choices(court({ pawns }));
    expect(new Set(texts.filter((text) => text.startsWith('queen')).map((text) => text.split(' ')[1]))).toEqual(
      new Set(['build', 'place', 'move', 'congress', 'king', 'money', 'order']),
    );
    expect(new Set(texts.map((text) => text.split(' ')[0]))).toEqual(new Set(['place', 'move', 'order', 'queen']));
  });

  test('FK-QUEEN-3: not herself', () => {
    for (const text of ['queen queen', 'queen queen money'])
      expect(foreignKing.refusal(court(), text)).toEqual({ clause: 'FK-QUEEN-3', key: 'queen-twice', values: {} });
    expect(refused(court(), 'queen queens')).toEqual(['FK-PHASE-2', 'unreadable']);
    expect(refused(court(), 'queen')).toEqual(['FK-PHASE-2', 'unreadable']);
    expect(refused(court(), 'a queen queen')).toEqual(['FK-PHASE-2', 'unreadable']);
  });
});

describe('when she is closed', () => {
  const action = { term: 'action', id: 'queen' };
  const francs = (count: number) => ({ term: 'count', id: 'francs', count });

  test('FK-TURN-3: with fewer than four seats', () => {
    for (const seats of [2, 3]) {
      const s = arrange({ seats, francs: [9] });
      expect(offered(s, 'queen')).toEqual([]);
      expect(foreignKing.refusal(s, 'queen money')).toEqual({
        clause: 'FK-TURN-3',
        key: 'no-such-action',
        values: { action },
      });
    }
  });

  test.each([0, 2])('FK-TURN-4: while the pawn of seat %i stands on her', (seat) => {
    const s = court({ pawns: [0, 1, 2].map((each) => (each === seat ? 'queen' : null)) });
    expect(offered(s, 'queen')).toEqual([]);
    expect(foreignKing.refusal(s, 'queen money')).toEqual({ clause: 'FK-TURN-4', key: 'occupied', values: { action } });
  });

  test('FK-QUEEN-4: for less than 2 francs, whatever the copy would bring', () => {
    expect(offered(court({ francs: [1] }), 'queen')).toEqual([]);
    expect(foreignKing.refusal(court({ francs: [1] }), 'queen money')).toEqual({
      clause: 'FK-QUEEN-4',
      key: 'queen-cost',
      values: { cost: francs(2), francs: francs(1) },
    });
    expect(offered(court({ francs: [2] }), 'queen money')).toEqual(['queen money']);
  });

  test('FK-QUEEN-4: the copied action is paid from what she leaves', () => {
    expect(offered(court({ francs: [4] }), 'queen build')).toEqual([]);
    expect(foreignKing.refusal(court({ francs: [4] }), 'queen build metal liege')).toEqual({
      clause: 'FK-QUEEN-4',
      key: 'cost',
      values: { cost: francs(3), francs: francs(2) },
    });
    expect(offered(court({ francs: [5] }), 'queen build')).toHaveLength(18);
    expect(offered(court({ francs: [3] }), 'queen place')).toHaveLength(18);
    expect(offered(court({ francs: [2], king: 'liege' }), 'queen king')).toHaveLength(4);
    expect(refused(court({ francs: [2], king: 'liege' }), 'queen king namur hainaut')).toEqual(['FK-QUEEN-4', 'cost']);
  });
});
