import { describe, expect, test } from 'vitest';
import { arrange, look, playing, type Table } from '../test/positions.ts';
import { foreignKing } from './index.ts';

const closing = (table: Table) => playing(arrange({ phase: 'end', ...table }), 'end');

describe('FK-TURN-1, -10: the next turn', () => {
  test.each([
    [2, 0],
    [3, 0],
    [3, 1],
    [4, 2],
  ])('of %i seats, behind place %i the next in order', (seats, turn) => {
    const order = [0, 1, 2, 3].slice(0, seats).reverse();
    const s = closing({ seats, turn, order, round: 5 });
    expect(look(s)).toMatchObject({ phase: 'start', turn: turn + 1, round: 5, actor: order[turn + 1], order });
    expect(foreignKing.turn(s)).toBe(1);
  });
});

describe('FK-TURN-11: the end of a round', () => {
  test.each([2, 3, 4])('with %i seats, the last one closes it', (seats) => {
    const order = [0, 1, 2, 3].slice(0, seats).reverse();
    const s = closing({ seats, turn: seats - 1, order, round: 5 });
    expect(look(s)).toMatchObject({ phase: 'start', turn: 0, round: 6, actor: order[0], order });
    expect(foreignKing.turn(s)).toBe(1);
  });

  test('FK-TURN-5: pawns stay where they are', () => {
    const pawns = ['king', 'money', 'build'] as const;
    const s = look(closing({ seats: 3, turn: 2, pawns }));
    expect(s.seats.map(({ pawn }: { pawn: string }) => pawn)).toEqual(pawns);
  });

  test('FK-PHASE-11: changes of order come first; the turn is not over before', () => {
    const table: Table = { seats: 3, turn: 2, round: 5, pendingOrder: [1], pawns: [null, 'order'] };
    const s = closing(table);
    expect(look(s)).toMatchObject({ phase: 'reorder', turn: 2, round: 5, actor: 1, pendingOrder: [1] });
    expect(foreignKing.turn(s)).toBe(0);
    expect(look(closing({ ...table, turn: 1 }))).toMatchObject({ phase: 'start', turn: 2, pendingOrder: [1] });
  });
});

test('FK-TURN-1: one turn apiece in every round, following the order', () => {
  const s = playing(arrange({ order: [1, 0] }), 'money', 'end', 'place 1 liege', 'end', 'king liege', 'end');
  expect(look(s)).toMatchObject({ round: 2, turn: 1, actor: 0 });
  expect(foreignKing.turn(s)).toBe(3);
});
