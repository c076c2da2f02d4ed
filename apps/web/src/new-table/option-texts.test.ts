import { LANGUAGES } from '@interregnum/texts';
import { webText } from '@interregnum/texts/lazy';
import { expect, test } from 'vitest';
import { GAME_IDS, newestGame } from '../games/index.ts';
import { asked, NEW_FORM, optionsOf } from './form.ts';

test.each(LANGUAGES)('everything that can be chosen about a game is explained in %s', async (language) => {
  const text = webText(language);
  for (const id of GAME_IDS) {
    const game = await newestGame(id);
    for (const { name } of asked(game, optionsOf(game, NEW_FORM))) {
      expect(text(`new.option.${id}.${name}`)).toMatch(/[.]$/);
    }
  }
});
