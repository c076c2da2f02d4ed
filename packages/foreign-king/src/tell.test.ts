import type { Message, State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange, lines, type Table } from '../test/positions.ts';
import { foreignKing } from './index.ts';
import { LOG_LINES } from './log-lines.ts';

/** What is told of the last of some choices, without the pieces that moved. */
const told = (s: State, ...texts: string[]): Message[] =>
  lines(s, ...texts).map(({ key, values }) => ({ key, values }));
const keys = (table: Table, ...texts: string[]) => told(arrange(table), ...texts).map(({ key }) => key);
const seat = (number: number) => ({ seat: { seat: number } });
const province = (id: string) => ({ province: { term: 'province', id } });
const count = (id: string, n: number) => ({ [id]: { term: 'count', id, count: n } });
const factory = (id: string, n = 1) => ({ term: 'factory', id, count: n });

describe('windows', () => {
  test('FK-LOAN-1, -2: loans, in both windows', () => {
    const map = { liege: 'M', namur: 'T' };
    for (const phase of ['start', 'end'] as const) {
      const s = arrange({ map, up: [1], down: [1], phase });
      expect(told(s, 'borrow')).toEqual([{ key: 'borrow', values: { ...seat(0), ...count('francs', 3) } }]);
      expect(told(s, 'repay')).toEqual([{ key: 'repay', values: { ...seat(0), ...count('francs', 4) } }]);
    }
  });

  test('FK-TURN-8: a pass', () => {
    const s = arrange({ members: [15], pawns: ['money', 'king'], francs: [2] });
    expect(told(s, 'pass')).toEqual([{ key: 'pass', values: seat(0) }]);
  });

  test('FK-TURN-11: an end says nothing, but a new round is told once places have been changed', () => {
    expect(keys({ phase: 'end' }, 'end')).toEqual([]);
    expect(told(arrange({ phase: 'end', turn: 1, round: 6 }), 'end')).toEqual([{ key: 'round', values: { count: 7 } }]);
    const waiting: Table = { seats: 3, phase: 'end', turn: 2, pendingOrder: [1], pawns: [null, 'order'] };
    expect(keys(waiting, 'end')).toEqual([]);
  });

  test.each([
    ['end-king', { marker: 0 }],
    ['end-factories', { map: { liege: 'mmmmmttttt' } }],
    ['end-both', { marker: 0, map: { liege: 'mmmmmttttt' } }],
  ])('FK-END-2, -4: %s', (key, table) => {
    expect(told(arrange({ phase: 'end', king: 'liege', turn: 1, ...table }), 'end')).toEqual([{ key, values: {} }]);
  });
});

describe('actions', () => {
  test.each([
    ['build metal liege', [{ key: 'build', values: { ...seat(0), factory: factory('metal'), ...province('liege') } }]],
    [
      'build textile namur',
      [
        { key: 'build', values: { ...seat(0), factory: factory('textile'), ...province('namur') } },
        { key: 'medal', values: seat(0) },
      ],
    ],
    [
      'build textile antwerp',
      [
        { key: 'build', values: { ...seat(0), factory: factory('textile'), ...province('antwerp') } },
        { key: 'medal', values: seat(0) },
      ],
    ],
    ['place 2 namur', [{ key: 'place', values: { ...seat(0), ...count('citizens', 2), ...province('namur') } }]],
    ['move from liege', [{ key: 'move', values: { ...seat(0), ...province('liege') } }]],
    ['congress from supply', [{ key: 'congress', values: { ...seat(0), place: { term: 'place', id: 'supply' } } }]],
    ['congress from liege', [{ key: 'congress', values: { ...seat(0), place: { term: 'province', id: 'liege' } } }]],
    ['money', [{ key: 'money', values: { ...seat(0), ...count('francs', 4) } }]],
    ['order', [{ key: 'order', values: { ...seat(0), ...count('francs', 1) } }]],
  ])('FK-TURN-2: %s', (text, expected) => {
    expect(told(arrange({ seats: 3, map: { liege: '1 T' } }), text)).toEqual(expected);
  });

  test('FK-QUEEN-1: the queen is told first', () => {
    expect(told(arrange({ seats: 4 }), 'queen money')).toEqual([
      { key: 'queen', values: { ...seat(0), action: { term: 'action', id: 'money' } } },
      { key: 'money', values: { ...seat(0), ...count('francs', 3) } },
    ]);
  });

  test('FK-PHASE-5: sends, and nothing when it is done', () => {
    const s = arrange({ map: { liege: '3' }, turn: 0 });
    const place = (term: string, id: string) => ({ place: { term, id } });
    const values = { ...seat(0), ...count('citizens', 2) };
    expect(told(s, 'move from liege', 'send 2 to namur')).toEqual([
      { key: 'send', values: { ...values, ...place('province', 'namur') } },
    ]);
    expect(told(s, 'move from liege', 'send 2 to supply')[0].values).toEqual({
      ...values,
      ...place('place', 'supply'),
    });
    expect(told(s, 'move from liege', 'send 2 to supply', 'done')).toEqual([]);
  });

  test('FK-ORDER-2: places are told from 1', () => {
    const s = arrange({ seats: 3, phase: 'reorder', turn: 2, pendingOrder: [1], pawns: [null, 'order'] });
    expect(told(s, 'reorder 2')).toEqual([
      { key: 'reorder', values: { ...seat(1), place: 3 } },
      { key: 'round', values: { count: 2 } },
    ]);
  });
});

