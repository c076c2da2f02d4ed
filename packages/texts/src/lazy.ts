import {
  type Catalogue,
  isKnown,
  LANGUAGES,
  type Language,
  LESSONS,
  lessonCatalogue,
  NOTES,
  NOTICES,
  ONLINE,
  PERSONAL,
  RESULTS,
  REVIEW,
  RULES,
  registerCatalogue,
  rulesCatalogue,
  SHARED,
  TABLE,
  WEB,
  YOU,
} from './catalogues.ts';

export {
  LANGUAGES,
  type Language,
  LESSONS,
  type LessonPart,
  languageFor,
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
  YOU,
} from './catalogues.ts';
export { closestChoice, crumbs } from './choices.ts';
export { FACTION_LETTERS } from './king-is-dead/letters.ts';
export { type ChoicePart, type ChoiceWords, choiceParts, choiceWords } from './notation.ts';
export {
  type AppText,
  askedOf,
  learningText,
  lessonText,
  noteText,
  noticesText,
  onlineText,
  personalText,
  resultsText,
  reviewText,
  rulesText,
  sharedText,
  tableText,
  webText,
  youText,
} from './plain.ts';
export { describeRecordFlaw } from './record-flaw.ts';
export { type Translator, translator } from './translator.ts';

type Source = () => Promise<{ readonly default: Catalogue }>;

