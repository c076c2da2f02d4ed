import { expect, test } from 'vitest';
import { arrange } from '../test/positions.ts';
import { COPIED } from './actions/index.ts';
import {
  ALL_CHOICES,
  BORROW,
  BY_QUEEN,
  COPIED_NAMES,
  DEACTIVATE_KIND,
  DECLINE,
  DIRECT,
  DONE,
  END_TURN,
  FIRST_WAY,
  INTERVENE,
  PASS,
  PLAIN,
  REORDER_TO,
  REPAY,
  range,
  SEND,
  VMOVE,
  VPLACE,
} from './choices.ts';
import { notation } from './notation.ts';

test('FK-PHASE-2: words by themselves have the first numbers', () => {
  const numbers = [BORROW, REPAY, PASS, END_TURN, DONE, INTERVENE, DECLINE];
  expect(numbers).toEqual(range(0, 7));
  expect(numbers.map((choice) => PLAIN[choice])).toEqual(PLAIN);
  expect(PLAIN).toEqual(['borrow', 'repay', 'pass', 'end', 'done', 'intervene', 'decline']);
});

test('FK-PHASE-2: the seven actions that the queen copies, and where their ways begin', () => {
  expect(COPIED.map(({ name }) => name)).toEqual(COPIED_NAMES);
  // 2 * 9 to build, 9 * 15 to place, 9 to move, 10 to Congress, 9 * 8 for the king, then money and order.
  expect([...FIRST_WAY]).toEqual([0, 18, 153, 162, 172, 244, 245, 246]);
  for (const [i, { name, texts }] of COPIED.entries())
    if (name !== 'king') expect(texts).toHaveLength(FIRST_WAY[i + 1] - FIRST_WAY[i]);
});

test('FK-PHASE-2: blocks follow each other without a gap', () => {
  expect([DIRECT, BY_QUEEN, SEND]).toEqual([7, 7 + 246, 7 + 2 * 246]);
  expect([DEACTIVATE_KIND - SEND, VPLACE - DEACTIVATE_KIND, VMOVE - VPLACE]).toEqual([150, 2, 9]);
  expect([REORDER_TO - VMOVE, ALL_CHOICES - REORDER_TO]).toEqual([81, 4]);
});

test.each([
  [DIRECT, 'build metal antwerp'],
  [DIRECT + 9, 'build textile antwerp'],
  [DIRECT + 18, 'place 1 antwerp'],
  [DIRECT + 18 + 134, 'place 15 west_flanders'],
  [DIRECT + 153, 'move from antwerp'],
  [DIRECT + 162 + 9, 'congress from supply'],
  [DIRECT + 244, 'money'],
  [BY_QUEEN - 1, 'order'],
  [BY_QUEEN, 'queen build metal antwerp'],
  [SEND - 1, 'queen order'],
  [SEND, 'send 1 to antwerp'],
  [SEND + 149, 'send 15 to supply'],
  [DEACTIVATE_KIND + 1, 'deactivate textile'],
  [VPLACE + 8, 'vplace west_flanders'],
  [VMOVE + 4 * 9 + 7, 'vmove liege namur'],
  [ALL_CHOICES - 1, 'reorder 3'],
])('FK-PHASE-2: choice %i is %s', (choice, text) => {
  expect(notation.write(arrange({}), choice)).toBe(text);
});

test('a range is so many numbers from a first one', () => {
  expect([range(3, 0), range(3, 1), range(3, 3)]).toEqual([[], [3], [3, 4, 5]]);
});
