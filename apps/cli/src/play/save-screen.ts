import { homedir } from 'node:os';
import { resolve } from 'node:path';
import type { AppText } from '@interregnum/texts';
import { reasonIn } from '../records/open-failure.ts';
import { textOf } from './app.ts';
import { entryScreen } from './entry-screen.ts';
import type { TableActions } from './table-actions.ts';

/** What is said of a copy: where it is, or why there is none, by the code of the failure. */
export const copiedWords = (text: AppText, file: string, code: string | undefined): string =>
  code === undefined ? text('play.copied', { file }) : text('play.not-copied', { file, reason: reasonIn(text, code) });

/** Copies the record of a table to a file, which is asked for unless it is given. */
export function saveScreen(table: TableActions, given: string): void {
  const { app, live } = table;
  const { recordPath: path } = live;
  const text = textOf(app);
  const save = (to: string): void => {
    const file = resolve(to.replace(/^~(?=\/)/, homedir()));
    if (path !== undefined) table.say(copiedWords(text, file, app.store.copy(path, file)));
    else
      void live.online?.save(file).then((said) => {
        table.say(said);
        app.screens.redraw();
      });
  };
  const above = [...(path === undefined ? [] : [text('play.save-note', { file: path }), '']), text('play.save-where')];
  if (given !== '') save(given);
  else app.screens.open(entryScreen(app, { title: text('play.save'), above, start: 'match.record', done: save }));
}
