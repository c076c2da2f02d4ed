import { expect, test } from 'vitest';
import { arrange, playing, type Table } from '../test/positions.ts';
import { pieces } from './pieces.ts';

const at = (table: Table, place: string): Record<string, number> =>
  Object.fromEntries(pieces(arrange(table)).get(place) ?? []);

test('FK-SETUP-2..5, -7: the table at the start of a game', () => {
  const places = pieces(arrange({ seats: 3, order: [2, 0, 1] }));
  expect(Object.fromEntries([...places].map(([place, counts]) => [place, Object.fromEntries(counts)]))).toEqual({
    stock: { metal: 5, textile: 5, medal: 9 },
    'supply:0': { 'citizen-0': 14 },
    'supply:1': { 'citizen-1': 14 },
    'supply:2': { 'citizen-2': 14 },
    'francs:0': { franc: 5 },
    'francs:1': { franc: 5 },
    'francs:2': { franc: 5 },
    aside: { 'pawn-0': 1, 'pawn-1': 1, 'pawn-2': 1 },
    'order:0': { 'disc-2': 1 },
    'order:1': { 'disc-0': 1 },
    'order:2': { 'disc-1': 1 },
    portrait: { king: 1 },
    'marker:30': { marker: 1 },
  });
});

test('FK-SETUP-9: the virtual side has citizens and points, and two seats have no discs', () => {
  const table: Table = { map: { namur: '1 0 2' }, scores: [0, 0, 3] };
  expect(at(table, 'supply:2')).toEqual({ 'citizen-virtual': 13 });
  expect(at(table, 'province:namur')).toEqual({ 'citizen-0': 1, 'citizen-virtual': 2 });
  expect(at(table, 'score:2')).toEqual({ point: 3 });
  expect(at(table, 'order:0')).toEqual({});
});

test('FK-SETUP-2, -3, FK-LOAN-1: factories by their state, medals by their face', () => {
  const table: Table = { map: { liege: 'MTTt', namur: 'm' }, up: [1], down: [0, 1], king: 'liege', members: [2] };
  expect(at(table, 'province:liege')).toEqual({ metal: 1, textile: 2, king: 1 });
  expect(at(table, 'idle:liege')).toEqual({ textile: 1 });
  expect(at(table, 'stock')).toEqual({ metal: 3, textile: 2, medal: 7 });
  expect([at(table, 'medals:0'), at(table, 'pledged:1')]).toEqual([{ medal: 1 }, { medal: 1 }]);
  expect(at(table, 'congress:0')).toEqual({ 'citizen-0': 2 });
  expect(at({ pawns: ['money'] }, 'action:money')).toEqual({ 'pawn-0': 1 });
});

test('FK-FINAL-8: a score below 0 is so many minus points', () => {
  const map = { liege: 'm', namur: 'm', limburg: 'm' };
  const s = arrange({ phase: 'end', turn: 1, king: 'liege', marker: 0, map, down: [1], francs: [0, 1] });
  expect(pieces(playing(s, 'end')).get('score:0')).toEqual(new Map([['minus-point', 6]]));
});
