import { describeTrouble } from '../records/trouble.ts';
import { type App, textOf } from './app.ts';
import { Session } from './session.ts';
import { TableScreen } from './table-screen.ts';

/** Opens a saved table on top of what is shown, or says why it cannot be opened. */
export function openFile(app: App, file: string, say: (trouble: string) => void): void {
  const opened = app.store.open(file);
  if (!('table' in opened)) say(describeTrouble(textOf(app), opened));
  else sitAt(app, new Session(opened.table, opened.saved, app.now, app.now()));
}

/** Sits down at a table: it lies below whatever it opens itself, such as the curtain or the end. */
export function sitAt(app: App, session: Session): void {
  const screen = new TableScreen(app, session);
  app.stage.open(screen);
  screen.comeBack();
}
