import { describe, expect, test } from 'vitest';
import { CONGRESS, DEACTIVATE, MOVE, REORDER, VIRTUAL } from '../../test/phases.ts';
import { arrange, flawOf, look, playing, type Table } from '../../test/positions.ts';

// biome-ignore lint/suspicious/noExplicitAny: a position, damaged at will
const pending = (value: unknown) => (p: any) => Object.assign(p, { pending: value });
// biome-ignore lint/suspicious/noExplicitAny: a position, damaged at will
const within = (damage: object) => (p: any) => Object.assign(p.pending, damage);

describe('FK-POS-3: whether there is anything pending', () => {
  test('nothing in phases that keep nothing in mind', () => {
    for (const table of [{}, { phase: 'end' } as const, DEACTIVATE, REORDER])
      for (const value of [{}, [], 0, false, { ops: 1 }])
        expect(flawOf(table, pending(value))).toEqual(['pending', 'pending']);
  });

  test.each([
    ['move', MOVE],
    ['congress', CONGRESS],
    ['virtual', VIRTUAL],
  ])('something in phase %s, with just these keys', (_, table: Table) => {
    for (const value of [null, [], 3, 'none']) expect(flawOf(table, pending(value))).toEqual(['shape', 'pending']);
    expect(flawOf(table, within({ more: 1 }))).toEqual(['unknown-key', 'pending.more']);
    for (const key of Object.keys(table.pending ?? {}))
      expect(flawOf(table, (p) => delete p.pending[key])).toEqual(['missing-key', `pending.${key}`]);
  });
});

describe('FK-PHASE-5: a move', () => {
  const SENT = ['pending', 'pending.sent'];

  test('citizens sent are there', () => {
    expect(flawOf(MOVE, within({ sent: { hainaut: 3 }, steps: 6 }))).toEqual(SENT);
    expect(flawOf(MOVE, within({ sent: { namur: 2 }, steps: 2 }))).toEqual(SENT);
    expect(flawOf(MOVE, within({ sent: { supply: 11 }, steps: 11 }))).toEqual(SENT);
    expect(flawOf(MOVE, within({ sent: { supply: 10 }, steps: 10 }))).toEqual([]);
    expect(flawOf(MOVE, within({ sent: { hainaut: 2, namur: 1 }, steps: 5 }))).toEqual([]);
  });

  test('not at the origin', () => {
    expect(flawOf(MOVE, within({ sent: { liege: 1 }, steps: 0 }))).toEqual(SENT);
  });

  test('steps add up', () => {
    for (const steps of [7, 9, 0, -8, '8', null, 8.5])
      expect(flawOf(MOVE, within({ steps }))).toEqual(['pending', 'pending.steps']);
  });

  test('FK-MOVE-1: nobody sent yet needs somebody at the origin', () => {
    const first = { from: 'liege', sent: {}, steps: 0 };
    expect(flawOf(MOVE, pending(first))).toEqual([]);
    expect(flawOf(MOVE, pending({ ...first, from: 'antwerp' }))).toEqual(['pending', 'pending.from']);
    const all: Table = { ...MOVE, map: { namur: '1' }, pending: { from: 'liege', sent: { namur: 1 }, steps: 1 } };
    expect(() => arrange(all)).not.toThrow();
  });

  test.each([0, 16, -1, 1.5, '1', null, [1], {}])('number: %j citizens', (count) => {
    expect(flawOf(MOVE, within({ sent: { namur: count } }))).toEqual(['number', 'pending.sent']);
  });

  test.each(['portrait', 'ghent', '', 'Namur', 'constructor', 'toString'])('word: sent to %j', (id) => {
    expect(flawOf(MOVE, within({ sent: { [id]: 1 } }))).toEqual(['word', 'pending.sent']);
  });

  test.each(['supply', 'portrait', 4, null])('word: from %j', (from) => {
    expect(flawOf(MOVE, within({ from }))).toEqual(['word', 'pending.from']);
  });

  test.each([null, [], ['namur'], 'namur', 3])('shape: sent as %j', (sent) => {
    expect(flawOf(MOVE, within({ sent }))).toEqual(['shape', 'pending.sent']);
  });
});

