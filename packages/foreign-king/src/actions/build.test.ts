import { describe, expect, test } from 'vitest';
import { arrange, expectWays, look, offered, playing, refused } from '../../test/positions.ts';
import { range } from '../choices.ts';
import { foreignKing } from '../index.ts';
import { PROVINCES } from '../terms.ts';
import { build } from './build.ts';

const metals = PROVINCES.map((id) => `build metal ${id}`);
const textiles = PROVINCES.map((id) => `build textile ${id}`);

test('FK-BUILD-1, -4: a first factory costs 3, stands active, and earns a medal', () => {
  const s = look(playing(arrange({ seats: 3, francs: [3, 7, 8] }), 'build metal namur'));
  expect(s.provinces.namur).toEqual({
    citizens: [0, 0, 0],
    metal: { active: 1, inactive: 0 },
    textile: { active: 0, inactive: 0 },
  });
  expect(s.stock).toEqual({ metal: 4, textile: 5 });
  expect(s.seats[0]).toMatchObject({ francs: 0, medals: { down: 0, up: 1 }, pawn: 'build' });
  expect(s.seats[1]).toMatchObject({ francs: 7, medals: { down: 0, up: 0 } });
  expect(s).toMatchObject({ phase: 'end', actor: 0 });
});

test('FK-BUILD-1: textile comes from its own stock', () => {
  const s = look(playing(arrange({}), 'build textile west_flanders'));
  expect(s.stock).toEqual({ metal: 5, textile: 4 });
  expect(s.provinces.west_flanders.textile).toEqual({ active: 1, inactive: 0 });
});

describe('medals', () => {
  test.each(['M', 'm', 'T', 't'])('FK-BUILD-4, -6: none where %s stands already, active or not', (factory) => {
    const s = look(playing(arrange({ map: { liege: factory }, up: [0, 1] }), 'build metal liege'));
    expect(s.seats[0].medals).toEqual({ down: 0, up: 0 });
  });

  test('FK-BUILD-4, R-05: factories elsewhere and strangers do not matter, and a medal comes on top of others', () => {
    const s = look(playing(arrange({ map: { liege: 'M', namur: '0 3' }, down: [1] }), 'build textile namur'));
    expect(s.seats[0].medals).toEqual({ down: 1, up: 1 });
    expect(s.provinces.liege.metal).toEqual({ active: 1, inactive: 0 });
  });

  test('FK-BUILD-3: any number of one kind in one province; inactive ones stay so', () => {
    const s = look(playing(arrange({ map: { brabant: 'MMmmTt' }, up: [1] }), 'build metal brabant'));
    expect(s.provinces.brabant).toMatchObject({
      metal: { active: 3, inactive: 2 },
      textile: { active: 1, inactive: 1 },
    });
    expect(s.stock.metal).toBe(0);
  });

  test('FK-BUILD-5, FK-LOAN-6: the medal cannot pay for its factory, but is good for a loan afterwards', () => {
    expect(refused(arrange({ francs: [2] }), 'build metal namur')).toEqual(['FK-TURN-7', 'cost']);
    expect(offered(playing(arrange({ francs: [3] }), 'build metal namur'), 'borrow')).toEqual(['borrow']);
  });
});

describe('what is offered and refused', () => {
  test('FK-BUILD-2, FK-TURN-7: of a kind that has run out it is told once the other one could be paid', () => {
    const map = { brabant: 'MMMMM' };
    const poor = arrange({ map, francs: [2], up: [1] });
    const rich = arrange({ map, francs: [3], up: [1] });
    expect(refused(poor, 'build metal namur')).toEqual(['FK-TURN-7', 'cost']);
    expect(refused(rich, 'build metal namur')).toEqual(['FK-BUILD-2', 'no-stock']);
  });

  test('FK-BUILD-1: both kinds in all provinces for 3 francs, nothing for 2', () => {
    expect(offered(arrange({ francs: [3] }), 'build')).toEqual([...metals, ...textiles]);
    expect(offered(arrange({ francs: [2] }), 'build')).toEqual([]);
    expect(foreignKing.refusal(arrange({ francs: [2] }), 'build textile liege')).toEqual({
      clause: 'FK-TURN-7',
      key: 'cost',
      values: { cost: { term: 'count', id: 'francs', count: 3 }, francs: { term: 'count', id: 'francs', count: 2 } },
    });
  });

  test('FK-BUILD-2: only kinds in stock', () => {
    const metalGone = arrange({ map: { liege: 'MMMmm' } });
    expect(offered(metalGone, 'build')).toEqual(textiles);
    expect(foreignKing.refusal(metalGone, 'build metal liege')).toEqual({
      clause: 'FK-BUILD-2',
      key: 'no-stock',
      values: { factory: { term: 'factory', id: 'metal', count: 1 } },
    });
    const textileGone = arrange({ map: { liege: 'TTTTt' } });
    expect(offered(textileGone, 'build')).toEqual(metals);
    expect(refused(textileGone, 'build textile liege')).toEqual(['FK-BUILD-2', 'no-stock']);
    const allGone = arrange({ map: { liege: 'TTTTtMMMMM' }, francs: [0] });
    expect(offered(allGone, 'build')).toEqual([]);
    expect(refused(allGone, 'build metal namur')).toEqual(['FK-BUILD-2', 'no-stock']);
  });

  test('FK-BUILD-2: one left of each kind will do', () => {
    expect(offered(arrange({ map: { liege: 'MMMMTTTT' } }), 'build')).toHaveLength(18);
  });

  test('FK-BUILD-1, -2: ways that are counted are those that nothing bars', () => {
    expectWays(build, () => range(0, 18));
  });
});
