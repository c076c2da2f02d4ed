import { describe, expect, test } from 'vitest';
import { arrange, choices, expectWays, look, offered, playing, refused, type Table } from '../../test/positions.ts';
import { foreignKing } from '../index.ts';
import { order } from './order.ts';

describe('the action', () => {
  test('FK-ORDER-1, -5: a franc at once, and the order stays for now', () => {
    const s = look(playing(arrange({ seats: 3, order: [2, 0, 1], francs: [5, 6, 7] }), 'order'));
    expect(s).toMatchObject({ pendingOrder: [2], order: [2, 0, 1], phase: 'end', actor: 2 });
    expect(s.seats.map(({ francs }: { francs: number }) => francs)).toEqual([5, 6, 8]);
    expect(s.seats[2].pawn).toBe('order');
  });

  test('FK-TURN-3, R-26: three or four seats have it', () => {
    expect(offered(arrange({ seats: 3 }), 'order')).toEqual(['order']);
    expect(offered(arrange({ seats: 4 }), 'order')).toEqual(['order']);
    expect(offered(arrange({}), 'order')).toEqual([]);
    expect(foreignKing.refusal(arrange({}), 'order')).toEqual({
      clause: 'FK-TURN-3',
      key: 'no-such-action',
      values: { action: { term: 'action', id: 'order' } },
    });
  });

  test('R-27, FK-ORDER-1: also for the seat that is first, and for one without francs', () => {
    expect(offered(arrange({ seats: 3, francs: [0], members: [14] }), 'order')).toEqual(['order']);
    expectWays(order, () => [0]);
  });
});

describe('FK-ORDER-3, FK-PHASE-4: who is entered where', () => {
  const four: Table = { seats: 4, turn: 1, francs: [5, 5, 5, 5] };
  const entered = (table: Table, text: string) => look(playing(arrange({ ...four, ...table }), text)).pendingOrder;

  test('one alone, directly or by the queen', () => {
    expect(entered({}, 'order')).toEqual([1]);
    expect(entered({}, 'queen order')).toEqual([1]);
  });

  test('the queen behind the direct one', () => {
    expect(entered({ pendingOrder: [0], pawns: ['order'] }, 'queen order')).toEqual([0, 1]);
  });

  test('R-12: the direct one before the queen, though later', () => {
    expect(entered({ pendingOrder: [0], pawns: ['queen'] }, 'order')).toEqual([1, 0]);
  });

  test('R-28: the queen brings the franc too', () => {
    expect(look(playing(arrange(four), 'queen order')).seats[1]).toMatchObject({ francs: 4, pawn: 'queen' });
  });
});

describe('changing places', () => {
  const closing = (seat: number, table: Table = {}) =>
    arrange({
      seats: 4,
      phase: 'reorder',
      order: [3, 1, 0, 2],
      turn: 3,
      pendingOrder: [seat],
      pawns: [0, 1, 2, 3].map((each) => (each === seat ? 'order' : null)),
      ...table,
    });
  const after = (seat: number, to: number) => look(playing(closing(seat), `reorder ${to}`)).order;

  test('FK-ORDER-2: from the middle to everywhere', () => {
    expect(after(1, 0)).toEqual([1, 3, 0, 2]);
    expect(after(1, 1)).toEqual([3, 1, 0, 2]);
    expect(after(1, 2)).toEqual([3, 0, 1, 2]);
    expect(after(1, 3)).toEqual([3, 0, 2, 1]);
  });

  test('FK-ORDER-2: from both ends', () => {
    expect(after(3, 0)).toEqual([3, 1, 0, 2]);
    expect(after(3, 3)).toEqual([1, 0, 2, 3]);
    expect(after(2, 0)).toEqual([2, 3, 1, 0]);
    expect(after(2, 3)).toEqual([3, 1, 0, 2]);
  });

  test('FK-PHASE-12: then a new round begins with the first in the new order', () => {
    const s = playing(closing(2, { round: 6 }), 'reorder 0');
    expect(look(s)).toMatchObject({ phase: 'start', round: 7, turn: 0, actor: 2, pendingOrder: [] });
    expect(look(s).seats[2].pawn).toBe('order');
    expect(foreignKing.turn(s)).toBe(1);
  });

  test('FK-ORDER-3, -4: the second starts from what the first has left', () => {
    const pawns = ['queen', null, 'order', null] as const;
    const first = closing(2, { pendingOrder: [2, 0], pawns });
    const second = playing(first, 'reorder 0');
    expect(look(second)).toMatchObject({
      phase: 'reorder',
      actor: 0,
      order: [2, 3, 1, 0],
      pendingOrder: [0],
      round: 1,
    });
    expect(foreignKing.turn(second)).toBe(0);
    expect(look(playing(second, 'reorder 1'))).toMatchObject({ order: [2, 0, 3, 1], pendingOrder: [], round: 2 });
  });
});

describe('places offered', () => {
  const three = arrange({ seats: 3, phase: 'reorder', turn: 2, pendingOrder: [1], pawns: [null, 'order'] });

  test('FK-ORDER-2: as many as there are seats', () => {
    expect(choices(three)).toEqual(['reorder 0', 'reorder 1', 'reorder 2']);
    expect(refused(three, 'reorder 2')).toBeUndefined();
    expect(foreignKing.refusal(three, 'reorder 3')).toEqual({
      clause: 'FK-ORDER-2',
      key: 'no-place',
      values: { count: 3 },
    });
  });

  test('FK-PHASE-1: nothing else can be done now', () => {
    expect(foreignKing.prompt(three)).toEqual({ key: 'reorder', values: {} });
    for (const text of ['end', 'vmove namur liege', 'decline', 'money'])
      expect(refused(three, text)).toEqual(['FK-PHASE-1', 'not-now']);
  });
});
