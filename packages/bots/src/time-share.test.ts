import { expect, test } from 'vitest';
import { TimeShare } from './time-share.ts';

/** The parts that decisions of these turns get, one after another. */
function parts(turns: readonly number[]): number[] {
  const timeShare = new TimeShare();
  return turns.map((turn) => {
    timeShare.nextDecision(turn);
    return timeShare.share;
  });
}

test('each decision of a turn gets half of what is left, but at least a sixteenth', () => {
  expect(parts([4, 4, 4, 4, 4, 4])).toEqual([1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 16, 1 / 16]);
});

test('every turn starts with half', () => {
  expect(parts([0, 0, 2, 5, 5, 5, 6])).toEqual([1 / 2, 1 / 4, 1 / 2, 1 / 2, 1 / 4, 1 / 8, 1 / 2]);
});

test('a decision that stands alone gets everything', () => {
  const timeShare = new TimeShare();
  timeShare.nextDecision(3);
  timeShare.nextDecision(3, true);
  expect(timeShare.share).toBe(1);
  timeShare.nextDecision(4);
  expect(timeShare.share).toBe(1 / 2);
});
