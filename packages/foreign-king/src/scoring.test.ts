import { describe, expect, test } from 'vitest';
import { arrange, choices, look, playing, refused, type Table } from '../test/positions.ts';
import { foreignKing } from './index.ts';
import { factoryPoints, pointsOfCitizens } from './scoring.ts';

/** What each side has after the king came to liege, at a table of three if not said otherwise. */
const arrival = (liege: string, table: Table = {}) =>
  look(playing(arrange({ seats: 3, map: { liege }, ...table }), 'king liege'));
const scores = (liege: string, table: Table = {}) =>
  arrival(liege, table).seats.map(({ score }: { score: number }) => score);

describe('the majority', () => {
  test.each([
    ['alone', '1 T', [3, 0, 0]],
    ['one more than the others', '2 3 2 T', [0, 3, 0]],
    ['the last side', '1 1 2 T', [0, 0, 3]],
    ['level at the top', '3 2 3 T', [0, 0, 0]],
    ['level below the top', '2 2 3 T', [0, 0, 3]],
    ['all level', '1 1 1 T', [0, 0, 0]],
    ['nobody there', 'T', [0, 0, 0]],
  ])('FK-SCORE-1, -4, -5: %s', (_, liege, expected) => {
    expect(scores(liege)).toEqual(expected);
  });

  test('FK-SCORE-4, -7: points come on top, also in the turn of another', () => {
    expect(scores('0 1 M', { scores: [7, 100, 3] })).toEqual([7, 106, 3]);
    expect(scores('0 0 0 1 M', { seats: 4, scores: [0, 0, 0, 1] })).toEqual([0, 0, 0, 7]);
  });
});

describe('what it is worth', () => {
  test.each([
    ['1 M', 6],
    ['1 T', 3],
    ['1 MT', 9],
    ['1 MMTTT', 21],
    ['1 Mm', 6],
    ['1 Tmt', 3],
    ['9 T', 3],
    ['1', 0],
    ['2', 0],
    ['3', 1],
    ['5', 1],
    ['6 5', 2],
    ['3 mt', 1],
  ])('FK-SCORE-2, -3, R-10: liege with %s gives %i', (liege, points) => {
    expect(scores(liege)[0]).toBe(points);
  });

  test('FK-SCORE-2, -3: the values alone', () => {
    expect([factoryPoints(2, 3), factoryPoints(1, 0), factoryPoints(0, 1), factoryPoints(0, 0)]).toEqual([21, 6, 3, 0]);
    expect([0, 2, 3, 5, 6, 15].map(pointsOfCitizens)).toEqual([0, 0, 1, 1, 2, 5]);
  });

  test('FK-SCORE-2: all factories there turn inactive, and no others', () => {
    const s = arrival('1 MMmTTt', { map: { liege: '1 MMmTTt', limburg: '1 MT' } });
    expect(s.provinces.liege).toMatchObject({ metal: { active: 0, inactive: 3 }, textile: { active: 0, inactive: 3 } });
    expect(s.provinces.limburg).toMatchObject({
      metal: { active: 1, inactive: 0 },
      textile: { active: 1, inactive: 0 },
    });
    expect(s).toMatchObject({ phase: 'end', actor: 0, pending: null });
  });

  test('FK-SCORE-6: no offer where there is a majority, even one worth nothing', () => {
    expect(arrival('1').phase).toBe('end');
    expect(arrival('1 t').phase).toBe('end');
  });
});

describe('FK-SCORE-5: no majority', () => {
  const tied = (liege: string, table: Table = {}) =>
    playing(arrange({ seats: 3, map: { liege }, turn: 1, ...table }), 'king liege');

  test('the mover may turn one factory of a kind present inactive', () => {
    expect(choices(tied('1 1 MT'))).toEqual(['decline', 'deactivate metal', 'deactivate textile']);
    expect(choices(tied('1 1 MMt'))).toEqual(['decline', 'deactivate metal']);
    expect(choices(tied('1 1 mTT'))).toEqual(['decline', 'deactivate textile']);
    expect(look(tied('1 1 MT'))).toMatchObject({ phase: 'deactivate', actor: 1 });
  });

  test('a single one turns', () => {
    const metal = look(playing(tied('1 1 MMTT'), 'deactivate metal'));
    expect(metal.provinces.liege).toMatchObject({
      metal: { active: 1, inactive: 1 },
      textile: { active: 2, inactive: 0 },
    });
    expect(metal).toMatchObject({ phase: 'end', actor: 1 });
    const textile = look(playing(tied('1 1 MMTTt'), 'deactivate textile'));
    expect(textile.provinces.liege).toMatchObject({
      metal: { active: 2, inactive: 0 },
      textile: { active: 1, inactive: 2 },
    });
    expect(textile.seats.map(({ score }: { score: number }) => score)).toEqual([0, 0, 0]);
  });

  test('or leave things alone', () => {
    const s = look(playing(tied('1 1 MT'), 'decline'));
    expect(s.provinces.liege).toEqual(look(tied('1 1 MT')).provinces.liege);
    expect(s).toMatchObject({ phase: 'end', actor: 1 });
  });

  test('FK-PHASE-9: without an active factory the turn goes on', () => {
    expect(look(tied('1 1')).phase).toBe('end');
    expect(look(tied('1 1 mt')).phase).toBe('end');
  });

  test('R-11: also where nobody stands, unless the option is off', () => {
    const without: Table['without'] = ['deactivate-empty'];
    expect(look(tied('M')).phase).toBe('deactivate');
    expect(look(tied('M', { without })).phase).toBe('end');
    expect(look(tied('1 1 M', { without })).phase).toBe('deactivate');
    expect(look(tied('0 1 0 1 M', { without, seats: 4 })).phase).toBe('deactivate');
  });

  test('reasons and the question', () => {
    const s = tied('1 1 Mt');
    expect(foreignKing.prompt(s)).toEqual({
      key: 'deactivate',
      values: { province: { term: 'province', id: 'liege' } },
    });
    expect(foreignKing.refusal(s, 'deactivate textile')).toEqual({
      clause: 'FK-SCORE-5',
      key: 'none-active',
      values: { factory: { term: 'factory', id: 'textile', count: 1 } },
    });
    for (const text of ['end', 'send 15 to supply', 'vplace antwerp', 'intervene', 'done'])
      expect(refused(s, text)).toEqual(['FK-SCORE-5', 'not-now']);
  });
});
