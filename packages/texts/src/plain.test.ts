import { describe, expect, test } from 'vitest';
import { askedOf, catalogue, LANGUAGES, translator } from './index.ts';

describe('what is asked, behind the name of whom', () => {
  test.each([
    ['en', 'Ben: Choose an action.'],
    ['fr', 'Ben\u202f: choisissez une action.'],
    ['ru', 'Ben: выберите действие.'],
  ] as const)('%s', (language, asked) => {
    const prompt = translator('foreign-king', language, String).say('prompt', { key: 'start', values: {} });
    expect(askedOf('Ben', prompt, language)).toBe(asked);
  });

  test('no question begins with a name, which would need its capital letter', () => {
    for (const game of ['king-is-dead', 'foreign-king', 'claim'])
      for (const language of LANGUAGES)
        for (const [key, text] of Object.entries(catalogue(game, language)))
          if (key.startsWith('prompt.')) expect(text, key).not.toMatch(/^\{\w+\}|(?:plural|select).*?\{\{\w+\}/);
  });
});
