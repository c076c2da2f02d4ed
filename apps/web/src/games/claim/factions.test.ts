import { LANGUAGES, translator } from '@interregnum/texts';
import { webText } from '@interregnum/texts/lazy';
import { expect, test } from 'vitest';
import { cardNames } from './factions.ts';

test.each(LANGUAGES)('in %s cards in words stand apart by commas, the hidden ones as one', (language) => {
  const scene = { words: translator('claim', language, String), text: webText(language) };
  const told = cardNames(['G0', 'K7', '?', '?'], scene).split(', ');
  expect(told).toHaveLength(3);
  expect(told[2]).toMatch(/^2 /);
});
