import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { reasonIn } from '../records/open-failure.ts';
import { textOf } from './app.ts';
import { entryScreen } from './entry-screen.ts';
import type { TableActions } from './table-actions.ts';

/** Copies the record of a table to a file, which is asked for unless it is given. */
export function saveScreen(table: TableActions, given: string): void {
  const { app, live } = table;
  const { path } = live.file;
  const text = textOf(app);
  const save = (to: string): void => {
    const file = resolve(to.replace(/^~(?=\/)/, homedir()));
    const code = app.store.copy(path, file);
    const problem = code === undefined ? '' : text('play.not-copied', { file, reason: reasonIn(text, code) });
    table.say(problem || text('play.copied', { file }));
  };
  const above = [text('play.save-note', { file: path }), '', text('play.save-where')];
  if (given !== '') save(given);
  else app.screens.open(entryScreen(app, { title: text('play.save'), above, start: 'match.record', done: save }));
}
