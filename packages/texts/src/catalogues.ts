import appEn from './app/en.json' with { type: 'json' };
import appFr from './app/fr.json' with { type: 'json' };
import appRu from './app/ru.json' with { type: 'json' };
import claimEn from './claim/en.json' with { type: 'json' };
import claimFr from './claim/fr.json' with { type: 'json' };
import claimRu from './claim/ru.json' with { type: 'json' };
import claimRulesEn from './claim/rules/en.json' with { type: 'json' };
import claimRulesFr from './claim/rules/fr.json' with { type: 'json' };
import claimRulesRu from './claim/rules/ru.json' with { type: 'json' };
import foreignKingEn from './foreign-king/en.json' with { type: 'json' };
import foreignKingFr from './foreign-king/fr.json' with { type: 'json' };
import foreignKingRu from './foreign-king/ru.json' with { type: 'json' };
import foreignKingRulesEn from './foreign-king/rules/en.json' with { type: 'json' };
import foreignKingRulesFr from './foreign-king/rules/fr.json' with { type: 'json' };
import foreignKingRulesRu from './foreign-king/rules/ru.json' with { type: 'json' };
import kingIsDeadEn from './king-is-dead/en.json' with { type: 'json' };
import kingIsDeadFr from './king-is-dead/fr.json' with { type: 'json' };
import kingIsDeadRu from './king-is-dead/ru.json' with { type: 'json' };
import kingIsDeadRulesEn from './king-is-dead/rules/en.json' with { type: 'json' };
import kingIsDeadRulesFr from './king-is-dead/rules/fr.json' with { type: 'json' };
import kingIsDeadRulesRu from './king-is-dead/rules/ru.json' with { type: 'json' };
import tableEn from './table/en.json' with { type: 'json' };
import tableFr from './table/fr.json' with { type: 'json' };
import tableRu from './table/ru.json' with { type: 'json' };
import { compile, type Text } from './text.ts';

export const LANGUAGES = ['en', 'fr', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** ICU messages by key. */
export type Catalogue = Readonly<Record<string, string>>;

/** The catalogue of the applications themselves, beside those of the games. */
export const APP = 'app';

/** The catalogue of what is said at a table, whatever is played there: screens, boards, records. */
export const TABLE = 'table';

/** The catalogue of a game's rules page. */
export const rulesCatalogue = (game: string): string => `${game}/rules`;

const CATALOGUES: ReadonlyMap<string, Readonly<Record<Language, Catalogue>>> = new Map([
  [APP, { en: appEn, fr: appFr, ru: appRu }],
  [TABLE, { en: tableEn, fr: tableFr, ru: tableRu }],
  ['king-is-dead', { en: kingIsDeadEn, fr: kingIsDeadFr, ru: kingIsDeadRu }],
  [rulesCatalogue('king-is-dead'), { en: kingIsDeadRulesEn, fr: kingIsDeadRulesFr, ru: kingIsDeadRulesRu }],
  ['claim', { en: claimEn, fr: claimFr, ru: claimRu }],
  [rulesCatalogue('claim'), { en: claimRulesEn, fr: claimRulesFr, ru: claimRulesRu }],
  ['foreign-king', { en: foreignKingEn, fr: foreignKingFr, ru: foreignKingRu }],
  [rulesCatalogue('foreign-king'), { en: foreignKingRulesEn, fr: foreignKingRulesFr, ru: foreignKingRulesRu }],
]);

/** The games that have a catalogue, by their ids. */
export const GAMES: readonly string[] = [...CATALOGUES.keys()].filter((id) => CATALOGUES.has(rulesCatalogue(id)));

/** The words of a game in one language. */
export function catalogue(game: string, language: Language): Catalogue {
  const found = CATALOGUES.get(game)?.[language];
  if (found === undefined) throw new Error(`no catalogue of ${game} in ${language}`);
  return found;
}

/** Finds a text by its key. */
export type Lookup = (key: string) => Text;

const lookups = new Map<string, Lookup>();

/** The texts of a catalogue, each compiled when it is first asked for. An unknown key is a bug. */
export function textsOf(game: string, language: Language): Lookup {
  const name = `${game}/${language}`;
  const known = lookups.get(name);
  if (known !== undefined) return known;
  const messages = catalogue(game, language);
  const compiled = new Map<string, Text>();
  const lookup = (key: string): Text => {
    const found = compiled.get(key);
    if (found !== undefined) return found;
    if (!Object.hasOwn(messages, key)) throw new Error(`no text ${key} in ${name}`);
    const text = compile(messages[key], language);
    compiled.set(key, text);
    return text;
  };
  lookups.set(name, lookup);
  return lookup;
}
