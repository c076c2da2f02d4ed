import { GAME_IDS } from '@interregnum/games';
import { describe, expect, test } from 'vitest';
import './every.ts';
import {
  APP,
  catalogue,
  LANGUAGES,
  LESSONS,
  lessonCatalogue,
  NOTES,
  NOTICES,
  ONLINE,
  PERSONAL,
  RESULTS,
  REVIEW,
  RULES,
  rulesCatalogue,
  SHARED,
  TABLE,
  WEB,
  YOU,
} from './catalogues.ts';
import { fetchWords, languageFor, SOURCES } from './lazy.ts';

test('every catalogue but that of the command line can be fetched', () => {
  const ofGame = (game: string): string[] => [
    game,
    rulesCatalogue(game),
    lessonCatalogue(game),
    lessonCatalogue(game, 'second'),
  ];
  const all = [
    TABLE,
    WEB,
    ONLINE,
    LESSONS,
    NOTES,
    NOTICES,
    PERSONAL,
    RESULTS,
    REVIEW,
    RULES,
    SHARED,
    YOU,
    ...GAME_IDS.flatMap(ofGame),
  ];
  expect(Object.keys(SOURCES).sort()).toEqual(all.sort());
  expect(Object.keys(SOURCES)).not.toContain(APP);
});

describe.each(Object.keys(SOURCES))('%s', (name) => {
  test.each(LANGUAGES)('is in %s what it is where all are known', async (language) => {
    expect((await SOURCES[name][language]()).default).toEqual(catalogue(name, language));
  });
});

test('what cannot be fetched is told with what can', async () => {
  await expect(fetchWords('en', 'chess')).rejects.toThrow(
    'no catalogue chess, but table, web, online, lessons, notices,',
  );
  await expect(fetchWords('de' as 'en', 'claim')).rejects.toThrow('no language de, but en, fr, ru');
});

test('a reader gets the first language that is spoken here, else English', () => {
  expect(languageFor(['de-AT', 'ru-RU', 'fr'])).toBe('ru');
  expect(languageFor(['frr', 'fr-CA'])).toBe('fr');
  expect(languageFor(['FR'])).toBe('fr');
  expect(languageFor(['ja'])).toBe('en');
});
