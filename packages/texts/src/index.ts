import { APP, type Language, textsOf } from './catalogues.ts';

export { type Catalogue, catalogue, LANGUAGES, type Language } from './catalogues.ts';
export { type RulesBlock, type RulesPage, type RulesSection, ruleOf, rulesPage } from './rules/page.ts';
export { type Speaker, speaker } from './speaker.ts';

export type AppText = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words of the applications: everything a person reads that belongs to no game. */
export function appText(language: Language): AppText {
  const texts = textsOf(APP, language);
  return (key, values = {}) => texts(key).format(values);
}
