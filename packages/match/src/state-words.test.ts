import { FastRandom } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { changedWords, readStateText, stateText, withWords } from './state-words.ts';

const WORDS = [0, 1, -1, 255, 256, 2 ** 31 - 1, -(2 ** 31), 0x7f00ff80];

test('a state as text reads as the same state, whatever its words are', () => {
  const random = new FastRandom('words');
  const states = [[], WORDS, Array.from({ length: 155 }, () => random.below(2 ** 31) - 2 ** 30)];
  for (const words of states) {
    const state = Int32Array.from(words);
    expect(readStateText(stateText(state), words.length)).toEqual(state);
    expect(readStateText(stateText(state), words.length + 1)).toBeUndefined();
  }
  expect(stateText(Int32Array.of(1))).toBe('AQAAAA==');
});

test('a text that is none of a state is told so', () => {
  for (const text of ['AQAAAA', 'AQAAAA=', '', '-', 'AQAAAAA=', 'я', '\0'])
    expect([text, readStateText(text, 1)?.[0]]).toEqual([text, text === 'AQAAAA' ? 1 : undefined]);
});

test('changed words turn a state into the next one, and leave it as it was', () => {
  const before = Int32Array.from(WORDS);
  const after = before.with(2, 7).with(7, -1);
  expect(changedWords(before, after)).toEqual([2, 7, 7, -1]);
  expect(withWords(before, changedWords(before, after))).toEqual(after);
  expect(changedWords(before, before)).toEqual([]);
  expect(before).toEqual(Int32Array.from(WORDS));
});
