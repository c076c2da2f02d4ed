import type { App } from './app.ts';
import type { PlayedMatch } from './played-match.ts';
import type { TerminalScreen } from './terminal-screen.ts';

/** What commands may do with the screen of a table. */
export interface TableActions extends TerminalScreen {
  readonly app: App;
  readonly live: PlayedMatch;
  /** Answers in the line where one types. */
  say(message: string): void;
  showNews(): void;
  showMenu(): void;
  /** Tells why a choice in notation, or the last one that was refused, is not possible. */
  why(given: string): void;
  takeBack(): void;
  /** Asks what the strongest bot would do with this turn. */
  hint(): void;
  /** Lets the program that thinks decide at once; one that has failed is asked again. */
  hurry(): void;
  leave(): void;
}
