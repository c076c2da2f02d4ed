import { expect, test } from 'vitest';
import { eveningAfter, readEvening } from './evening.ts';

test('an evening counts what is played and what each has won, a shared victory for all who share it', () => {
  const first = eveningAfter(undefined, 3, [1]);
  expect(first).toEqual({ played: 1, wins: [0, 1, 0] });
  const second = eveningAfter(first, 3, [0, 1]);
  expect(second).toEqual({ played: 2, wins: [1, 2, 0] });
  expect(eveningAfter(second, 3, [])).toEqual({ played: 3, wins: [1, 2, 0] });
});

test('the virtual player wins no match of the evening', () => {
  expect(eveningAfter(undefined, 2, [2])).toEqual({ played: 1, wins: [0, 0] });
});

test.each([
  [undefined],
  ['3'],
  [{ played: 1 }],
  [{ played: 1, wins: [1] }],
  [{ played: -1, wins: [0, 0] }],
  [{ played: 1, wins: [0, 'x'] }],
])('what is no score is not read: %j', (kept) => expect(readEvening(kept, 2)).toBeUndefined());

test('what was kept is read', () => {
  expect(readEvening({ played: 2, wins: [1, 1] }, 2)).toEqual({ played: 2, wins: [1, 1] });
});
