import type { Language } from '@interregnum/texts';
import { BadInput } from '../failure.ts';
import { type Opened, Store, usualFolder } from '../records/store.ts';
import { describeTrouble } from '../records/trouble.ts';
import { type App, textOf } from './app.ts';
import { mainMenu } from './main-menu.ts';
import { newSession, sitAt } from './open-file.ts';
import { dealtTable, type Match } from './players.ts';
import type { Stage } from './screen.ts';
import { showOnTerminal } from './terminal-stage.ts';

/** What to begin with: a new match, a saved one, or neither. */
export interface Beginning {
  readonly match?: Match | undefined;
  readonly load?: string | undefined;
  /** The file to record a new match in. */
  readonly file?: string | undefined;
  /** The same text gives the same deal and the same choices of programs. */
  readonly seed?: string | undefined;
}

/** Plays in the terminal until the last table is left; returns what is to be said then. */
export async function start(language: Language, beginning: Beginning): Promise<string> {
  const now = (): string => new Date().toISOString();
  const store = new Store(usualFolder(process.env));
  const opened = openBeginning(store, beginning, now());
  return showOnTerminal((stage: Stage) => {
    const app: App = { stage, store, language, atOnce: false, now };
    if (opened === undefined) stage.open(mainMenu(app));
    else {
      const session =
        'table' in opened
          ? newSession(app, opened.table, opened.saved, beginning.seed)
          : describeTrouble(textOf(app), opened);
      if (typeof session === 'string') throw new BadInput(session);
      sitAt(app, session);
    }
  });
}

function openBeginning(store: Store, { match, load, file, seed }: Beginning, time: string): Opened | undefined {
  if (load !== undefined) return store.open(load);
  if (match === undefined) return undefined;
  const table = dealtTable(match, time, seed);
  const created = store.create(table, file);
  return 'saved' in created ? { table, ...created } : created;
}
