import type { Message } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange, playing, type Table } from '../test/positions.ts';
import { foreignKing } from './index.ts';

/** Reasons for some choices to the seat that makes the first of them. */
function told(table: Table, ...texts: string[]): readonly Message[] {
  const before = arrange(table);
  return foreignKing.reasons(before, playing(before, ...texts), foreignKing.toAct(before));
}
const keys = (table: Table, ...texts: string[]) => told(table, ...texts).map(({ key }) => key);
const province = (id: string) => ({ province: { term: 'province', id } });
const points = (count: number) => ({ points: { term: 'count', id: 'points', count } });
const francs = (count: number) => ({ francs: { term: 'count', id: 'francs', count } });
const side = (seat: number) => ({ side: { seat } });

describe('points come first', () => {
  const map = { liege: '1 0 0 M' };

  test.each([
    ['ahead', [2, 5, 1], { count: 8, others: 5 }],
    ['level', [2, 8, 1], { count: 8, others: 8 }],
    ['behind', [2, 9, 1], { count: 8, others: 9 }],
  ])('FK-SCORE-2, -4: points scored, and then one is %s', (standing, scores, counts) => {
    expect(told({ seats: 3, map, scores }, 'king liege')[0]).toEqual({
      key: `points-${standing}`,
      values: { ...points(6), ...counts },
    });
  });

  test('FK-CONGRESS-4: what is at stake while Congress has still to speak; nothing if the majority is another’s', () => {
    const members = [0, 2, 0];
    expect(told({ seats: 3, map, members }, 'king liege')[0]).toEqual({
      key: 'at-stake',
      values: { ...province('liege'), ...points(6) },
    });
    for (const liege of ['0 0 1 M', '1 0 0'])
      expect(told({ seats: 3, map: { liege }, members }, 'king liege')).toEqual([
        { key: 'king', values: { ...province('liege'), count: 29 } },
      ]);
    expect(keys({ seats: 3, map: { liege: '3 0 0 M' } }, 'king liege')).not.toContain('at-stake');
  });

  test('FK-FINAL-9: the end, if one wins it, alone or not', () => {
    const last = { seats: 3, marker: 0, king: 'liege', phase: 'end', francs: [0, 0, 0] } as const;
    expect(told({ ...last, scores: [3, 2, 0] }, 'end')[0]).toEqual({ key: 'wins', values: { count: 3, others: 2 } });
    expect(told({ ...last, scores: [3, 3, 0] }, 'end')[0]).toEqual({ key: 'shares', values: { count: 3, others: 3 } });
    expect(keys({ ...last, scores: [3, 4, 0] }, 'end')).not.toContain('wins');
  });
});

describe('majorities', () => {
  test('one that somebody loses by it, before one that nobody had; two of them, then bonuses', () => {
    const map = { antwerp: '5 0 0', liege: '0 1 0 M' };
    expect(
      told({ seats: 3, map }, 'move from antwerp', 'send 1 to brabant', 'send 2 to liege', 'send 1 to limburg'),
    ).toEqual([
      { key: 'takes', values: { ...province('liege'), ...points(6), ...side(1) } },
      { key: 'majority', values: { ...province('brabant'), ...points(0) } },
      { key: 'bonus', values: { bonus: 'provinces', ...points(9) } },
    ]);
  });

  test('FK-VIRTUAL-1: the virtual player loses one too', () => {
    expect(told({ map: { liege: '1 0 1' } }, 'place 1 liege')[0].key).toBe('majority');
    expect(told({ map: { liege: '0 0 1' } }, 'place 2 liege')[0].values.side).toEqual({ term: 'side', id: 'virtual' });
  });

  test('another loses one to nobody, or one comes up with those who share the lead', () => {
    expect(told({ seats: 3, map: { liege: '0 1 0' } }, 'place 1 liege')[0]).toEqual({
      key: 'breaks',
      values: { ...province('liege'), ...side(1) },
    });
    expect(keys({ seats: 3, map: { liege: '0 1 0' } }, 'place 1 liege')).not.toContain('level');
    expect(told({ seats: 3, map: { liege: '0 2 2' } }, 'place 2 liege')[0]).toEqual({
      key: 'level',
      values: { ...province('liege'), count: 2 },
    });
  });

  test('FK-SCORE-2: one that is worth more now', () => {
    const map = { liege: '1 0 0 T', namur: '0 5 0' };
    expect(told({ seats: 3, map, francs: [3, 9, 0] }, 'build metal liege')[0]).toEqual({
      key: 'worth',
      values: { ...province('liege'), ...points(9) },
    });
  });

  test('what is lost is no reason; where there is none, it is told how one stands', () => {
    expect(told({ seats: 3, map: { liege: '0 4 0' } }, 'place 1 liege')).toEqual([
      { key: 'stands', values: { ...province('liege'), count: 1, others: 4 } },
    ]);
    const owed = playing(arrange({ king: 'liege', map: { namur: '1 T', brabant: '0 0 3' } }), 'king namur');
    expect(foreignKing.reasons(owed, playing(owed, 'vplace brabant'), 1)).toEqual([
      { key: 'stands', values: { ...province('brabant'), count: 0, others: 4 } },
    ]);
  });
});

