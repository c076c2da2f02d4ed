import { isOver, type Table } from '@interregnum/table';
import { viewpointsOf } from '../records/read.ts';
import type { Saved } from '../records/store.ts';
import { describeTrouble, notSaved } from '../records/trouble.ts';
import { type App, textOf } from './app.ts';
import { ReplayScreen } from './replay-screen.ts';
import { Session } from './session.ts';
import { TableScreen } from './table-screen.ts';

/** Opens a saved table on top of what is shown, to play on or, once it is over, to look at; or says why it cannot. */
export function openFile(app: App, file: string, say: (trouble: string) => void): void {
  const opened = app.store.open(file);
  if (!('table' in opened)) say(describeTrouble(textOf(app), opened));
  else if (!isOver(opened.table)) {
    const session = newSession(app, opened.table, opened.saved);
    if (typeof session === 'string') say(session);
    else sitAt(app, session);
  } else {
    opened.saved.close();
    app.stage.open(new ReplayScreen(app.stage, opened.table, viewpointsOf(opened.table)[0], app.language));
  }
}

/** A table to be played at; programs that come first have played. Or why what they played could not be written. */
export function newSession(app: App, table: Table, saved: Saved, seed = app.now()): Session | string {
  try {
    return new Session(table, saved, app.now, seed);
  } catch (problem) {
    saved.close();
    return notSaved(textOf(app), saved.file, problem);
  }
}

/** Sits down at a table: it lies below whatever it opens itself, such as the curtain or the end. */
export function sitAt(app: App, session: Session): void {
  const screen = new TableScreen(app, session);
  app.stage.open(screen);
  screen.comeBack();
}
