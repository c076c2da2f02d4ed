import { foreignKing } from '@interregnum/foreign-king';
import type { Position } from '@interregnum/foreign-king/glance';
import { FastRandom, NOBODY } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { draws, pieces } from './pieces.ts';

/** Every position of a game that is played at random. */
function positionsOf(seats: number): Position[] {
  const read = foreignKing.options({ seats });
  if (!('options' in read)) throw new Error('no such table');
  const random = new FastRandom(`pieces ${seats}`);
  const s = foreignKing.setup(read.options, random);
  const positions: Position[] = [];
  for (;;) {
    positions.push(JSON.parse(foreignKing.position.write(s)));
    if (foreignKing.toAct(s) === NOBODY) return positions;
    foreignKing.play(s, foreignKing.pick(s, random));
  }
}

/** How many pieces of each kind there are anywhere. */
function totals(position: Position): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const here of pieces(position).values())
    for (const [kind, count] of Object.entries(here)) sums[kind] = (sums[kind] ?? 0) + count;
  return sums;
}

describe.each([
  [2, ['build', 'antwerp']],
  [3, ['build', 'order', 'antwerp']],
  [4, ['build', 'order', 'queen', 'antwerp']],
])('with %i players', (seats, drawn) => {
  const positions = positionsOf(seats);

  test('no piece is lost or added as long as the game goes on', () => {
    for (const position of positions) expect(totals(position)).toEqual(totals(positions[0]));
    expect(totals(positions[0])).toMatchObject({ king: 1, metal: 5, textile: 5 });
  });

  test('provinces and the actions of this table are drawn, and nothing else', () => {
    const marks = ['build', 'order', 'queen', 'antwerp', 'supply', 'metal', 'borrow', '2', 'end'];
    expect(marks.filter((mark) => draws(mark, 'start', positions[0]))).toEqual(drawn);
  });
});
