import { describe, expect, test } from 'vitest';
import { arrange, expectWays, look, offered, playing, refused, type Table } from '../../test/positions.ts';
import { money } from './money.ts';

const income = (map: NonNullable<Table['map']>, table: Table = {}) =>
  look(playing(arrange({ map, ...table }), 'money')).seats[0].francs - 5;

test('FK-MONEY-1: 3 francs, to the mover alone', () => {
  const s = look(playing(arrange({ seats: 3, order: [2, 1, 0], francs: [0, 1, 2] }), 'money'));
  expect(s.seats.map(({ francs }: { francs: number }) => francs)).toEqual([0, 1, 5]);
  expect(s).toMatchObject({ phase: 'end', actor: 2 });
  expect(s.seats[2].pawn).toBe('money');
});

describe('FK-MONEY-1: textile factories', () => {
  test.each([
    ['an active one', { liege: '1 T' }, 4],
    ['an inactive one', { liege: '1 t' }, 4],
    ['several in several provinces', { antwerp: '2 1 TTt', west_flanders: '1 Tt' }, 8],
    ['metal pays nothing', { liege: '1 MMmT' }, 4],
    ['nobody there', { liege: 'TT' }, 3],
    ['level with another', { liege: '2 2 TT' }, 3],
    ['fewer than another', { liege: '2 3 TT' }, 3],
    ['one more than all others', { liege: '3 2 2 TT' }, 5],
    ['level with the virtual side', { liege: '2 0 2 T' }, 3],
    ['a majority without factories', { liege: '2' }, 3],
  ])('%s', (_, map: NonNullable<Table['map']>, francs) => {
    expect(income(map)).toBe(francs);
  });
});

test('FK-MONEY-2: nothing but a pawn prevents it', () => {
  const poor = { francs: [0], members: [15] };
  expect(offered(arrange(poor), 'money')).toEqual(['money']);
  const taken = arrange({ pawns: [null, 'money'] });
  expect(offered(taken, 'money')).toEqual([]);
  expect(refused(taken, 'money')).toEqual(['FK-TURN-4', 'occupied']);
});

test('FK-MONEY-1: neither members nor factories of others pay', () => {
  expect(income({ antwerp: 'M' }, { seats: 3, members: [0, 0, 2] })).toBe(3);
});

test('FK-SETUP-8, R-01: francs do not run out with the coins', () => {
  expect(look(playing(arrange({ francs: [100, 100] }), 'money')).seats[0].francs).toBe(103);
});

test('FK-MONEY-2: there is one way', () => {
  expectWays(money, () => [0]);
});
