import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import { APP, catalogue, GAMES, LANGUAGES } from './catalogues.ts';
import { argumentOf } from './speaker.ts';
import { compile } from './text.ts';

/** Kinds of entries that are terms; these alone may offer forms. */
const isTerm = (key: string): boolean => /^(region|faction|followers|card)\./.test(key);

describe.each([APP, ...GAMES])('%s', (game) => {
  const english = catalogue(game, 'en');

  test.each(LANGUAGES)('%s has the same keys in the same order as en', (language) => {
    expect(Object.keys(catalogue(game, language))).toEqual(Object.keys(english));
  });

  test.each(LANGUAGES)('every message in %s parses and uses the values that en uses', (language) => {
    for (const [key, message] of Object.entries(catalogue(game, language))) {
      expect(valuesOf(message, language), key).toEqual(valuesOf(english[key], 'en'));
    }
  });

  test.each(LANGUAGES)('terms of one kind offer the same forms in %s, and only terms offer any', (language) => {
    const kinds = new Map<string, string[]>();
    for (const [key, message] of Object.entries(catalogue(game, language))) {
      const forms = [...compile(message, language).forms].sort();
      const kind = isTerm(key) ? key.slice(0, key.indexOf('.')) : '';
      expect(forms, key).toEqual(kinds.get(kind) ?? (kind === '' ? [] : forms));
      kinds.set(kind, forms);
    }
  });
});

/** The kind of term behind each value that messages put into forms. */
const KIND_OF_VALUE: Readonly<Record<string, string>> = {
  region: 'region',
  from: 'region',
  to: 'region',
  a: 'region',
  b: 'region',
  faction: 'faction',
  followers: 'followers',
  pair: 'followers',
};

test.each(LANGUAGES)('every form that a message of The King Is Dead needs is offered in %s', (language) => {
  const entries = Object.entries(catalogue('king-is-dead', language));
  const offered = new Set<string>();
  for (const [key, message] of entries.filter(([key]) => isTerm(key)))
    for (const form of compile(message, language).forms) offered.add(`${key.slice(0, key.indexOf('.'))}_${form}`);
  for (const [key, message] of entries) {
    for (const { value, form } of [...compile(message, language).uses].map(argumentOf)) {
      if (form !== undefined && form !== 'count') expect(offered, key).toContain(`${KIND_OF_VALUE[value]}_${form}`);
    }
  }
});

/** The values a message speaks of, whatever their forms. A term's form is no value. */
function valuesOf(message: string, language: string): string[] {
  const values = [...compile(message, language).uses].map((name) => argumentOf(name).value);
  return [...new Set(values)].filter((name) => name !== 'form').sort();
}

test('the catalogues of The King Is Dead have exactly the words that the game uses', () => {
  expect(Object.keys(catalogue('king-is-dead', 'en'))).toEqual(kingIsDead.words);
});

test('every game has its catalogue under its own id', () => {
  expect(GAMES).toEqual([kingIsDead.meta.id]);
  expect(() => catalogue('chess', 'en')).toThrow('no catalogue of chess');
});

/** What must not stand in a catalogue of a language, beside ASCII quotes and doubled or loose spaces. */
const BAD_TYPE = {
  en: /[«»]/,
  fr: /[^\u202f][;:!?»]|«[^\u202f]|[“”]|oeuvre/,
  ru: /[“”]|« | »| [:;!?]|[^\u00a0]—|—[^ ]|(?<![а-яё])(?:еще|идет|дает)(?![а-яё])/,
} as const;

describe.each([APP, ...GAMES])('the typography of %s', (game) => {
  test.each(LANGUAGES)('is right in %s', (language) => {
    for (const [key, message] of Object.entries(catalogue(game, language))) {
      expect(message, key).not.toMatch(/['"]| {2}|^\s|\s$| [.,)]/);
      expect(message, key).not.toMatch(BAD_TYPE[language]);
    }
  });
});

describe.each(GAMES)('the sentences of %s', (game) => {
  test.each(LANGUAGES)('sentences end with a full stop in %s, names and criteria do not', (language) => {
    for (const [key, message] of Object.entries(catalogue(game, language))) {
      const isSentence = /^(card-text|prompt|refusal|log|invariant)\./.test(key);
      expect(/\.\}*$/.test(message), key).toBe(isSentence);
    }
  });
});
