import { compile, type Text } from './text.ts';

export const LANGUAGES = ['en', 'fr', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a reader, by what their browser prefers. */
export const languageFor = (preferred: readonly string[]): Language =>
  preferred.map((tag) => LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)).find(Boolean) ??
  'en';

/** ICU messages by key. */
export type Catalogue = Readonly<Record<string, string>>;

/** The catalogue of the applications themselves, beside those of the games. */
export const APP = 'app';

/** The catalogue of what is said at a table, whatever is played there: screens, boards, records. */
export const TABLE = 'table';

/** The catalogue of the web app. */
export const WEB = 'web';

/** The catalogue of what the web app says of tables on a server: whoever plays on one machine never needs it. */
export const ONLINE = 'online';

/** The catalogue of what the apps say around a lesson, whatever it teaches. */
export const LESSONS = 'lessons';

/** The catalogue of the notes of first games. */
export const NOTES = 'notes';

/** The catalogue of what the web app says around the rules of a game. */
export const RULES = 'rules';

/** The first lesson of a game, or the second. */
export type LessonPart = 'first' | 'second';

/** The catalogue of a lesson of a game. */
export const lessonCatalogue = (game: string, part: LessonPart = 'first'): string =>
  `${game}/${part === 'first' ? 'lessons' : 'second-lesson'}`;
/** The catalogue of notices that it is one's turn, and of what can be set about them. */
export const NOTICES = 'notices';
/** The catalogue of what visitors choose for themselves: sounds, emblems, colours. */
export const PERSONAL = 'personal';
/** The catalogue of what a server says of a table where its address is shared. */
export const SHARED = 'shared';
/** The catalogue of the page about the visitor and their devices. */
export const YOU = 'you';

/** The catalogue of the page of one's own results. */
export const RESULTS = 'results';

/** The catalogue of what is thought of the turns of a match that is over. */
export const REVIEW = 'review';

/** The catalogue of a game's rules page. */
export const rulesCatalogue = (game: string): string => `${game}/rules`;

const catalogues = new Map<string, Catalogue>();
const nameIn = (name: string, language: Language): string => `${name}/${language}`;

/** Makes a catalogue known. Where all of them are on the disk that happens at once, in browsers when one is needed. */
export const registerCatalogue = (name: string, language: Language, texts: Catalogue): void => {
  catalogues.set(nameIn(name, language), texts);
};

export const isKnown = (name: string, language: Language): boolean => catalogues.has(nameIn(name, language));

/** The words of a game in one language. */
export function catalogue(name: string, language: Language): Catalogue {
  const found = catalogues.get(nameIn(name, language));
  if (found === undefined) throw new Error(`no catalogue of ${name} in ${language}`);
  return found;
}

/** Finds a text by its key. */
export type Lookup = (key: string) => Text;

const lookups = new Map<string, Lookup>();

/** The texts of a catalogue, each compiled when it is first asked for. An unknown key is a bug. */
export function lookupIn(game: string, language: Language): Lookup {
  const name = nameIn(game, language);
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
