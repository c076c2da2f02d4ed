import { describe, expect, test } from 'vitest';
import { CONGRESS, DEACTIVATE, MOVE, REORDER, VIRTUAL } from '../../test/phases.ts';
import { arrange, flawOf, type Table } from '../../test/positions.ts';
import { MANY } from './parts.ts';

// biome-ignore lint/suspicious/noExplicitAny: a position, damaged at will
const set = (damage: object) => (p: any) => Object.assign(p, damage);
const THREE: Table = { seats: 3, order: [2, 0, 1], turn: 1 };

describe('form', () => {
  test.each([
    [{ phase: 'begin' }, ['word', 'phase']],
    [{ phase: 0 }, ['word', 'phase']],
    [{ round: 0 }, ['number', 'round']],
    [{ round: MANY + 1 }, ['number', 'round']],
    [{ round: MANY }, []],
    [{ turn: -1 }, ['number', 'turn']],
    [{ turn: 3 }, ['number', 'turn']],
    [{ turn: 2, actor: 1 }, []],
    [{ order: [0, 1] }, ['shape', 'order']],
    [{ order: [0, 1, 2, 0] }, ['shape', 'order']],
    [{ order: [0, 1, 3] }, ['number', 'order']],
    [{ order: [0, 1, -1] }, ['number', 'order']],
    [{ order: [2, 0, 0] }, ['order', 'order']],
    [{ order: [1, 0, 2] }, []],
    [{ pendingOrder: [0, 1, 2] }, ['shape', 'pendingOrder']],
    [{ pendingOrder: [3] }, ['number', 'pendingOrder']],
    [{ pendingOrder: [-1] }, ['number', 'pendingOrder']],
    [{ pendingOrder: null }, ['shape', 'pendingOrder']],
  ])('FK-POS-2: %j: %j', (damage, flaw) => {
    expect(flawOf(THREE, set(damage))).toEqual(flaw);
  });
});

describe('the actor', () => {
  const ACTOR = ['actor', 'actor'];

  test('FK-PHASE-1: the mover', () => {
    for (const actor of [1, 2, null]) expect(flawOf(THREE, set({ actor }))).toEqual(ACTOR);
    for (const actor of [3, -1, '0', false, {}]) expect(flawOf(THREE, set({ actor }))).toEqual(['number', 'actor']);
  });

  test('FK-PHASE-1: in other phases', () => {
    expect(flawOf(MOVE, set({ actor: 1 }))).toEqual(ACTOR);
    expect(flawOf(DEACTIVATE, set({ actor: 1 }))).toEqual(ACTOR);
    expect(flawOf({ ...THREE, phase: 'end' }, set({ actor: 2 }))).toEqual(ACTOR);
    for (const actor of [0, 3, null]) expect(flawOf(REORDER, set({ actor }))).toEqual(ACTOR);
    for (const actor of [0, 2, null]) expect(flawOf(CONGRESS, set({ actor }))).toEqual(ACTOR);
    for (const actor of [0, null]) expect(flawOf(VIRTUAL, set({ actor }))).toEqual(ACTOR);
  });
});

