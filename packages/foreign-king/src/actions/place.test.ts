import { describe, expect, test } from 'vitest';
import { arrange, expectWays, look, offered, playing, refused } from '../../test/positions.ts';
import { range } from '../choices.ts';
import { foreignKing } from '../index.ts';
import { PROVINCES } from '../terms.ts';
import { place } from './place.ts';

test.each([
  [1, 5],
  [2, 4],
  [6, 0],
])('FK-PLACE-1: %i citizens leave %i of 5 francs', (count, left) => {
  const s = look(playing(arrange({ map: { liege: '1 2' } }), `place ${count} liege`));
  expect(s.seats[0]).toMatchObject({ francs: left, supply: 14 - count, pawn: 'place' });
  expect(s.provinces.liege.citizens).toEqual([1 + count, 2, 0]);
  expect(s.seats[1]).toMatchObject({ francs: 5, supply: 13 });
  expect(s.phase).toBe('end');
});

describe('what is offered and refused', () => {
  const upTo = (most: number) =>
    PROVINCES.flatMap((id) => Array.from({ length: most }, (_, i) => `place ${i + 1} ${id}`));

  test('FK-PLACE-1, -3: francs bound the number, in every province alike', () => {
    expect(offered(arrange({ francs: [0] }), 'place')).toEqual(upTo(1));
    expect(offered(arrange({ francs: [3] }), 'place')).toEqual(upTo(4));
    expect(refused(arrange({ francs: [3] }), 'place 4 namur')).toBeUndefined();
    expect(foreignKing.refusal(arrange({ francs: [3] }), 'place 5 namur')).toEqual({
      clause: 'FK-TURN-7',
      key: 'cost',
      values: { cost: { term: 'count', id: 'francs', count: 4 }, francs: { term: 'count', id: 'francs', count: 3 } },
    });
  });

  test('FK-PLACE-2: so does the supply', () => {
    const two = arrange({ francs: [9], members: [13] });
    expect(offered(two, 'place')).toEqual(upTo(2));
    expect(foreignKing.refusal(two, 'place 3 namur')).toEqual({
      clause: 'FK-PLACE-2',
      key: 'supply',
      values: { citizens: { term: 'count', id: 'citizens', count: 2 } },
    });
    expect(offered(arrange({ francs: [14] }), 'place')).toEqual(upTo(15));
    expect(offered(arrange({ francs: [99], seats: 3 }), 'place')).toEqual(upTo(14));
    expect(refused(arrange({ francs: [99], seats: 3 }), 'place 15 namur')).toEqual(['FK-PLACE-2', 'supply']);
  });

  test('FK-PLACE-2: an empty supply offers nothing', () => {
    const none = arrange({ francs: [9], members: [10], map: { liege: '5' } });
    expect(offered(none, 'place')).toEqual([]);
    expect(refused(none, 'place 1 liege')).toEqual(['FK-PLACE-2', 'supply']);
  });

  test('FK-PLACE-1: nobody and sixteen are no numbers', () => {
    const rich = arrange({ francs: [99] });
    for (const text of ['place 0 liege', 'place 16 liege', 'place 01 liege', 'place liege', 'place 1 supply'])
      expect(refused(rich, text)).toEqual(['FK-PHASE-2', 'unreadable']);
  });

  test('FK-PLACE-1, -2: ways that are counted are those that nothing bars', () => {
    expectWays(place, () => range(0, 135));
  });
});
