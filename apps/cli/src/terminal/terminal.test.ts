import { describe, expect, test } from 'vitest';
import { languageOf } from './terminal.ts';

describe('the language', () => {
  test.each([
    [['--lang', 'fr'], 'fr'],
    [['--lang=ru', 'check'], 'ru'],
    [['check', 'king-is-dead', '--lang', 'fr'], 'fr'],
  ] as const)('is the one asked for by %j', (args, expected) => {
    expect(languageOf(args, { LANG: 'en_GB.UTF-8' })).toBe(expected);
  });

  test.each([
    [{ LANG: 'ru_RU.UTF-8' }, 'ru'],
    [{ LC_MESSAGES: 'fr_CA', LANG: 'ru_RU' }, 'fr'],
    [{ LC_ALL: 'fr', LC_MESSAGES: 'ru', LANG: 'ru' }, 'fr'],
    [{ LC_ALL: '', LANG: 'fr_FR' }, 'fr'],
    [{ LC_ALL: 'C', LANG: 'fr_FR' }, 'en'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
    [{}, 'en'],
  ])('is otherwise that of the environment, here %j', (env, expected) => {
    expect(languageOf(['check'], env)).toBe(expected);
  });

  test.each([[['--lang', 'de']], [['--lang']], [['--lang=']], [['fr']]])('is not taken from %j', (args) => {
    expect(languageOf(args, { LANG: 'ru' })).toBe('ru');
  });
});