/** Where browsers find each catalogue; nothing is fetched before it is needed. */
export const SOURCES: Readonly<Record<string, Readonly<Record<Language, Source>>>> = {
  [TABLE]: {
    en: () => import('./table/en.json', { with: { type: 'json' } }),
    fr: () => import('./table/fr.json', { with: { type: 'json' } }),
    ru: () => import('./table/ru.json', { with: { type: 'json' } }),
  },
  [WEB]: {
    en: () => import('./web/en.json', { with: { type: 'json' } }),
    fr: () => import('./web/fr.json', { with: { type: 'json' } }),
    ru: () => import('./web/ru.json', { with: { type: 'json' } }),
  },
  [ONLINE]: {
    en: () => import('./online/en.json', { with: { type: 'json' } }),
    fr: () => import('./online/fr.json', { with: { type: 'json' } }),
    ru: () => import('./online/ru.json', { with: { type: 'json' } }),
  },
  [LESSONS]: {
    en: () => import('./lessons/en.json', { with: { type: 'json' } }),
    fr: () => import('./lessons/fr.json', { with: { type: 'json' } }),
    ru: () => import('./lessons/ru.json', { with: { type: 'json' } }),
  },
  [NOTICES]: {
    en: () => import('./notices/en.json', { with: { type: 'json' } }),
    fr: () => import('./notices/fr.json', { with: { type: 'json' } }),
    ru: () => import('./notices/ru.json', { with: { type: 'json' } }),
  },
  [PERSONAL]: {
    en: () => import('./personal/en.json', { with: { type: 'json' } }),
    fr: () => import('./personal/fr.json', { with: { type: 'json' } }),
    ru: () => import('./personal/ru.json', { with: { type: 'json' } }),
  },
  [SHARED]: {
    en: () => import('./shared/en.json', { with: { type: 'json' } }),
    fr: () => import('./shared/fr.json', { with: { type: 'json' } }),
    ru: () => import('./shared/ru.json', { with: { type: 'json' } }),
  },
  [YOU]: {
    en: () => import('./you/en.json', { with: { type: 'json' } }),
    fr: () => import('./you/fr.json', { with: { type: 'json' } }),
    ru: () => import('./you/ru.json', { with: { type: 'json' } }),
  },
  [RESULTS]: {
    en: () => import('./results/en.json', { with: { type: 'json' } }),
    fr: () => import('./results/fr.json', { with: { type: 'json' } }),
    ru: () => import('./results/ru.json', { with: { type: 'json' } }),
  },
  [REVIEW]: {
    en: () => import('./review/en.json', { with: { type: 'json' } }),
    fr: () => import('./review/fr.json', { with: { type: 'json' } }),
    ru: () => import('./review/ru.json', { with: { type: 'json' } }),
  },
  [NOTES]: {
    en: () => import('./notes/en.json', { with: { type: 'json' } }),
    fr: () => import('./notes/fr.json', { with: { type: 'json' } }),
    ru: () => import('./notes/ru.json', { with: { type: 'json' } }),
  },
  [RULES]: {
    en: () => import('./rules/en.json', { with: { type: 'json' } }),
    fr: () => import('./rules/fr.json', { with: { type: 'json' } }),
    ru: () => import('./rules/ru.json', { with: { type: 'json' } }),
  },
  'king-is-dead': {
    en: () => import('./king-is-dead/en.json', { with: { type: 'json' } }),
    fr: () => import('./king-is-dead/fr.json', { with: { type: 'json' } }),
    ru: () => import('./king-is-dead/ru.json', { with: { type: 'json' } }),
  },
  [rulesCatalogue('king-is-dead')]: {
    en: () => import('./king-is-dead/rules/en.json', { with: { type: 'json' } }),
    fr: () => import('./king-is-dead/rules/fr.json', { with: { type: 'json' } }),
    ru: () => import('./king-is-dead/rules/ru.json', { with: { type: 'json' } }),
  },
  [lessonCatalogue('king-is-dead')]: {
    en: () => import('./king-is-dead/lessons/en.json', { with: { type: 'json' } }),
    fr: () => import('./king-is-dead/lessons/fr.json', { with: { type: 'json' } }),
    ru: () => import('./king-is-dead/lessons/ru.json', { with: { type: 'json' } }),
  },
  [lessonCatalogue('king-is-dead', 'second')]: {
    en: () => import('./king-is-dead/second-lesson/en.json', { with: { type: 'json' } }),
    fr: () => import('./king-is-dead/second-lesson/fr.json', { with: { type: 'json' } }),
    ru: () => import('./king-is-dead/second-lesson/ru.json', { with: { type: 'json' } }),
  },
  'foreign-king': {
    en: () => import('./foreign-king/en.json', { with: { type: 'json' } }),
    fr: () => import('./foreign-king/fr.json', { with: { type: 'json' } }),
    ru: () => import('./foreign-king/ru.json', { with: { type: 'json' } }),
  },
  [rulesCatalogue('foreign-king')]: {
    en: () => import('./foreign-king/rules/en.json', { with: { type: 'json' } }),
    fr: () => import('./foreign-king/rules/fr.json', { with: { type: 'json' } }),
    ru: () => import('./foreign-king/rules/ru.json', { with: { type: 'json' } }),
  },
  [lessonCatalogue('foreign-king')]: {
    en: () => import('./foreign-king/lessons/en.json', { with: { type: 'json' } }),
    fr: () => import('./foreign-king/lessons/fr.json', { with: { type: 'json' } }),
    ru: () => import('./foreign-king/lessons/ru.json', { with: { type: 'json' } }),
  },
  [lessonCatalogue('foreign-king', 'second')]: {
    en: () => import('./foreign-king/second-lesson/en.json', { with: { type: 'json' } }),
    fr: () => import('./foreign-king/second-lesson/fr.json', { with: { type: 'json' } }),
    ru: () => import('./foreign-king/second-lesson/ru.json', { with: { type: 'json' } }),
  },
  claim: {
    en: () => import('./claim/en.json', { with: { type: 'json' } }),
    fr: () => import('./claim/fr.json', { with: { type: 'json' } }),
    ru: () => import('./claim/ru.json', { with: { type: 'json' } }),
  },
  [rulesCatalogue('claim')]: {
    en: () => import('./claim/rules/en.json', { with: { type: 'json' } }),
    fr: () => import('./claim/rules/fr.json', { with: { type: 'json' } }),
    ru: () => import('./claim/rules/ru.json', { with: { type: 'json' } }),
  },
  [lessonCatalogue('claim')]: {
    en: () => import('./claim/lessons/en.json', { with: { type: 'json' } }),
    fr: () => import('./claim/lessons/fr.json', { with: { type: 'json' } }),
    ru: () => import('./claim/lessons/ru.json', { with: { type: 'json' } }),
  },
  [lessonCatalogue('claim', 'second')]: {
    en: () => import('./claim/second-lesson/en.json', { with: { type: 'json' } }),
    fr: () => import('./claim/second-lesson/fr.json', { with: { type: 'json' } }),
    ru: () => import('./claim/second-lesson/ru.json', { with: { type: 'json' } }),
  },
};

/** Fetches catalogues that are not known yet: those of the web app and of tables, and others by name. */
export async function fetchWords(language: Language, ...others: readonly string[]): Promise<void> {
  const missing = [WEB, TABLE, ...others].filter((name) => !isKnown(name, language));
  await Promise.all(
    missing.map(async (name) => registerCatalogue(name, language, (await sourceOf(name, language)()).default)),
  );
}

function sourceOf(name: string, language: Language): Source {
  if (!LANGUAGES.includes(language)) throw new Error(`no language ${language}, but ${LANGUAGES.join(', ')}`);
  if (!Object.hasOwn(SOURCES, name)) throw new Error(`no catalogue ${name}, but ${Object.keys(SOURCES).join(', ')}`);
  return SOURCES[name][language];
}

/** Whether all that `fetchWords` would fetch is there. */
export const knowsWords = (language: Language, ...others: readonly string[]): boolean =>
  [WEB, TABLE, ...others].every((name) => isKnown(name, language));
