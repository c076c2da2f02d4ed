import { describe, expect, test } from 'vitest';
import { arrange, choices, expectWays, look, offered, playing, refused, type Table } from '../../test/positions.ts';
import { range } from '../choices.ts';
import { foreignKing } from '../index.ts';
import { move } from './move.ts';

/** Seat 0 on the way from brabant, which borders everything but luxembourg and west_flanders. */
const leaving = (table: Table = {}) =>
  playing(arrange({ map: { brabant: '3 1', liege: '1' }, ...table }), 'move from brabant');
const province = (id: string) => ({ term: 'province', id });

describe('the origin', () => {
  test('FK-MOVE-1, FK-PHASE-5: picking it sends nobody yet and costs nothing', () => {
    const s = look(leaving({ francs: [0] }));
    expect(s).toMatchObject({ phase: 'move', actor: 0, pending: { from: 'brabant', sent: {}, steps: 0 } });
    expect(s.seats[0]).toMatchObject({ francs: 0, pawn: 'move' });
    expect(s.provinces.brabant.citizens).toEqual([3, 1, 0]);
  });

  test('FK-MOVE-1: provinces with own citizens are offered', () => {
    const s = arrange({ map: { antwerp: '1', liege: '0 1', namur: '0 0 1', west_flanders: '2 1' } });
    expect(offered(s, 'move')).toEqual(['move from antwerp', 'move from west_flanders']);
    expect(foreignKing.refusal(s, 'move from liege')).toEqual({
      clause: 'FK-MOVE-1',
      key: 'nobody-there',
      values: { province: province('liege') },
    });
    expect(refused(s, 'move from supply')).toEqual(['FK-PHASE-2', 'unreadable']);
  });

  test('FK-MOVE-5: not without citizens on the map; members do not count', () => {
    const s = arrange({ map: { liege: '0 1' }, members: [4] });
    expect(offered(s, 'move')).toEqual([]);
    expect(refused(s, 'move from liege')).toEqual(['FK-MOVE-5', 'nobody']);
  });

  test('FK-MOVE-1, -5: ways that are counted are those that nothing bars', () => {
    expectWays(move, () => range(0, 9));
  });
});

describe('what a journey costs', () => {
  test.each([
    ['send 1 to liege', 5, 1],
    ['send 3 to liege', 3, 3],
    ['send 1 to luxembourg', 4, 2],
    ['send 3 to luxembourg', 0, 6],
    ['send 1 to supply', 5, 1],
    ['send 2 to supply', 4, 2],
  ])('FK-MOVE-3, -4: %s leaves 5 francs at %i and takes %i steps', (text, francs, steps) => {
    const s = look(playing(leaving(), text));
    expect([s.seats[0].francs, s.pending.steps]).toEqual([francs, steps]);
  });

  test('FK-MOVE-4: one step of the whole action is free', () => {
    const s = look(playing(leaving(), 'send 1 to antwerp', 'send 1 to luxembourg', 'send 1 to supply'));
    expect(s.pending).toEqual({ from: 'brabant', sent: { antwerp: 1, luxembourg: 1, supply: 1 }, steps: 4 });
    expect(s.seats[0]).toMatchObject({ francs: 2, supply: 12 });
    expect(s.provinces.brabant.citizens).toEqual([0, 1, 0]);
    expect(s.provinces.antwerp.citizens).toEqual([1, 0, 0]);
    expect(s.provinces.luxembourg.citizens).toEqual([1, 0, 0]);
  });

  test('FK-MOVE-1: citizens join those who are there', () => {
    expect(look(playing(leaving(), 'send 2 to liege')).provinces.liege.citizens).toEqual([3, 0, 0]);
  });

  test('FK-PHASE-5: done ends the action and forgets it', () => {
    const s = look(playing(leaving(), 'send 1 to liege', 'done'));
    expect(s).toMatchObject({ phase: 'end', actor: 0, pending: null });
    expect(playing(arrange({ map: { brabant: '1' } }), 'move from brabant', 'send 1 to liege', 'done')).toEqual(
      arrange({ map: { liege: '1' }, pawns: ['move'], phase: 'end' }),
    );
  });
});

