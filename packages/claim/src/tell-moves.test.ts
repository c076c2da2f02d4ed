import type { State } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import type { Viewer } from '../test/hidden.ts';
import { arrange, LAST_REPLY, lines, stateOf } from '../test/positions.ts';

type Moved = [piece: string, from: string, to: string, count: number];
const moves = (before: State, id: string, who?: Viewer): Moved[] =>
  lines(before, id, who).flatMap((line) =>
    line.moves.map(({ piece, from, to, count }): Moved => [piece, from, to, count]),
  );

test('CL-LEAD-1: a lead lies in the trick', () => {
  expect(moves(arrange({ hands: ['G0', ''] }), 'G0', 1)).toEqual([['G0', 'hand:0', 'trick', 1]]);
});

test('CL-P1-1..6: a trick of the first phase, as either seat sees it', () => {
  const s = arrange({ led: 'D5', hands: ['', 'X4'], shown: 'G9', deck: 'K3 X0' });
  const known = (drawn: string): Moved[] => [
    ['X4', 'hand:1', 'trick', 1],
    ['D5', 'trick', 'discard', 1],
    ['X4', 'trick', 'discard', 1],
    ['G9', 'shown', 'won:0', 1],
    [drawn, 'deck', 'drawn:1', 1],
    ['X0', 'deck', 'shown', 1],
  ];
  expect(moves(s, 'X4', 1)).toEqual(known('K3'));
  expect(moves(s, 'X4', 0)).toEqual(known('?'));
});

test('CL-UNDEAD-1: an undead is scored by the line that says so, the other card discarded', () => {
  const told = lines(arrange({ led: 'U4', hands: ['', 'X9'] }), 'X9');
  const byKey = new Map(told.map((line) => [line.key, line.moves]));
  expect(byKey.get('trick')).toEqual([{ piece: 'X9', from: 'trick', to: 'discard', count: 1 }]);
  expect(byKey.get('undead')).toEqual([{ piece: 'U4', from: 'trick', to: 'score:1', count: 1 }]);
});

test('CL-DWARF-1..3: in the second phase a dwarf goes to the loser, the other card to the winner', () => {
  const s = arrange({ phase: 2, led: 'D5', hands: ['', 'X9'] });
  expect(moves(s, 'X9').slice(1)).toEqual([
    ['X9', 'trick', 'score:1', 1],
    ['D5', 'trick', 'score:0', 1],
  ]);
  expect(moves(arrange({ phase: 2, led: 'G0', hands: ['', 'G0'] }), 'G0').slice(1)).toEqual([
    ['G0', 'trick', 'score:0', 1],
    ['G0', 'trick', 'score:0', 1],
  ]);
});

test('CL-P2-1: followers become hands; of those that others drew only the number is told', () => {
  const phase = (who?: Viewer): Moved[] => moves(stateOf(LAST_REPLY), 'D0', who).slice(5);
  expect(phase(0)).toEqual([
    ...['G0', 'G3', 'G4', 'U4', 'U8', 'D5', 'D6', 'X2', 'K2'].map((id): Moved => [id, 'won:0', 'hand:0', 1]),
    ...['K5', 'X0', 'X3', 'X4'].map((id): Moved => [id, 'drawn:0', 'hand:0', 1]),
    ...['G7', 'D2', 'D8', 'X5'].map((id): Moved => [id, 'won:1', 'hand:1', 1]),
    ['?', 'drawn:1', 'hand:1', 9],
  ]);
  expect(phase(1).filter(([, from]) => from === 'drawn:1')).toHaveLength(9);
  expect(phase(1).at(-1)).toEqual(['U9', 'drawn:1', 'hand:1', 1]);
  expect(phase('audience').filter(([piece]) => piece === '?')).toEqual([
    ['?', 'drawn:0', 'hand:0', 4],
    ['?', 'drawn:1', 'hand:1', 9],
  ]);
});
