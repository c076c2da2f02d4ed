import { appText, type Language } from '../index.ts';
import { markdownOf } from './markdown.ts';
import { rulesPage } from './page.ts';

/** Where a rules page lies in the project. */
export const pageFile = (game: string, language: Language): string => `docs/rules/${game}.${language}.md`;

/** A whole page of docs/rules, with a note on where it comes from and how it is read. */
export function pageText(game: string, language: Language): string {
  const page = rulesPage(game, language);
  const [clause] = page.sections.flatMap(({ blocks }) => blocks.flatMap(({ clauses }) => clauses));
  return markdownOf(page, appText(language)('rules.note', { clause }));
}
