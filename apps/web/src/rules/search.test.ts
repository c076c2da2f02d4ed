import type { RulesBlock } from '@interregnum/texts/rules';
import { expect, test } from 'vitest';
import { found, stretches, wordsOf } from './search.ts';

const block = (text: string, clauses: readonly string[] = []): RulesBlock => ({
  kind: 'text',
  name: undefined,
  text,
  clauses,
  ruling: undefined,
});
const SECTIONS = [
  { id: 'pass', heading: 'Passing', blocks: [block('It costs nothing.', ['KD-PASS-1']), block('Count them.')] },
  { id: 'ru', heading: 'Пас', blocks: [block('Ещё один пас'), block('L’Île de Liège')] },
];
const textsOf = (query: string): string[] =>
  found(SECTIONS, wordsOf(query)).flatMap(({ blocks }) => blocks.map(({ text }) => text));

test('every word must be there, in any order, case and accent', () => {
  expect(textsOf('NOTHING costs')).toEqual(['It costs nothing.']);
  expect(textsOf('nothing count')).toEqual([]);
  expect(textsOf('еще')).toEqual(['Ещё один пас']);
  expect(textsOf("l'ile liege")).toEqual(['L’Île de Liège']);
});

test('a heading finds what is below it, a code its paragraph, and no word everything', () => {
  expect(textsOf('passing')).toEqual(['It costs nothing.', 'Count them.']);
  expect(textsOf('kd-pass-1')).toEqual(['It costs nothing.']);
  expect(textsOf('  ')).toHaveLength(4);
});

test('what is found is marked where it stands', () => {
  const marked = stretches('Liège, liege', ['liege']).map(({ text, isFound }) => (isFound ? `[${text}]` : text));
  expect(marked.join('')).toBe('[Liège], [liege]');
  expect(stretches('aaa', ['aa'])).toEqual([{ text: 'aaa', isFound: true, at: 0 }]);
  expect(stretches('', ['a'])).toEqual([]);
});
