import { LANGUAGES, translator } from '@interregnum/texts';
import { webText } from '@interregnum/texts/lazy';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../games/index.ts';

// The start page has its own copy, because the catalogues of the games are fetched later.
test.each(LANGUAGES)('games are called on the start page as everywhere else in %s', (language) => {
  for (const id of GAME_IDS) {
    expect(webText(language)(`start.title.${id}`)).toBe(translator(id, language, String).word('title'));
  }
});
