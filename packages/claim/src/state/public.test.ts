import { expect, test } from 'vitest';
import { look, reached } from '../../test/positions.ts';
import { copyPublic, newState, SIZE } from './index.ts';
import { DECK, DECK_SIZE, DISCARD, DRAWN, HAND, LED, SCORE, TURNS, UNSEEN_HAND, VOIDS, WON } from './layout.ts';

const cells = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);

test('CL-INFO-1..3: public cells are copied, and no other', () => {
  const s = newState().map((_, cell) => cell + 1);
  const seen = newState();
  copyPublic(s, seen);
  const secret = [...cells(HAND, 4), ...cells(DRAWN, 4), ...cells(UNSEEN_HAND, 4), ...cells(DECK, DECK_SIZE)];
  const open = [
    ...cells(WON, 4),
    ...cells(SCORE, 4),
    ...cells(DISCARD, 2),
    ...cells(VOIDS, 2),
    ...cells(VOIDS + 2, LED - VOIDS - 1),
    TURNS,
  ];
  expect([...secret, ...open].sort((a, b) => a - b)).toEqual(cells(0, SIZE));
  for (const cell of secret) expect(seen[cell]).toBe(0);
  for (const cell of open) expect(seen[cell]).toBe(cell + 1);
});

test('CL-INFO-1: so that of a game everything public is there', () => {
  const s = reached('public', 21);
  const seen = newState();
  copyPublic(s, seen);
  const [full, part] = [look(s), look(seen)];
  for (const key of 'phase trick leader toPlay shown led won score discard voids'.split(' '))
    expect(part[key]).toEqual(full[key]);
  expect([part.hands, part.drawn]).toEqual([
    [[], []],
    [[], []],
  ]);
});
