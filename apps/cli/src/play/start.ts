import { type Language, tableText } from '@interregnum/texts';
import type { ProgramSpec } from '../bots/program-spec.ts';
import { BadInput } from '../failure.ts';
import { type Opened, Store, usualFolder } from '../records/store.ts';
import { describeTrouble } from '../records/trouble.ts';
import type { App } from './app.ts';
import { mainMenu } from './main-menu.ts';
import { sitAt } from './open-file.ts';
import { dealtTable, type Match } from './players.ts';
import { LocalPrograms } from './programs.ts';
import type { Stage } from './screen.ts';
import { Session } from './session.ts';
import { showOnTerminal } from './terminal-stage.ts';

/** What to begin with: a new match, a saved one, or neither. */
export interface Beginning {
  readonly match?: Match | undefined;
  readonly load?: string | undefined;
  /** The file to record a new match in. */
  readonly file?: string | undefined;
  /** The same text gives the same deal and the same choices of programs. */
  readonly seed?: string | undefined;
  /** Programs that may take a seat. */
  readonly programs?: Iterable<ProgramSpec> | undefined;
}

/** Plays in the terminal until the last table is left; returns what is to be said then. */
export async function start(language: Language, beginning: Beginning): Promise<string> {
  const now = (): string => new Date().toISOString();
  const store = new Store(usualFolder(process.env));
  const opened = openBeginning(store, beginning, now());
  if (opened !== undefined && !('table' in opened)) throw new BadInput(describeTrouble(tableText(language), opened));
  const programs = new LocalPrograms(beginning.programs ?? []);
  try {
    return await showOnTerminal((stage: Stage) => {
      const app: App = { stage, store, programs, language, atOnce: false, now };
      if (opened === undefined) stage.open(mainMenu(app));
      else sitAt(app, new Session(opened.table, opened.saved, now, beginning.seed ?? now()));
    });
  } finally {
    await programs.close();
  }
}

function openBeginning(store: Store, { match, load, file, seed }: Beginning, time: string): Opened | undefined {
  if (load !== undefined) return store.open(load);
  if (match === undefined) return undefined;
  const table = dealtTable(match, time, seed);
  const created = store.create(table, file);
  return 'saved' in created ? { table, ...created } : created;
}
