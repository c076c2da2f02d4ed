import type { App } from './app.ts';
import type { Session } from './session.ts';

/** What commands may do with the screen of a table. */
export interface AtTable {
  readonly app: App;
  readonly session: Session;
  /** Answers in the line where one types. */
  say(message: string): void;
  showNews(): void;
  showMenu(): void;
  /** Tells why a choice in notation, or the last one that was refused, is not possible. */
  why(given: string): void;
  takeBack(): void;
  leave(): void;
}
