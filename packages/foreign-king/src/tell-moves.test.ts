import type { State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange, lines } from '../test/positions.ts';

type Moved = [piece: string, from: string, to: string, count: number];
/** The pieces that the last of some choices moves, line by line. */
const byLine = (s: State, ...texts: string[]): [key: string, ...Moved[]][] =>
  lines(s, ...texts).map(({ key, moves }) => [
    key,
    ...moves.map(({ piece, from, to, count }): Moved => [piece, from, to, count]),
  ]);
const ofPawn = (seat: number, to: string, from = 'aside'): Moved => [`pawn-${seat}`, from, to, 1];

const start = arrange({ seats: 3, map: { liege: '3 0 0 T' }, francs: [9], pawns: ['money'] });
const pawn = (to: string): Moved => ofPawn(0, to, 'action:money');

test('FK-BUILD-1, -4: a factory, what it costs, and its medal', () => {
  expect(byLine(start, 'build metal namur')).toEqual([
    ['build', pawn('action:build'), ['franc', 'francs:0', 'bank', 3], ['metal', 'stock', 'province:namur', 1]],
    ['medal', ['medal', 'stock', 'medals:0', 1]],
  ]);
  expect(byLine(start, 'build metal liege')).toHaveLength(1);
});

test('FK-PLACE-1: the first citizen is free', () => {
  const placed = (count: number): Moved => ['citizen-0', 'supply:0', 'province:namur', count];
  expect(byLine(start, 'place 1 namur')).toEqual([['place', pawn('action:place'), placed(1)]]);
  expect(byLine(start, 'place 3 namur')).toEqual([
    ['place', pawn('action:place'), ['franc', 'francs:0', 'bank', 2], placed(3)],
  ]);
});

test('FK-MOVE-4: the first step is free', () => {
  expect(byLine(start, 'move from liege')).toEqual([['move', pawn('action:move')]]);
  expect(byLine(start, 'move from liege', 'send 2 to namur')).toEqual([
    ['send', ['franc', 'francs:0', 'bank', 1], ['citizen-0', 'province:liege', 'province:namur', 2]],
  ]);
  expect(byLine(start, 'move from liege', 'send 1 to namur')).toEqual([
    ['send', ['citizen-0', 'province:liege', 'province:namur', 1]],
  ]);
  expect(byLine(start, 'move from liege', 'send 1 to namur', 'send 1 to supply')[0].at(-1)).toEqual([
    'citizen-0',
    'province:liege',
    'supply:0',
    1,
  ]);
});

test('FK-CONGRESS-1: from the supply or from a province', () => {
  const named = (from: string): Moved => ['citizen-0', from, 'congress:0', 1];
  expect(byLine(start, 'congress from supply')).toEqual([['congress', pawn('action:congress'), named('supply:0')]]);
  expect(byLine(start, 'congress from liege')[0].at(-1)).toEqual(named('province:liege'));
});

test('FK-MONEY-1, FK-ORDER-1: what the bank pays', () => {
  const empty = arrange({ seats: 3, map: { liege: '1 0 0 T' } });
  expect(byLine(empty, 'money')).toEqual([['money', ofPawn(0, 'action:money'), ['franc', 'bank', 'francs:0', 4]]]);
  expect(byLine(empty, 'order')).toEqual([['order', ofPawn(0, 'action:order'), ['franc', 'bank', 'francs:0', 1]]]);
});

test('FK-QUEEN-1, -5: the pawn goes to the queen and to no other action', () => {
  expect(byLine(arrange({ seats: 4 }), 'queen money')).toEqual([
    ['queen', ofPawn(0, 'action:queen'), ['franc', 'francs:0', 'bank', 2]],
    ['money', ['franc', 'bank', 'francs:0', 3]],
  ]);
});

test('FK-TURN-8: who passes takes the pawn off its action', () => {
  const stuck = { members: [15], francs: [2] };
  expect(byLine(arrange({ ...stuck, pawns: ['money', 'king'] }), 'pass')).toEqual([
    ['pass', ['pawn-0', 'action:money', 'aside', 1]],
  ]);
  const others = ['money', 'king', 'order'] as const;
  expect(byLine(arrange({ seats: 4, members: [14], francs: [0], pawns: [null, ...others] }), 'pass')).toEqual([
    ['pass'],
  ]);
});

test('FK-LOAN-1, -2: a medal is pledged for francs, and redeemed', () => {
  const s = arrange({ map: { liege: 'M' }, up: [1], francs: [5] });
  const [pledged, borrowed]: Moved[] = [
    ['medal', 'medals:0', 'pledged:0', 1],
    ['franc', 'bank', 'francs:0', 3],
  ];
  expect(byLine(s, 'borrow')).toEqual([['borrow', pledged, borrowed]]);
  expect(byLine(s, 'borrow', 'repay')).toEqual([
    ['repay', ['franc', 'francs:0', 'bank', 4], ['medal', 'pledged:0', 'medals:0', 1]],
  ]);
});

