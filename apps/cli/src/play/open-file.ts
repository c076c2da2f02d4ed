import { isOver } from '@interregnum/table';
import { viewpointsOf } from '../records/read.ts';
import { describeTrouble } from '../records/trouble.ts';
import { type App, textOf } from './app.ts';
import { ReplayScreen } from './replay-screen.ts';
import { Session } from './session.ts';
import { TableScreen } from './table-screen.ts';

/** Opens a saved table on top of what is shown, to play on or, once it is over, to look at; or says why it cannot. */
export function openFile(app: App, file: string, say: (trouble: string) => void): void {
  const opened = app.store.open(file);
  if (!('table' in opened)) say(describeTrouble(textOf(app), opened));
  else if (!isOver(opened.table)) sitAt(app, new Session(opened.table, opened.saved, app.now, app.now()));
  else {
    opened.saved.close();
    app.stage.open(new ReplayScreen(app.stage, opened.table, viewpointsOf(opened.table)[0], app.language));
  }
}

/** Sits down at a table: it lies below whatever it opens itself, such as the curtain or the end. */
export function sitAt(app: App, session: Session): void {
  const screen = new TableScreen(app, session);
  app.stage.open(screen);
  screen.begin();
}
