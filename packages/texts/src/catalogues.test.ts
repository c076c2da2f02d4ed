import { claim } from '@interregnum/claim';
import { foreignKing } from '@interregnum/foreign-king';
import { GAME_IDS } from '@interregnum/games';
import type { Game } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { describe, expect, test } from 'vitest';
import './every.ts';
import {
  APP,
  catalogue,
  LANGUAGES,
  LESSONS,
  lessonCatalogue,
  NOTES,
  ONLINE,
  RESULTS,
  REVIEW,
  RULES,
  rulesCatalogue,
  SHARED,
  TABLE,
  WEB,
  YOU,
} from './catalogues.ts';
import { compile } from './text.ts';
import { argumentOf } from './translator.ts';

/** A game, its kinds of terms, and for each kind the values that messages put into its forms; one may be of two kinds. */
interface Told {
  readonly game: Game;
  readonly terms: Readonly<Record<string, readonly string[]>>;
}

const TOLD: readonly Told[] = [
  {
    game: kingIsDead,
    terms: {
      region: ['region', 'from', 'to', 'a', 'b', 'home'],
      faction: ['faction'],
      followers: ['followers'],
      card: ['card'],
    },
  },
  { game: claim, terms: { faction: ['faction'], card: ['card', 'cards', 'led', 'shown'] } },
  {
    game: foreignKing,
    terms: {
      province: ['province', 'place', 'from', 'to'],
      place: ['place'],
      action: ['action'],
      factory: ['factory', 'factories'],
      count: ['citizens', 'francs', 'cost', 'points'],
      side: ['side'],
    },
  },
];
const termsOf = (id: string): Told['terms'] => TOLD.find(({ game }) => game.meta.id === id)?.terms ?? {};

/** Every catalogue there is. */
const ALL = [
  ...[APP, TABLE, WEB, ONLINE, LESSONS, NOTES, RESULTS, REVIEW, RULES, SHARED, YOU],
  ...GAME_IDS,
  ...GAME_IDS.map(rulesCatalogue),
  ...GAME_IDS.flatMap((game) => [lessonCatalogue(game), lessonCatalogue(game, 'second')]),
];

const kindOf = (key: string): string => key.split('.')[0];
/** Terms alone may offer forms. */
const isTerm = (game: string, key: string): boolean => Object.hasOwn(termsOf(game), kindOf(key));

describe.each(ALL)('%s', (game) => {
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
      const kind = isTerm(game, key) ? kindOf(key) : '';
      expect(forms, key).toEqual(kinds.get(kind) ?? (kind === '' ? [] : forms));
      kinds.set(kind, forms);
    }
  });
});

describe.each(GAME_IDS)('every form that a message of %s needs', (game) => {
  const kindsOf = (value: string): string[] =>
    Object.entries(termsOf(game)).flatMap(([kind, values]) => (values.includes(value) ? [kind] : []));

  test.each(LANGUAGES)('is offered in %s', (language) => {
    const entries = Object.entries(catalogue(game, language));
    const offered = new Set<string>();
    for (const [key, message] of entries.filter(([key]) => isTerm(game, key)))
      for (const form of compile(message, language).forms) offered.add(`${kindOf(key)}_${form}`);
    for (const [key, message] of entries) {
      for (const { value, form } of [...compile(message, language).uses].map(argumentOf)) {
        if (form === undefined || form === 'count') continue;
        const needed = kindsOf(value).map((kind) => `${kind}_${form}`);
        expect(needed, key).not.toEqual([]);
        expect([...offered], key).toEqual(expect.arrayContaining(needed));
      }
    }
  });
});

/** The values a message speaks of, whatever their forms. A term's form is no value. */
function valuesOf(message: string, language: string): string[] {
  const values = [...compile(message, language).uses].map((name) => argumentOf(name).value);
  return [...new Set(values)].filter((name) => name !== 'form').sort();
}

test.each(TOLD)('the catalogues of $game.meta.id have exactly the words that the game uses', ({ game }) => {
  expect(Object.keys(catalogue(game.meta.id, 'en'))).toEqual(game.words);
});

test('every game has its catalogue under its own id', () => {
  expect(TOLD.map(({ game }) => game.meta.id).sort()).toEqual([...GAME_IDS].sort());
  expect(() => catalogue('chess', 'en')).toThrow('no catalogue of chess');
});

/**
 * What must not stand in a catalogue of a language, beside ASCII quotes and doubled or loose spaces. Cards of The King Is Dead
 * are also named as they are printed, in English.
 */
const BAD_TYPE = {
  en: /[«»]/,
  fr: /[^\u202f][;:!?»]|«[^\u202f]|[“”]|(?<!: (?:Outm|M)an)oeuvre/,
  ru: /[“”]|« | »| [:;!?]|[^\u00a0]—|—[^ ]|(?<![а-яё])(?:еще|идет|дает|берет|кладет|остается|достается|зачет)(?![а-яё])/,
} as const;

describe.each(ALL)('the typography of %s', (game) => {
  test.each(LANGUAGES)('is right in %s', (language) => {
    for (const [key, message] of Object.entries(catalogue(game, language))) {
      expect(message, key).not.toMatch(/['"]| {2}|^\s|\s$| [.,)]/);
      expect(message, key).not.toMatch(BAD_TYPE[language]);
    }
  });
});

describe.each(GAME_IDS)('the sentences of %s', (game) => {
  test.each(LANGUAGES)('sentences end with a full stop in %s, names and criteria do not', (language) => {
    for (const [key, message] of Object.entries(catalogue(game, language))) {
      const isSentence = /^([a-z]+-text|prompt|refusal|log|decided|invariant)\./.test(key);
      expect(/\.\}*$/.test(message), key).toBe(isSentence);
    }
  });
});

/** The values that are names: a seat, or a side, which may be a seat. */
const NAMES = /\{(?:seat|side)(?:_[a-z]+)?\}/g;

/** Words after or before which a name would have to change: elision in French, case in Russian. */
const BENDS_NAMES = {
  en: /\b(?:an?|the) \{NAME\}/i,
  fr: /(?<!\p{L})(?:de|que|le|la|du|au) \{NAME\}|\{NAME\} (?:est|a été) /iu,
  ru: /(?<!\p{L})(?:без|в|для|за|из|к|на|о|об|от|перед|по|при|про|с|со|у|игрока|игроку|игроком) \{NAME\}|\{NAME\} \p{L}+л[аи]?(?!\p{L})/iu,
} as const;

describe.each(GAME_IDS)('the names in %s', (game) => {
  test.each(LANGUAGES)('stand where any name of either gender fits in %s', (language) => {
    for (const [key, message] of Object.entries(catalogue(game, language)))
      expect(message.replace(NAMES, '{NAME}'), key).not.toMatch(BENDS_NAMES[language]);
  });
});
