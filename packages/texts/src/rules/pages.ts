import { appText, type Language } from '../index.ts';
import { markdownOf } from './markdown.ts';
import { rulesPage } from './page.ts';

/** Where a rules page lies in the project. */
export const pageFile = (game: string, language: Language): string => `docs/rules/${game}.${language}.md`;

/** A whole page of docs/rules, with a note on where it comes from. */
export const pageText = (game: string, language: Language): string =>
  markdownOf(rulesPage(game, language), appText(language)('rules.note', { game }));
