import {
  APP,
  type Language,
  LESSONS,
  type LessonPart,
  lessonCatalogue,
  lookupIn,
  NOTES,
  NOTICES,
  ONLINE,
  PERSONAL,
  RESULTS,
  REVIEW,
  RULES,
  SHARED,
  TABLE,
  WEB,
  YOU,
} from './catalogues.ts';

/** Finds a text that belongs to no game, and puts values into it. */
export type AppText = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const plainText = (name: string, language: Language): AppText => {
  const texts = lookupIn(name, language);
  return (key, values = {}) => texts(key).format(values);
};

/** The words of the command line: everything a person reads there that belongs to no game. */
export const appText = (language: Language): AppText => plainText(APP, language);

/** The words of a table, whatever is played there: screens, boards, records. */
export const tableText = (language: Language): AppText => plainText(TABLE, language);

/** What is asked, and of whom. Behind the colon, a sentence keeps its capital letter in English alone. */
export function askedOf(name: string, asked: string, language: Language): string {
  const sentence = language === 'en' ? asked : asked.charAt(0).toLocaleLowerCase(language) + asked.slice(1);
  return tableText(language)('play.on-behalf', { name, asked: sentence });
}

/** The words of the web app. */
export const webText = (language: Language): AppText => plainText(WEB, language);

/** What the web app says of tables on a server. */
export const onlineText = (language: Language): AppText => plainText(ONLINE, language);

/** What the apps say around a lesson. */
export const learningText = (language: Language): AppText => plainText(LESSONS, language);

/** What the web app says around the rules of a game. */
export const rulesText = (language: Language): AppText => plainText(RULES, language);

/** The sentences of a lesson of a game. */
export const lessonText = (game: string, language: Language, part: LessonPart = 'first'): AppText =>
  plainText(lessonCatalogue(game, part), language);

/** What is said of notices that it is one's turn, and in them. */
export const noticesText = (language: Language): AppText => plainText(NOTICES, language);

/** What visitors choose for themselves. */
export const personalText = (language: Language): AppText => plainText(PERSONAL, language);

/** What a server says of a table where its address is shared. */
export const sharedText = (language: Language): AppText => plainText(SHARED, language);

/** What the web app says of the visitor and their devices. */
export const youText = (language: Language): AppText => plainText(YOU, language);

/** What is said of one's own results, of the ladder and of the deal of the day. */
export const resultsText = (language: Language): AppText => plainText(RESULTS, language);

/** What is thought of the turns of a match that is over. */
export const reviewText = (language: Language): AppText => plainText(REVIEW, language);

/** The notes of first games. */
export const noteText = (language: Language): AppText => plainText(NOTES, language);
