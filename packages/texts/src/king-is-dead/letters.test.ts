import { FACTIONS } from '@interregnum/king-is-dead/board';
import { expect, test } from 'vitest';
import { LANGUAGES, translator } from '../index.ts';
import { FACTION_LETTERS } from './letters.ts';

test.each(LANGUAGES)(
  'in %s the letters on followers are those that names or lands begin with, and all differ',
  (language) => {
    const words = translator('king-is-dead', language, String);
    for (const id of FACTIONS) {
      const land = language === 'ru' ? words.term({ term: 'faction', id }, 'land') : '';
      const begun = [words.term({ term: 'faction', id }, 'name'), land].map((name) => name[0]);
      expect(begun, id).toContain(FACTION_LETTERS[language][id]);
    }
    expect(new Set(Object.values(FACTION_LETTERS[language])).size).toBe(FACTIONS.length);
  },
);
