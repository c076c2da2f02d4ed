import type { Seat } from '@interregnum/kernel';
import type { MatchView } from '@interregnum/match';
import { type AppText, type ChoiceWords, choiceWords, LANGUAGES, type Language, tableText } from '@interregnum/texts';
import type { DrawingContext } from '../boards/index.ts';
import type { Store } from '../records/store.ts';
import { contextFor } from '../records/view-text.ts';
import { terminal } from '../terminal/terminal.ts';
import type { Programs } from './programs.ts';
import type { Screens } from './terminal-screen.ts';

/** What every screen is handed. */
export interface App {
  readonly screens: Screens;
  readonly store: Store;
  readonly programs: Programs;
  /** May change while the program runs. */
  language: Language;
  /** Whether a complete turn is committed without being asked about. */
  atOnce: boolean;
  readonly now: () => string;
}

/** The words of a table in the language of the moment. */
export const textOf = ({ language }: App): AppText => tableText(language);

/** The names of those who sit at a table. */
export const personIn =
  ({ names }: MatchView) =>
  (seat: Seat): string =>
    names[seat];

/** The words and names of a match for the viewer of a view. */
export const contextOf = ({ language }: App, view: MatchView): DrawingContext => contextFor(view, terminal(language));

export const choiceWordsOf = ({ language }: App, view: MatchView): ChoiceWords =>
  choiceWords(view.game.meta.id, language, personIn(view));

export function nextLanguage(app: App): void {
  app.language = LANGUAGES[(LANGUAGES.indexOf(app.language) + 1) % LANGUAGES.length];
}