describe('pending changes of order', () => {
  const FLAW = ['pending-order', 'pendingOrder'];
  const FOUR: Table = { seats: 4, turn: 2, pawns: ['order', 'queen', null, null], pendingOrder: [0, 1] };

  test('FK-ORDER-3: direct before queen, each once, on the right actions', () => {
    expect(flawOf(FOUR, set({ pendingOrder: [1, 0] }))).toEqual(FLAW);
    expect(flawOf(FOUR, set({ pendingOrder: [0, 0] }))).toEqual(FLAW);
    expect(flawOf(FOUR, (p) => (p.seats[1].pawn = 'king'))).toEqual(FLAW);
    expect(flawOf(FOUR, (p) => (p.seats[0].pawn = null))).toEqual(FLAW);
    expect(flawOf({}, set({ pendingOrder: [0] }))).toEqual(FLAW);
  });

  test('FK-ORDER-1: who took order in this round is entered; the queen may have copied something else', () => {
    expect(flawOf(FOUR, set({ pendingOrder: [1] }))).toEqual(FLAW);
    expect(flawOf(FOUR, set({ pendingOrder: [] }))).toEqual(FLAW);
    expect(flawOf(FOUR, set({ pendingOrder: [0] }))).toEqual([]);
  });

  test('FK-ORDER-5: only who has acted in this round', () => {
    expect(flawOf({ ...FOUR, turn: 1, pendingOrder: [0] }, set({ pendingOrder: [0, 1] }))).toEqual(FLAW);
    expect(flawOf({ ...FOUR, turn: 0, pendingOrder: [] }, set({ pendingOrder: [0] }))).toEqual(FLAW);
    expect(() => arrange({ ...FOUR, turn: 1, phase: 'end' })).not.toThrow();
    expect(() => arrange({ ...FOUR, turn: 0, phase: 'end', pendingOrder: [0] })).not.toThrow();
    expect(flawOf({ ...FOUR, turn: 0, phase: 'end', pendingOrder: [0] }, set({ pendingOrder: [] }))).toEqual(FLAW);
  });

  test('FK-ORDER-5: a move by the queen is not done yet', () => {
    const map = { liege: '0 2' };
    const pending = { from: 'liege', sent: {}, steps: 0 };
    const table: Table = { ...FOUR, turn: 1, phase: 'move', map, pending, pendingOrder: [0] };
    expect(flawOf(table, set({ pendingOrder: [0, 1] }))).toEqual(FLAW);
  });

  test('FK-PHASE-12: while places are changed, the first may be gone already', () => {
    expect(flawOf(REORDER, set({ pendingOrder: [0], actor: 0 }))).toEqual([]);
    expect(flawOf(REORDER, set({ pendingOrder: [3], actor: 3 }))).toEqual(FLAW);
  });
});

describe('phases', () => {
  const PHASE = ['phase', 'phase'];

  test('FK-PHASE-5, -8: the pawn is on the action, or on the queen', () => {
    for (const table of [MOVE, CONGRESS, DEACTIVATE, VIRTUAL])
      for (const pawn of [null, 'money', table === MOVE ? 'king' : 'move'])
        expect(flawOf(table, (p) => (p.seats[0].pawn = pawn))).toEqual(PHASE);
    const four = { ...CONGRESS, seats: 4 };
    expect(flawOf(four, (p) => (p.seats[0].pawn = 'queen'))).toEqual([]);
    expect(flawOf({ ...MOVE, seats: 4 }, (p) => (p.seats[0].pawn = 'queen'))).toEqual([]);
  });

  test('FK-KING-5: the king is in a province where he matters', () => {
    for (const table of [CONGRESS, DEACTIVATE, VIRTUAL])
      expect(flawOf(table, (p) => (p.king.at = 'portrait'))).toEqual(['king', 'king.at']);
    expect(flawOf(MOVE, (p) => (p.king.at = 'portrait'))).toEqual([]);
  });

  test('FK-SCORE-5: deactivate needs an active factory and no majority', () => {
    expect(flawOf(DEACTIVATE, (p) => (p.king.at = 'namur'))).toEqual(PHASE);
    const inactive = (p: { provinces: { liege: { metal: object } } }) =>
      Object.assign(p.provinces.liege.metal, { active: 0, inactive: 1 });
    expect(flawOf(DEACTIVATE, inactive)).toEqual(PHASE);
    expect(
      flawOf(
        DEACTIVATE,
        (p) => p.provinces.liege.citizens[0]++,
        (p) => p.seats[0].supply--,
      ),
    ).toEqual(PHASE);
  });

  test("R-11: whether an empty province will do is the table's to say", () => {
    const empty: Table = { ...DEACTIVATE, map: { liege: 'M' } };
    expect(() => arrange(empty)).not.toThrow();
    expect(() => arrange({ ...empty, without: ['deactivate-empty'] })).toThrow('phase');
    expect(() => arrange({ ...DEACTIVATE, without: ['deactivate-empty'] })).not.toThrow();
  });

  test('FK-PHASE-11: reorder comes after the last turn, with somebody pending', () => {
    expect(flawOf(REORDER, set({ turn: 2 }))).toEqual(PHASE);
    expect(flawOf(REORDER, set({ pendingOrder: [], actor: null }))).toEqual(PHASE);
  });

  test('FK-VIRTUAL-3: virtual needs two seats', () => {
    expect(() => arrange({ ...VIRTUAL, seats: 3 })).toThrow('phase');
  });
});
