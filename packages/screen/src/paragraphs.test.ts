import type { LogLine, Message } from '@interregnum/kernel';
import type { Translator } from '@interregnum/texts';
import { expect, test } from 'vitest';
import { paragraphs } from './paragraphs.ts';

/** Says keys, and counts how often it was asked to. */
function counting(): { words: Translator; said: string[] } {
  const said: string[] = [];
  const say = (section: string, { key }: Message): string => {
    said.push(key);
    return `${section} ${key}.`;
  };
  return { words: { say, word: String, term: String }, said };
}

const line = (key: string): LogLine => ({ key, values: {}, moves: [] });
const LOG = [[line('a'), line('b')], [], [line('c')]].map((lines, turn) => ({ turn, seat: 0, lines }));

test('what was told is a paragraph each; what tells nothing is none', () => {
  expect(paragraphs(counting().words, LOG)).toEqual(['log a. log b.', 'log c.']);
});

test('no line is put into the same words twice, and every line into other words', () => {
  const [first, second] = [counting(), counting()];
  paragraphs(first.words, LOG);
  paragraphs(first.words, [...LOG, { turn: 3, seat: 1, lines: [line('d')] }]);
  expect(first.said).toEqual(['a', 'b', 'c', 'd']);
  paragraphs(second.words, LOG);
  expect(second.said).toEqual(['a', 'b', 'c']);
});
