import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

/** The parts that decisions of these turns get, one after another. */
function parts(turns: readonly number[]): number[] {
  const pace = new Pace();
  return turns.map((turn) => {
    pace.face(turn);
    return pace.part;
  });
}

test('each decision of a turn gets half of what is left, but at least a sixteenth', () => {
  expect(parts([4, 4, 4, 4, 4, 4])).toEqual([1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 16, 1 / 16]);
});

test('every turn starts with half', () => {
  expect(parts([0, 0, 2, 5, 5, 5, 6])).toEqual([1 / 2, 1 / 4, 1 / 2, 1 / 2, 1 / 4, 1 / 8, 1 / 2]);
});

test('a decision that stands alone gets everything', () => {
  const pace = new Pace();
  pace.face(3);
  pace.face(3, true);
  expect(pace.part).toBe(1);
  pace.face(4);
  expect(pace.part).toBe(1 / 2);
});
