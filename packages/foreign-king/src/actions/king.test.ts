import { describe, expect, test } from 'vitest';
import { arrange, expectWays, look, offered, playing, refused } from '../../test/positions.ts';
import { range } from '../choices.ts';
import { foreignKing } from '../index.ts';
import { lengthOfWay, pathOf } from '../map.ts';
import { kingAt } from '../state/index.ts';
import { PROVINCES } from '../terms.ts';
import { king } from './king.ts';

describe('from the portrait', () => {
  test('FK-KING-4: any province for nothing, and one off the marker', () => {
    const s = arrange({ francs: [0] });
    expect(offered(s, 'king')).toEqual(PROVINCES.map((id) => `king ${id}`));
    const there = look(playing(s, 'king liege'));
    expect(there.king).toEqual({ at: 'liege', marker: 29 });
    expect(there.seats[0]).toMatchObject({ francs: 0, pawn: 'king' });
  });

  test('FK-KING-4: francs make the journey no longer', () => {
    const s = arrange({ francs: [9] });
    expect(offered(s, 'king')).toHaveLength(9);
    expect(foreignKing.refusal(s, 'king liege namur')).toEqual({
      clause: 'FK-KING-4',
      key: 'from-portrait',
      values: { from: { term: 'province', id: 'liege' }, province: { term: 'province', id: 'namur' } },
    });
  });
});

const at = (francs: number, marker = 20) => arrange({ king: 'luxembourg', marker, francs: [francs] });

describe('from a province', () => {
  test.each([
    ['king liege', 5, 18],
    ['king liege brabant', 4, 17],
    ['king liege namur', 4, 17],
    ['king liege brabant antwerp east_flanders hainaut west_flanders', 0, 13],
  ])('FK-KING-1, -3: %s leaves 5 francs and a marker of 20 at %i and %i', (text, francs, marker) => {
    const s = look(playing(at(5), text));
    expect(s.king).toEqual({ at: text.split(' ').at(-1), marker });
    expect([s.seats[0].francs, s.seats[1].francs]).toEqual([francs, 5]);
  });

  test('FK-KING-3, R-08: the long way round on purpose', () => {
    expect(look(playing(at(5), 'king liege namur')).king).toEqual({ at: 'namur', marker: 17 });
    expect(look(playing(at(5), 'king namur')).king).toEqual({ at: 'namur', marker: 18 });
  });

  test('FK-KING-6, R-09: the marker stops at 0', () => {
    expect(look(playing(at(5, 2), 'king liege')).king.marker).toBe(0);
    expect(look(playing(at(5, 1), 'king liege')).king.marker).toBe(0);
    expect(look(playing(at(5, 3), 'king liege')).king.marker).toBe(1);
  });
});

describe('routes', () => {
  test('FK-KING-1: francs bound the route', () => {
    expect(offered(at(0), 'king')).toEqual(['king liege', 'king namur']);
    expect(offered(at(1), 'king')).toHaveLength(7);
    expect(refused(at(1), 'king namur hainaut')).toBeUndefined();
    expect(foreignKing.refusal(at(1), 'king namur hainaut west_flanders')).toEqual({
      clause: 'FK-TURN-7',
      key: 'cost',
      values: { cost: { term: 'count', id: 'francs', count: 2 }, francs: { term: 'count', id: 'francs', count: 1 } },
    });
  });

  test('FK-PHASE-7: a route for every destination and length, the first of its kind', () => {
    expect(offered(at(1), 'king')).toEqual([
      'king liege brabant',
      'king namur hainaut',
      'king liege',
      'king namur liege',
      'king liege limburg',
      'king namur',
      'king liege namur',
    ]);
    expect(look(playing(at(1), 'king namur brabant')).king).toEqual({ at: 'brabant', marker: 17 });
  });

  test('FK-KING-1: no more than eight borders, however rich', () => {
    expect(offered(at(7), 'king')).toHaveLength(55);
    expect(offered(at(6), 'king')).toHaveLength(47);
    expect(offered(at(8), 'king')).toEqual(offered(at(7), 'king'));
    expect(offered(at(99), 'king')).toEqual(offered(at(7), 'king'));
  });

  test('FK-KING-1, -2, -5: routes that jump, return or end on the portrait', () => {
    expect(refused(at(5), 'king brabant')).toEqual(['FK-KING-1', 'no-border']);
    expect(refused(at(5), 'king liege luxembourg')).toEqual(['FK-KING-2', 'twice']);
    expect(refused(at(5), 'king luxembourg')).toEqual(['FK-KING-2', 'twice']);
    expect(refused(at(5), 'king liege brabant liege')).toEqual(['FK-KING-2', 'twice']);
    expect(refused(at(5), 'king portrait')).toEqual(['FK-PHASE-2', 'unreadable']);
  });
});

test('FK-KING-7: only a pawn closes the action', () => {
  const s = arrange({ king: 'liege', pawns: [null, 'king'] });
  expect(offered(s, 'king')).toEqual([]);
  expect(refused(s, 'king namur')).toEqual(['FK-TURN-4', 'occupied']);
  expect(offered(arrange({ king: 'liege', francs: [0], members: [15, 15] }), 'king')).toHaveLength(4);
});

test('FK-KING-1: ways that are counted are those that nothing bars', () => {
  expectWays(king, (s) => range(0, 72).filter((way) => pathOf(kingAt(s), way) !== undefined));
});

test('FK-TURN-7: a way is barred by its length alone', () => {
  const s = arrange({ king: 'liege' });
  for (const way of range(0, 72)) {
    expect(king.bars(s, 0, lengthOfWay(way) - 1, way)).toBeUndefined();
    if (lengthOfWay(way) > 1) expect(king.bars(s, 0, lengthOfWay(way) - 2, way)).toMatchObject({ key: 'cost' });
  }
});