describe('the king and what follows', () => {
  const arrived = (marker: number) => ({ key: 'king', values: { ...seat(0), ...province('liege'), count: marker } });

  test('FK-SCORE-2: who scored, and what stopped', () => {
    expect(told(arrange({ seats: 3, map: { liege: '0 1 MTTt' }, scores: [2, 7, 1] }), 'king liege')).toEqual([
      arrived(29),
      { key: 'score', values: { side: { seat: 1 }, ...count('points', 12), ...province('liege') } },
      { key: 'inactive', values: { factories: [factory('metal'), factory('textile', 2)], ...province('liege') } },
    ]);
    expect(told(arrange({ seats: 3, map: { liege: '1 T' } }), 'king liege')[2].values.factories).toEqual([
      factory('textile'),
    ]);
  });

  test('FK-SCORE-3, FK-VIRTUAL-2: citizens alone, also those of the virtual side', () => {
    expect(told(arrange({ map: { liege: '0 0 3' } }), 'king liege')).toEqual([
      arrived(29),
      { key: 'score', values: { side: { term: 'side', id: 'virtual' }, ...count('points', 1), ...province('liege') } },
    ]);
    expect(told(arrange({ seats: 3, map: { liege: '0 0 2 m' } }), 'king liege').slice(1)).toEqual([
      { key: 'no-points', values: { side: { seat: 2 }, ...province('liege') } },
    ]);
  });

  test('FK-SCORE-5: no majority, and the factory', () => {
    const s = arrange({ map: { liege: '1 1 M' } });
    const values = { ...seat(0), ...province('liege') };
    expect(told(s, 'king liege')).toEqual([arrived(29), { key: 'no-majority', values: province('liege') }]);
    expect(told(s, 'king liege', 'decline')).toEqual([{ key: 'leave-active', values }]);
    expect(told(s, 'king liege', 'deactivate metal')).toEqual([
      { key: 'deactivate', values: { ...values, factory: factory('metal') } },
    ]);
  });

  test('FK-CONGRESS-7: the scoring is told when the asking is over', () => {
    const table: Table = { seats: 3, members: [1, 2], map: { liege: '0 1 1' } };
    expect(told(arrange(table), 'king liege')).toEqual([arrived(29)]);
    expect(told(arrange(table), 'king liege', 'intervene')).toEqual([
      { key: 'intervene', values: { ...seat(1), ...count('citizens', 2), ...province('liege') } },
      { key: 'score', values: { side: { seat: 1 }, ...count('points', 1), ...province('liege') } },
    ]);
    expect(told(arrange(table), 'king liege', 'decline')).toEqual([{ key: 'stand-by', values: seat(1) }]);
    expect(keys(table, 'king liege', 'decline', 'decline')).toEqual(['stand-by', 'no-majority']);
  });

  test('FK-VIRTUAL-4: operations', () => {
    const s = arrange({ map: { liege: '2 0 1 T' } });
    const place = (id: string) => ({ term: 'province', id });
    expect(told(s, 'king liege', 'vplace namur')).toEqual([
      { key: 'vplace', values: { ...seat(1), ...province('namur') } },
    ]);
    expect(told(s, 'king liege', 'vmove liege namur')).toEqual([
      { key: 'vmove', values: { ...seat(1), from: place('liege'), to: place('namur') } },
    ]);
  });
});

test('FK-CONGRESS-6: of two seats with equally many members it is told that nobody is asked', () => {
  const map = { liege: '1 0 0' };
  expect(told(arrange({ members: [2, 2], map }), 'king liege')).toEqual([
    { key: 'king', values: { ...seat(0), ...province('liege'), count: 29 } },
    { key: 'equal-members', values: { count: 2 } },
    { key: 'no-points', values: { side: { seat: 0 }, ...province('liege') } },
  ]);
  expect(keys({ members: [2, 2], map, king: 'namur' }, 'money')).toEqual(['money']);
  expect(keys({ members: [0, 0], map }, 'king liege')).toEqual(['king', 'no-points']);
  expect(keys({ members: [2, 1], map }, 'king liege')).toEqual(['king']);
  expect(keys({ seats: 3, members: [2, 2], map }, 'king liege')).toEqual(['king']);
  const closed: Table = { without: ['intervene-empty'] };
  expect(keys({ members: [2, 2], ...closed }, 'king liege')).toEqual(['king', 'no-majority']);
  expect(keys({ members: [2, 2], ...closed, map }, 'king liege')).toEqual(['king', 'equal-members', 'no-points']);
});

test('every line has a word', () => {
  for (const line of LOG_LINES) expect(foreignKing.words).toContain(`log.${line}`);
});
