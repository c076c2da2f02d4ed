import { notationSuite } from '@interregnum/testkit';
import { translator } from '@interregnum/texts';
import { expect, test } from 'vitest';
import { kingIsDead } from '../src/index.ts';
import { CARD_NAMES } from '../src/terms.ts';
import { kingIsDeadLanguage, World } from './scenario-language.ts';

const { say } = translator('king-is-dead', 'en', (seat) => ['Ana', 'Ben', 'Cleo', 'Dov'][seat]);
const shown = notationSuite({
  page: new URL('../../../docs/notation.md', import.meta.url),
  section: 'The King Is Dead',
  game: kingIsDead,
  language: kingIsDeadLanguage,
  newWorld: () => new World(),
  question: (s) => say('prompt', kingIsDead.prompt(s)),
});

test('every card is shown but plot, which is never played (KD-CARD-PLOT-1)', () => {
  // The three supports differ by a faction only.
  const cards = CARD_NAMES.filter((name) => !/^plot$|support$/.test(name));
  expect(cards.filter((name) => !shown.includes(name))).toEqual([]);
});