describe('FK-CONGRESS-5..8: who is still to be asked', () => {
  const ASK = ['pending', 'pending.ask'];
  const ask =
    (...seats: unknown[]) =>
    (p: object) =>
      Object.assign(p, { pending: { ask: seats }, actor: seats[0] });

  test('the ranking, or its rear part', () => {
    expect(flawOf(CONGRESS, ask(0, 2))).toEqual([]);
    expect(flawOf(CONGRESS, ask(2))).toEqual([]);
    for (const seats of [[1], [1, 0], [0], [1, 2, 0], [0, 1, 2], [2, 0], [1, 0, 2, 2]])
      expect(flawOf(CONGRESS, ask(...seats))).toEqual(ASK);
    for (const seat of ['1', null, -1]) expect(flawOf(CONGRESS, within({ ask: [seat, 0, 2] }))).toEqual(ASK);
  });

  test('one to four seats', () => {
    expect(flawOf(CONGRESS, within({ ask: [] }))).toEqual(['shape', 'pending.ask']);
    expect(flawOf(CONGRESS, within({ ask: [1, 0, 2, 1, 0] }))).toEqual(['shape', 'pending.ask']);
    expect(flawOf(CONGRESS, within({ ask: 1 }))).toEqual(['shape', 'pending.ask']);
  });

  test('FK-CONGRESS-6: equal groups of two seats are not asked, nor is anybody without members', () => {
    const two: Table = { phase: 'congress', king: 'liege', pawns: ['king'], members: [1, 2], pending: { ask: [1, 0] } };
    expect(
      flawOf(
        two,
        (p) => p.seats[0].congress++,
        (p) => p.seats[0].supply--,
      ),
    ).toEqual(ASK);
    expect(() => arrange({ ...two, members: [0, 0], pending: { ask: [0] } })).toThrow('pending.ask');
  });

  test("R-07: whether an empty province will do is the table's to say", () => {
    expect(() => arrange({ ...CONGRESS, without: ['intervene-empty'] })).toThrow('pending.ask');
    expect(() => arrange({ ...CONGRESS, map: { liege: '0 0 1' }, without: ['intervene-empty'] })).not.toThrow();
  });
});

describe('FK-VIRTUAL-3: operations', () => {
  const OPS = ['pending', 'pending.ops'];

  test('at least one, and fewer than the points', () => {
    for (const ops of [1, 7, 8]) expect(flawOf(VIRTUAL, within({ ops }))).toEqual([]);
    for (const ops of [0, 9, 225, 1_000_000_000]) expect(flawOf(VIRTUAL, within({ ops }))).toEqual(OPS);
    for (const ops of [-1, 1.5, 1_000_000_001, '1', null])
      expect(flawOf(VIRTUAL, within({ ops }))).toEqual(['number', 'pending.ops']);
  });

  test('FK-SCORE-3: points of citizens bound them as well', () => {
    const nine: Table = { ...VIRTUAL, map: { liege: '1 9 3' }, pending: { ops: 2 } };
    expect(flawOf(nine, within({ ops: 3 }))).toEqual(OPS);
    expect(flawOf({ ...nine, map: { liege: '9 1 3' } }, within({ ops: 3 }))).toEqual(OPS);
  });

  test('the seat with fewer citizens operates', () => {
    expect(look(arrange(VIRTUAL)).actor).toBe(1);
    const other: Table = { ...VIRTUAL, map: { liege: '1 2 3 mt' } };
    expect(look(playing(arrange(other), 'vplace namur'))).toMatchObject({ actor: 0, pending: { ops: 7 } });
  });

  test('phase: somebody has scored all factories there', () => {
    const PHASE = ['phase', 'phase'];
    expect(
      flawOf(
        VIRTUAL,
        (p) => p.provinces.liege.citizens[1]++,
        (p) => p.seats[1].supply--,
      ),
    ).toEqual(PHASE);
    for (const kind of ['metal', 'textile'])
      expect(flawOf(VIRTUAL, (p) => Object.assign(p.provinces.liege[kind], { active: 1, inactive: 0 }))).toEqual(PHASE);
  });
});
