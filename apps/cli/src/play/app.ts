import type { Seat } from '@interregnum/kernel';
import { playersAt, type Table } from '@interregnum/table';
import {
  type AppText,
  type ChoiceWords,
  choiceWords,
  LANGUAGES,
  type Language,
  speaker,
  tableText,
} from '@interregnum/texts';
import type { Telling } from '../boards/index.ts';
import { terminal } from '../language.ts';
import type { Store } from '../records/store.ts';
import { sideNames } from '../sides.ts';
import type { Programs } from './programs.ts';
import type { Stage } from './screen.ts';

/** What every screen is handed. */
export interface App {
  readonly stage: Stage;
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
export function personAt(table: Table): (seat: Seat) => string {
  const players = playersAt(table);
  return (seat) => players[seat].name;
}

/** How a table is spoken of to a viewer. */
export function tellingOf({ language }: App, table: Table, viewer: Seat | 'audience'): Telling {
  const screen = terminal(language);
  const nameOf = sideNames(table.game, table.record.start.options, screen, personAt(table));
  const words = speaker(table.game.meta.id, language, nameOf);
  return { words, text: tableText(language), nameOf, terminal: screen, viewer };
}

export const choiceWordsOf = ({ language }: App, table: Table): ChoiceWords =>
  choiceWords(table.game.meta.id, language, personAt(table));

export function nextLanguage(app: App): void {
  app.language = LANGUAGES[(LANGUAGES.indexOf(app.language) + 1) % LANGUAGES.length];
}
