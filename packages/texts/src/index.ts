import { APP, type Language, TABLE, textsOf } from './catalogues.ts';

export { type Catalogue, catalogue, LANGUAGES, type Language } from './catalogues.ts';
export { type ChoiceWords, choiceWords, type Part } from './notation.ts';
export { type RulesBlock, type RulesPage, type RulesSection, ruleOf, rulesPage } from './rules/page.ts';
export { type Speaker, speaker } from './speaker.ts';

export type AppText = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const plainText = (name: string, language: Language): AppText => {
  const texts = textsOf(name, language);
  return (key, values = {}) => texts(key).format(values);
};

/** The words of the command line: everything a person reads there that belongs to no game. */
export const appText = (language: Language): AppText => plainText(APP, language);

/** The words of a table, whatever is played there: screens, boards, records. */
export const tableText = (language: Language): AppText => plainText(TABLE, language);