describe('the king', () => {
  test('FK-KING-2..4: he, his marker and what the way costs', () => {
    const s = arrange({ seats: 3, king: 'liege', marker: 20 });
    expect(byLine(s, 'king namur hainaut')[0]).toEqual([
      'king',
      ofPawn(0, 'action:king'),
      ['franc', 'francs:0', 'bank', 1],
      ['king', 'province:liege', 'province:hainaut', 1],
      ['marker', 'marker:20', 'marker:17', 1],
    ]);
    expect(byLine(arrange({ seats: 3 }), 'king namur')[0].slice(2)).toEqual([
      ['king', 'portrait', 'province:namur', 1],
      ['marker', 'marker:30', 'marker:29', 1],
    ]);
  });

  test('FK-SCORE-2, -4: points, and factories that stop', () => {
    const s = arrange({ seats: 3, map: { liege: '0 1 0 MTTt' }, scores: [2, 7, 1] });
    expect(byLine(s, 'king liege').slice(1)).toEqual([
      ['score', ['point', 'bank', 'score:1', 12]],
      ['inactive', ['metal', 'province:liege', 'idle:liege', 1], ['textile', 'province:liege', 'idle:liege', 2]],
    ]);
  });

  test('FK-SCORE-5: one factory that the mover stops', () => {
    const s = arrange({ map: { liege: '1 1 0 MT' } });
    expect(byLine(s, 'king liege', 'deactivate textile')).toEqual([
      ['deactivate', ['textile', 'province:liege', 'idle:liege', 1]],
    ]);
    expect(byLine(s, 'king liege', 'decline')).toEqual([['leave-active']]);
  });

  test('FK-CONGRESS-7: members who follow him, before he is scored', () => {
    const s = arrange({ seats: 3, members: [0, 4], map: { liege: '3 0 0' } });
    expect(byLine(s, 'king liege', 'intervene')).toEqual([
      ['intervene', ['citizen-1', 'congress:1', 'province:liege', 4]],
      ['score', ['point', 'bank', 'score:1', 1]],
    ]);
  });

  test('FK-VIRTUAL-4: citizens of the virtual side', () => {
    const s = arrange({ map: { liege: '2 0 1 T' } });
    expect(byLine(s, 'king liege', 'vplace namur')).toEqual([
      ['vplace', ['citizen-virtual', 'supply:2', 'province:namur', 1]],
    ]);
    expect(byLine(s, 'king liege', 'vmove liege namur')).toEqual([
      ['vmove', ['citizen-virtual', 'province:liege', 'province:namur', 1]],
    ]);
  });
});

test('FK-ORDER-2: a disc goes to its place, and those between move up', () => {
  const s = (order: number[], seat: number) =>
    arrange({
      seats: 4,
      phase: 'reorder',
      turn: 3,
      order,
      pendingOrder: [seat],
      pawns: [0, 1, 2, 3].map((each) => (each === seat ? 'order' : null)),
    });
  expect(byLine(s([0, 1, 2, 3], 0), 'reorder 2')[0]).toEqual([
    'reorder',
    ['disc-0', 'order:0', 'order:2', 1],
    ['disc-1', 'order:1', 'order:0', 1],
    ['disc-2', 'order:2', 'order:1', 1],
  ]);
  expect(byLine(s([2, 0, 1, 3], 1), 'reorder 1')[0]).toEqual([
    'reorder',
    ['disc-1', 'order:2', 'order:1', 1],
    ['disc-0', 'order:1', 'order:2', 1],
  ]);
  expect(byLine(s([0, 1, 2, 3], 1), 'reorder 1')[0]).toEqual(['reorder']);
});

test('FK-FINAL-1..8: the points of the final scoring, part by part; below 0 they are minus points', () => {
  const s = arrange({
    seats: 3,
    phase: 'end',
    turn: 2,
    king: 'liege',
    marker: 0,
    map: { liege: '1 0 0 m' },
    down: [1],
    scores: [2],
    francs: [0, 5, 4],
    members: [0, 0, 1],
  });
  expect(byLine(s, 'end')).toEqual([
    [
      'end-king',
      ['point', 'score:0', 'bank', 2],
      ['minus-point', 'bank', 'score:0', 4],
      ['minus-point', 'score:0', 'bank', 4],
      ['point', 'bank', 'score:0', 5],
      ['point', 'bank', 'score:0', 9],
      ['point', 'bank', 'score:1', 3],
      ['point', 'bank', 'score:2', 3],
    ],
  ]);
});
