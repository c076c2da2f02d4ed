import type { RulesBlock, RulesSection } from '@interregnum/texts/rules';

/** A letter without case and accents; as long as it was, so that what is found is found at the same place. */
const plainLetter = (letter: string): string => {
  if (letter === '’') return "'";
  if (/\s/.test(letter)) return ' ';
  return letter.normalize('NFD').charAt(0).toLowerCase().charAt(0);
};

const plain = (text: string): string => text.split('').map(plainLetter).join('');

/** What is looked for: words, each of which must be there. */
export const wordsOf = (query: string): string[] => plain(query).split(' ').filter(Boolean);

const readIn = (heading: string, { name = '', text, clauses, ruling }: RulesBlock): string =>
  plain([heading, name, text, ruling?.text ?? '', ...clauses].join(' '));

/** The paragraphs that have all of the words, in themselves or in their heading, in the sections where there are any. */
export function found(sections: readonly RulesSection[], words: readonly string[]): readonly RulesSection[] {
  if (words.length === 0) return sections;
  return sections
    .map(({ blocks, ...section }) => ({
      ...section,
      blocks: blocks.filter((block) => words.every((word) => readIn(section.heading, block).includes(word))),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** A stretch of a text, and whether it is one of the words looked for. */
export interface Stretch {
  readonly text: string;
  readonly isFound: boolean;
  readonly at: number;
}

/** A text in stretches: what is looked for, and what lies between. */
export function stretches(text: string, words: readonly string[]): Stretch[] {
  const isFound = new Array<boolean>(text.length).fill(false);
  const searched = plain(text);
  for (const word of words)
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1))
      isFound.fill(true, at, at + word.length);
  const parts: Stretch[] = [];
  for (let at = 0, from = 0; at < text.length; at++) {
    if (at + 1 < text.length && isFound[at + 1] === isFound[at]) continue;
    parts.push({ text: text.slice(from, at + 1), isFound: isFound[at], at: from });
    from = at + 1;
  }
  return parts;
}
