import { describe, expect, test } from 'vitest';
import { arrange, choices, look, playing, refused, type Table } from '../test/positions.ts';
import { foreignKing } from './index.ts';

/** Who is asked when the king comes to liege. */
const asked = (table: Table) => look(playing(arrange(table), 'king liege')).pending?.ask;

describe('who is asked', () => {
  test.each([
    ['more members first', { members: [1, 3, 2] }, [1, 2, 0]],
    ['FK-CONGRESS-8: the mover has no privilege', { members: [2, 0, 3], turn: 2 }, [2, 0]],
    ['those without members are left out', { members: [0, 0, 1] }, [2]],
    ['equals in turn order', { members: [2, 2, 2], order: [2, 0, 1] }, [2, 0, 1]],
    ['equals behind a larger group', { members: [2, 2, 3], order: [1, 0, 2] }, [2, 1, 0]],
    ['equals before a smaller group', { members: [1, 2, 2], order: [0, 2, 1] }, [2, 1, 0]],
  ])('FK-CONGRESS-4, -5: three seats: %s', (_, table, ask) => {
    expect(asked({ seats: 3, ...table })).toEqual(ask);
  });

  test('FK-CONGRESS-5: four seats, ranked from the last to the first', () => {
    expect(asked({ seats: 4, members: [1, 2, 3, 4] })).toEqual([3, 2, 1, 0]);
    expect(asked({ seats: 4, members: [4, 3, 2, 1] })).toEqual([0, 1, 2, 3]);
    expect(asked({ seats: 4, members: [2, 1, 2, 1], order: [3, 2, 1, 0] })).toEqual([2, 0, 3, 1]);
  });

  test('FK-CONGRESS-5: the order in force counts, not pending changes', () => {
    const table = { seats: 3, members: [1, 1, 1], turn: 1, pendingOrder: [0], pawns: ['order'] } as const;
    expect(asked(table)).toEqual([0, 1, 2]);
  });

  test('FK-CONGRESS-6, -9: of two seats the larger group first; equal ones cancel out', () => {
    expect(asked({ members: [1, 2] })).toEqual([1, 0]);
    expect(asked({ members: [2, 1] })).toEqual([0, 1]);
    expect(asked({ members: [0, 1] })).toEqual([1]);
    expect(asked({ members: [2, 2] })).toBeUndefined();
    expect(asked({ seats: 3, members: [2, 2] })).toEqual([0, 1]);
  });

  test('FK-PHASE-8, -13: with nobody to ask, the province is scored at once', () => {
    const s = look(playing(arrange({ map: { liege: '1 T' } }), 'king liege'));
    expect(s.seats[0].score).toBe(3);
    expect(look(playing(arrange({ seats: 3 }), 'king liege'))).toMatchObject({ phase: 'end', pending: null });
  });
});

describe('R-07: where nobody stands', () => {
  const without: Table['without'] = ['intervene-empty'];

  test('Congress is asked all the same', () => {
    expect(asked({ seats: 3, members: [1] })).toEqual([0]);
  });

  test('with the option off it is not', () => {
    expect(asked({ seats: 3, members: [1], without })).toBeUndefined();
    expect(asked({ seats: 3, members: [1], without, map: { namur: '1 1 1' } })).toBeUndefined();
  });

  test('one citizen of any side is enough, the virtual one included', () => {
    expect(asked({ seats: 4, members: [1], without, map: { liege: '0 0 0 1' } })).toEqual([0]);
    expect(asked({ members: [1], without, map: { liege: '0 0 1' } })).toEqual([0]);
  });
});

describe('answers', () => {
  const s = playing(arrange({ seats: 3, members: [2, 4, 1], map: { liege: '1 0 3 T' } }), 'king liege');

  test('FK-CONGRESS-7: intervene or decline, and nothing else', () => {
    expect(choices(s)).toEqual(['intervene', 'decline']);
    expect(look(s)).toMatchObject({ phase: 'congress', actor: 1, turn: 0 });
    for (const text of ['end', 'money', 'deactivate metal', 'done'])
      expect(foreignKing.refusal(s, text)).toEqual({ clause: 'FK-CONGRESS-7', key: 'not-now', values: {} });
  });

  test('FK-CONGRESS-7: all members go to the king, and nobody else is asked', () => {
    const after = look(playing(s, 'intervene'));
    expect(after.provinces.liege.citizens).toEqual([1, 4, 3]);
    expect(after.seats.map(({ congress }: { congress: number }) => congress)).toEqual([2, 0, 1]);
    expect(after.seats.map(({ score }: { score: number }) => score)).toEqual([0, 3, 0]);
    expect(after).toMatchObject({ phase: 'end', actor: 0, pending: null });
    expect(after.seats[1].francs).toBe(5);
  });

  test('FK-CONGRESS-8: declining hands the question on; a no is final', () => {
    const second = playing(s, 'decline');
    expect(look(second)).toMatchObject({ phase: 'congress', actor: 0, pending: { ask: [0, 2] } });
    const third = playing(second, 'decline');
    expect(look(third)).toMatchObject({ phase: 'congress', actor: 2, pending: { ask: [2] } });
    const after = look(playing(third, 'decline'));
    expect(after).toMatchObject({ phase: 'end', actor: 0, pending: null });
    expect(after.seats.map(({ score, congress }: { score: number; congress: number }) => [score, congress])).toEqual([
      [0, 2],
      [0, 4],
      [3, 1],
    ]);
    expect(look(playing(second, 'intervene')).provinces.liege.citizens).toEqual([3, 0, 3]);
  });

  test('R-30: an intervention need not do any good', () => {
    const after = look(playing(s, 'decline', 'decline', 'intervene'));
    expect(after.provinces.liege.citizens).toEqual([1, 0, 4]);
    expect(refused(s, 'intervene')).toBeUndefined();
  });

  test('FK-CONGRESS-7: the question tells the province and how many would go', () => {
    const province = { term: 'province', id: 'liege' };
    const citizens = (count: number) => ({ term: 'count', id: 'citizens', count });
    expect(foreignKing.prompt(s)).toEqual({ key: 'intervene', values: { province, citizens: citizens(4) } });
    expect(foreignKing.prompt(playing(s, 'decline')).values.citizens).toEqual(citizens(2));
  });
});
