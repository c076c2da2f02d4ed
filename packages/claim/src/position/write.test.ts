import { describe, expect, test } from 'vitest';
import {
  arrange,
  ENDED,
  FIRST_LEAD,
  LAST_REPLY,
  LATE_REPLY,
  look,
  plain,
  SECOND_REPLY,
  stateOf,
} from '../../test/positions.ts';
import { claim } from '../index.ts';
import { write } from './write.ts';

describe.each([
  ['the first lead', FIRST_LEAD],
  ['a late reply', LATE_REPLY],
  ['the last reply of phase 1', LAST_REPLY],
  ['a reply in phase 2', SECOND_REPLY],
  ['the end', ENDED],
])('%s', (_, table) => {
  test('CL-POS-1, -2: the canonical string, keys in order and without white space', () => {
    expect(write(arrange(table))).toBe(JSON.stringify(plain(table)));
    expect(write(arrange(table))).not.toMatch(/\s/);
  });
});

test('CL-POS-1: the keys', () => {
  expect(Object.keys(look(arrange(FIRST_LEAD))).join(' ')).toBe(
    'game v phase trick leader toPlay shown led hands won drawn score discard voids deck',
  );
});

test('CL-POS-3: cards in order with every copy of a zero, voids in faction order, the deck as it lies', () => {
  const p = look(
    arrange({
      trick: 12,
      hands: ['X0 D9 G0 K2 G0', 'U9 G1'],
      discard: 'D0 G0 U0 G0',
      voids: ['XDUKG', 'DK'],
      deck: 'X9 G2 D1',
    }),
  );
  expect(p.hands).toEqual([
    ['G0', 'G0', 'K2', 'D9', 'X0'],
    ['G1', 'U9'],
  ]);
  expect(p.discard).toEqual(['G0', 'G0', 'U0', 'D0']);
  expect(p.voids).toEqual(['GKUDX', 'KD']);
  expect(p.deck).toEqual(['X9', 'G2', 'D1']);
});

test.each([
  [{ leader: 0 }, 0],
  [{ leader: 1 }, 1],
  [{ leader: 0, led: 'G0' }, 1],
  [{ leader: 1, led: 'X9' }, 0],
  [{ phase: 2, leader: 1 }, 1],
  [{ phase: 3, trick: 13, leader: 1 }, null],
])('CL-POS-4: %j: the seat to play is %s', (table, seat) => {
  expect(look(arrange(table)).toPlay).toBe(seat);
});

test('CL-POS-1: what is absent is null', () => {
  expect(look(arrange({ phase: 2 }))).toMatchObject({ shown: null, led: null });
  expect(look(arrange({ shown: 'G0', led: 'X9' }))).toMatchObject({ shown: 'G0', led: 'X9' });
});

test('CL-INFO-3, -12: of a view it tells what is known', () => {
  const s = stateOf(LATE_REPLY);
  expect(look(claim.redact(s, 0))).toEqual({
    ...plain(LATE_REPLY),
    hands: [
      ['U6', 'D3'],
      ['?', '?', '?'],
    ],
    drawn: [
      ['K5', 'X0', 'X3', 'X4'],
      ['?', '?', '?', '?', '?', '?'],
    ],
    deck: ['?', '?', '?', '?', '?'],
  });
});