describe('what may be sent', () => {
  test('FK-MOVE-1, -2: at first some must go, and not back to the origin', () => {
    expect(choices(leaving({ francs: [0] }))).toEqual([
      'send 1 to antwerp',
      'send 1 to east_flanders',
      'send 1 to hainaut',
      'send 1 to liege',
      'send 1 to limburg',
      'send 1 to namur',
      'send 1 to supply',
    ]);
    expect(foreignKing.refusal(leaving(), 'done')).toEqual({ clause: 'FK-MOVE-1', key: 'send-first', values: {} });
    expect(foreignKing.refusal(leaving(), 'send 1 to brabant')).toEqual({
      clause: 'FK-MOVE-2',
      key: 'origin',
      values: { province: province('brabant') },
    });
  });

  test('FK-PHASE-6: later sends go further down the list, supply last', () => {
    const s = playing(leaving(), 'send 1 to namur');
    expect(choices(s)).toEqual([
      'done',
      'send 1 to west_flanders',
      'send 2 to west_flanders',
      'send 1 to supply',
      'send 2 to supply',
    ]);
    for (const [text, place] of [
      ['send 1 to liege', province('liege')],
      ['send 1 to namur', province('namur')],
    ] as const)
      expect(foreignKing.refusal(s, text)).toEqual({ clause: 'FK-PHASE-6', key: 'ascending', values: { place } });
    expect(choices(playing(s, 'send 1 to supply'))).toEqual(['done']);
  });

  test('FK-PHASE-5: no more than stand there', () => {
    expect(refused(leaving({ francs: [9] }), 'send 3 to luxembourg')).toBeUndefined();
    expect(foreignKing.refusal(leaving({ francs: [9] }), 'send 4 to liege')).toEqual({
      clause: 'FK-MOVE-1',
      key: 'too-many',
      values: { citizens: { term: 'count', id: 'citizens', count: 3 } },
    });
  });
});

describe('what can be paid', () => {
  test('FK-PHASE-5: the first send has a franc more to spend', () => {
    expect(offered(leaving({ francs: [1] }), 'send')).toContain('send 2 to liege');
    expect(foreignKing.refusal(leaving({ francs: [1] }), 'send 3 to liege')).toEqual({
      clause: 'FK-TURN-7',
      key: 'cost',
      values: { cost: { term: 'count', id: 'francs', count: 2 }, francs: { term: 'count', id: 'francs', count: 1 } },
    });
    expect(refused(leaving({ francs: [0] }), 'send 1 to luxembourg')).toEqual(['FK-TURN-7', 'cost']);
    expect(refused(leaving({ francs: [1] }), 'send 1 to luxembourg')).toBeUndefined();
  });

  test('FK-PHASE-5: later sends are paid in full', () => {
    const s = playing(leaving({ francs: [1] }), 'send 1 to antwerp');
    expect(offered(s, 'send')).toEqual(
      ['east_flanders', 'hainaut', 'liege', 'limburg', 'namur', 'supply'].map((id) => `send 1 to ${id}`),
    );
    expect(refused(s, 'send 2 to liege')).toEqual(['FK-TURN-7', 'cost']);
    expect(refused(s, 'send 1 to luxembourg')).toEqual(['FK-TURN-7', 'cost']);
  });

  test('FK-PHASE-13: even a single option is put as a decision', () => {
    expect(choices(playing(leaving({ francs: [0] }), 'send 1 to antwerp'))).toEqual(['done']);
  });
});

test('FK-PHASE-1: prompts tell the origin and who is left; other choices come too late', () => {
  const citizens = (count: number) => ({
    province: province('brabant'),
    citizens: { term: 'count', id: 'citizens', count },
  });
  expect(foreignKing.prompt(leaving())).toEqual({ key: 'send', values: citizens(3) });
  expect(foreignKing.prompt(playing(leaving(), 'send 2 to liege'))).toEqual({ key: 'send-more', values: citizens(1) });
  for (const text of ['money', 'end', 'pass', 'queen order', 'deactivate metal', 'vplace antwerp', 'reorder 0'])
    expect(refused(leaving(), text)).toEqual(['FK-PHASE-1', 'not-now']);
});