describe('bonuses and holdings', () => {
  test('FK-FINAL-3, -6: a medal for the bonus alone, shared, or not yet', () => {
    const build = (up: number[], table: Table = {}) =>
      told(
        { seats: 3, francs: [9, 9, 9], map: { antwerp: '0 1 0 m', liege: '0 1 0 m' }, up, ...table },
        'build metal namur',
      );
    expect(build([1, 1])).toEqual([{ key: 'bonus', values: { bonus: 'medals', ...points(9) } }]);
    expect(build([0, 1, 1])).toEqual([{ key: 'bonus-shared', values: { bonus: 'medals', ...points(3) } }]);
    expect(build([0, 2])).toEqual([{ key: 'medals', values: { count: 1, others: 2 } }]);
  });

  test('FK-FINAL-4: members of Congress', () => {
    const appoint = (members: number[]) => told({ seats: 3, members }, 'congress from supply')[0];
    expect(appoint([1, 1])).toEqual({ key: 'bonus', values: { bonus: 'congress', ...points(3) } });
    expect(appoint([0, 2])).toEqual({ key: 'congress', values: { count: 1, others: 2 } });
  });

  test('FK-FINAL-5, FK-MONEY-1: francs', () => {
    expect(told({ seats: 3, francs: [1, 9, 0] }, 'money')).toEqual([
      { key: 'francs', values: { ...francs(3), count: 4 } },
    ]);
    expect(keys({ seats: 3, francs: [1, 3, 0] }, 'money')).toEqual(['bonus', 'francs']);
  });

  test('FK-FINAL-1, FK-LOAN-1: a loan repaid is a gain, one taken is none', () => {
    const map = { liege: '0 1 0 M', namur: '0 1 0 M' };
    const repays: Table = { seats: 3, map, down: [1], francs: [4, 9, 0] };
    expect(told(repays, 'repay')).toEqual([{ key: 'repaid', values: points(6) }]);
    expect(told({ seats: 3, map, up: [1], francs: [0, 9, 0] }, 'borrow')).toEqual([
      { key: 'borrowed', values: francs(3) },
    ]);
  });
});

describe('the rest', () => {
  test('FK-END-2: how near the end is, once it is near', () => {
    const table: Table = { seats: 3, king: 'namur', scores: [9, 9, 0] };
    expect(told({ ...table, marker: 17 }, 'king liege')).toContainEqual({ key: 'end-near', values: { count: 6 } });
    expect(keys({ ...table, marker: 18 }, 'king liege')).not.toContain('end-near');
    expect(told({ ...table, marker: 10 }, 'king liege')).toContainEqual({ key: 'end-near', values: { count: 0 } });
  });

  test('FK-SCORE-5: a factory that nobody will score', () => {
    const map = { liege: '0 1 1 M' };
    expect(told({ seats: 3, map, king: 'namur' }, 'king liege', 'deactivate metal')[0]).toEqual({
      key: 'stopped',
      values: { ...province('liege'), factories: [{ term: 'factory', id: 'metal', count: 1 }] },
    });
  });

  test('FK-ORDER-1, -2: the right to change places, and an earlier one', () => {
    const francs = [1, 9, 0];
    expect(keys({ seats: 3, francs }, 'order')).toEqual(['francs', 'order']);
    const pending: Table = {
      seats: 3,
      francs,
      phase: 'reorder',
      turn: 2,
      order: [1, 2, 0],
      pendingOrder: [0],
      pawns: ['order'],
    };
    expect(told(pending, 'reorder 1')).toEqual([{ key: 'earlier', values: { place: 2 } }]);
    expect(told(pending, 'reorder 2')).toEqual([]);
  });
});
