import { describe, expect, test } from 'vitest';
import { arrange, ENDED, SECOND_REPLY, stateOf, type Table } from '../test/positions.ts';
import { claim } from './index.ts';
import { REFUSAL_KEYS } from './refusals.ts';

const refused = (table: Table, attempt: string) => claim.refusal(arrange(table), attempt);
const card = (id: string, count: number) => ({ card: { term: 'card', id, count } });
const faction = (id: string) => ({ faction: { term: 'faction', id } });

test.each(['G0', 'nonsense'])('CL-END-1: after the end, %s is refused because it is over', (attempt) => {
  expect(claim.refusal(stateOf(ENDED), attempt)).toEqual({ clause: 'CL-END-1', key: 'over', values: {} });
});

test('CL-FOLLOW-5: nobody passes', () => {
  expect(refused({ hands: ['G0', 'G1'] }, 'pass')).toEqual({ clause: 'CL-FOLLOW-5', key: 'no-pass', values: {} });
});

test.each(['', 'passes', 'g0', 'K1', 'G0 ', 'constructor'])('CL-POS-6: %j names no card', (attempt) => {
  expect(refused({ hands: ['G0', 'G1'] }, attempt)).toEqual({
    clause: 'CL-POS-6',
    key: 'unreadable',
    values: { attempt },
  });
});

describe.each([1, 2])('phase %i', (phase) => {
  test('CL-LEAD-1: a card of the other hand, or of none', () => {
    const hands = ['G1 U9', 'G2 D0'] as const;
    const notInHand = { clause: 'CL-LEAD-1', key: 'not-in-hand' };
    expect(refused({ phase, hands }, 'D0')).toEqual({ ...notInHand, values: card('dwarves', 0) });
    expect(refused({ phase, hands }, 'X9')).toEqual({ ...notInHand, values: card('doppelgangers', 9) });
    expect(refused({ phase, hands }, 'G0')).toEqual({ ...notInHand, values: card('goblins', 0) });
  });

  test.each([
    ['CL-FOLLOW-1', 'D1'],
    ['CL-FOLLOW-2', 'K2'],
    ['CL-FOLLOW-3', 'X1'],
  ])('%s: on %s, a card that second does not hold', (clause, led) => {
    const hands = ['G1 U9', 'G2 D0 X3'] as const;
    const expected = { clause, key: 'not-in-hand', values: card('undead', 9) };
    expect(refused({ phase, hands, led }, 'U9')).toEqual(expected);
  });

  test('CL-LEAD-1: the card that is led is in no hand any more', () => {
    expect(refused({ phase, led: 'G1', hands: ['', 'G2'] }, 'G1')?.key).toBe('not-in-hand');
  });

  test('CL-LEAD-1: whatever the leader holds is not refused', () => {
    for (const id of ['G0', 'K9', 'U9', 'D0', 'X9'])
      expect(refused({ phase, hands: ['G0 G0 K9 U9 D0 X9', ''] }, id)).toBeUndefined();
  });

  test.each([
    ['CL-FOLLOW-1', 'G5', 'G1 D9', 'D9', card('dwarves', 9), 'goblins'],
    ['CL-FOLLOW-1', 'U5', 'U1 G9', 'G9', card('goblins', 9), 'undead'],
    ['CL-FOLLOW-1', 'K5', 'K2 G9', 'G9', card('goblins', 9), 'knights'],
    ['CL-FOLLOW-1', 'D5', 'D1 K9', 'K9', card('knights', 9), 'dwarves'],
    ['CL-FOLLOW-4', 'G5', 'G1 K9', 'K9', card('knights', 9), 'goblins'],
    ['CL-FOLLOW-3', 'X5', 'X1 K9', 'K9', card('knights', 9), 'doppelgangers'],
    ['CL-FOLLOW-3', 'X5', 'X1 G9', 'G9', card('goblins', 9), 'doppelgangers'],
  ])('%s: on %s, of %s not %s', (clause, led, held, attempt, named, followed) => {
    const values = { ...named, ...faction(followed) };
    expect(refused({ phase, led, hands: ['', held] }, attempt)).toEqual({ clause, key: 'follow', values });
  });

  test.each([
    ['CL-FOLLOW-1', 'G5', 'G1 K9 X2', ['G1', 'X2']],
    ['CL-FOLLOW-2', 'G5', 'U1 K9 X2', ['U1', 'K9', 'X2']],
    ['CL-FOLLOW-3', 'X5', 'G1 K9', ['G1', 'K9']],
  ])('%s: on %s, of %s these are not refused: %j', (_, led, held, free) => {
    for (const attempt of free) expect(refused({ phase, led, hands: ['', held] }, attempt)).toBeUndefined();
  });
});

test('CL-FOLLOW-4: asking why leaves everything as it was', () => {
  const s = stateOf(SECOND_REPLY);
  const before = s.slice();
  expect(claim.refusal(s, 'K2')?.clause).toBe('CL-FOLLOW-4');
  expect(s).toEqual(before);
});

test('every reason has a word', () => {
  for (const reason of REFUSAL_KEYS) expect(claim.words).toContain(`refusal.${reason}`);
});
