import { describe, expect, test } from 'vitest';
import { arrange, look, playing, type Table } from '../test/positions.ts';
import { foreignKing } from './index.ts';

const closing = (table: Table) => playing(arrange({ phase: 'end', king: 'liege', ...table }), 'end');
const reasons = (table: Table) => look(closing(table)).result?.reason ?? [];
/** All ten, none active. */
const SPENT = { liege: 'mmmmm', namur: 'ttttt' };

describe("FK-END-2: the king's marker and the second score", () => {
  test.each([
    [[9, 5, 0], 6, []],
    [[9, 5, 0], 5, ['king']],
    [[9, 5, 0], 4, ['king']],
    [[0, 5, 9], 5, ['king']],
    [[5, 9, 0], 6, []],
    [[5, 0, 9], 5, ['king']],
    [[0, 9, 5], 6, []],
    [[12, 12, 0], 12, ['king']],
    [[12, 0, 12], 13, []],
    [[0, 12, 12], 12, ['king']],
    [[7, 7, 7], 7, ['king']],
    [[7, 7, 7], 8, []],
    [[30, 0, 0], 1, []],
    [[0, 0, 0], 0, ['king']],
  ])('scores %j with the marker at %i: %j', (scores, marker, expected) => {
    expect(reasons({ seats: 3, scores, marker })).toEqual(expected);
  });

  test('R-14: with four seats as well', () => {
    expect(reasons({ seats: 4, scores: [1, 2, 3, 4], marker: 3 })).toEqual(['king']);
    expect(reasons({ seats: 4, scores: [4, 3, 2, 1], marker: 4 })).toEqual([]);
    expect(reasons({ seats: 4, scores: [4, 1, 1, 3], marker: 3 })).toEqual(['king']);
  });

  test('FK-END-3, R-21: the virtual score counts', () => {
    expect(reasons({ scores: [9, 0, 5], marker: 5 })).toEqual(['king']);
    expect(reasons({ scores: [9, 0, 4], marker: 5 })).toEqual([]);
    expect(reasons({ scores: [9, 5, 0], marker: 5 })).toEqual(['king']);
  });
});

describe('FK-END-4: factories', () => {
  test('R-15: all ten on the board and none active', () => {
    expect(reasons({ map: SPENT })).toEqual(['factories']);
    expect(reasons({ map: SPENT, seats: 3, members: [1, 1, 1] })).toEqual(['factories']);
    expect(reasons({ map: { ...SPENT, liege: 'mmmmM' } })).toEqual([]);
    expect(reasons({ map: { ...SPENT, namur: 'Ttttt' } })).toEqual([]);
    expect(reasons({ map: { ...SPENT, liege: 'mmmm' } })).toEqual([]);
    expect(reasons({ map: { ...SPENT, namur: 'tttt' } })).toEqual([]);
    expect(reasons({ map: {} })).toEqual([]);
  });

  test('FK-END-2, -4: both at once, told in this order', () => {
    expect(reasons({ map: SPENT, marker: 0 })).toEqual(['factories', 'king']);
    expect(foreignKing.outcome(closing({ map: SPENT, marker: 0 }))?.ending).toBe('both');
    expect(foreignKing.outcome(closing({ map: SPENT }))?.ending).toBe('factories');
    expect(foreignKing.outcome(closing({ marker: 0 }))?.ending).toBe('king');
  });
});

describe('the end', () => {
  test('FK-END-1: not before the window is closed', () => {
    const s = playing(arrange({ king: 'liege', marker: 2 }), 'king namur');
    expect(look(s)).toMatchObject({ phase: 'end', king: { marker: 0 }, result: null });
    expect(look(playing(s, 'end')).phase).toBe('over');
  });

  test('FK-END-6: virtual operations that are owed come first', () => {
    const s = playing(arrange({ king: 'liege', marker: 2, map: { namur: '1 T' } }), 'king namur');
    expect(look(s)).toMatchObject({ phase: 'virtual', king: { marker: 0 }, result: null });
    const after = playing(s, 'vplace namur', 'vplace namur');
    expect(look(after).phase).toBe('end');
    // Two virtual citizens against one: namur counts for the virtual side.
    expect(look(playing(after, 'end')).result.breakdown[2]).toMatchObject({ provinces: 18, virtual: 4 });
  });

  test('FK-END-5, R-19: the mover alone could repay', () => {
    const map = { liege: 'm', namur: 't' };
    const s = arrange({ phase: 'end', king: 'liege', marker: 0, map, down: [1, 1] });
    const loans = look(playing(s, 'repay', 'end')).result.breakdown.map((side: { loans: number }) => side.loans);
    expect(loans).toEqual([0, -6, 0]);
  });

  test('FK-END-5: at once, whoever has moved; the turn is not counted on', () => {
    const s = closing({ seats: 3, marker: 0, round: 4, turn: 1 });
    expect(look(s)).toMatchObject({ phase: 'over', actor: null, round: 4, turn: 1 });
    expect(foreignKing.turn(s)).toBe(1);
  });

  test('FK-ORDER-6, R-29: changes of order that were pending are cancelled', () => {
    const pawns = ['order', 'queen'] as const;
    const s = closing({ seats: 4, marker: 0, turn: 3, pawns, pendingOrder: [0, 1] });
    expect(look(s)).toMatchObject({ phase: 'over', pendingOrder: [], order: [0, 1, 2, 3] });
  });

  test('FK-FINAL-8: the final scoring is added', () => {
    expect(look(closing({ seats: 3, marker: 0, francs: [9, 1, 1], scores: [1, 2, 3] })).seats[0].score).toBe(4);
  });
});
