import { type ScreenQuestion, wordingOf } from '@interregnum/screen';
import { LANGUAGES } from '@interregnum/texts';
import { webText } from '@interregnum/texts/lazy';
import { expect, test } from 'vitest';
import { questionWords } from './question-words.ts';

const wordings = LANGUAGES.map((language) => ({
  ...wordingOf('king-is-dead', ['Ana', 'Saxons'], language),
  text: webText(language),
}));
const [ANA, SAXONS] = [0, 1];

const WORDS: readonly (readonly [ScreenQuestion, string])[] = [
  [{ kind: 'asked', words: 'Play a card or pass.', onBehalfOf: undefined, who: undefined }, 'Play a card or pass.'],
  [{ kind: 'asked', words: 'Play a card or pass.', onBehalfOf: undefined, who: 0 }, 'Ana: Play a card or pass.'],
  [{ kind: 'shown', words: 'Ana passes.' }, 'Ana passes.'],
  [
    { kind: 'complete', side: SAXONS, goesOn: false, forced: undefined },
    'Saxons: the turn is complete. Commit it, or take it back.',
  ],
  [
    { kind: 'complete', side: undefined, goesOn: false, forced: undefined },
    'Your turn is complete. Commit it, or take it back.',
  ],
  [
    { kind: 'complete', side: SAXONS, goesOn: false, forced: 'They pass.' },
    'Saxons: there is only one way. They pass.',
  ],
  [
    { kind: 'complete', side: undefined, goesOn: false, forced: 'They pass.' },
    'Only one choice is possible. They pass.',
  ],
  [
    { kind: 'complete', side: undefined, goesOn: true, forced: undefined },
    'Others decide next. Commit this, or take it back.',
  ],
  [{ kind: 'thinks', seat: ANA }, 'Ana is thinking…'],
  [{ kind: 'over' }, ''],
];

test.each(WORDS)('%o is told as: %s', (question, words) => {
  expect(questionWords(question, wordings[0])).toBe(words);
});

const KINDS: readonly ScreenQuestion[] = [
  ...WORDS.map(([question]) => question).filter(({ kind }) => kind !== 'over'),
  { kind: 'stuck', seat: ANA },
  { kind: 'elsewhere', seat: ANA },
  { kind: 'vacant', seat: ANA },
  { kind: 'pending' },
];

test('whatever is to be said has words in every language', () => {
  for (const wording of wordings) for (const question of KINDS) expect(questionWords(question, wording)).not.toBe('');
});
