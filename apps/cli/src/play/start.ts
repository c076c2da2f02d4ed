import type { LessonPart } from '@interregnum/lessons';
import { userFolder } from '@interregnum/server/user-folder';
import { type Language, tableText } from '@interregnum/texts';
import type { ProgramSpec } from '../bots/program-spec.ts';
import { BadInput } from '../command-line/bad-input.ts';
import { lessonMenu, openLesson } from '../learn/lesson-menu.ts';
import { describeOpenFailure } from '../records/open-failure.ts';
import { type OpenFailure, Store, type StoredMatch } from '../records/store.ts';
import type { App } from './app.ts';
import { mainMenu } from './main-menu.ts';
import { sitAt } from './open-file.ts';
import { dealtMatch, type MatchSetup } from './players.ts';
import { LocalPrograms } from './programs.ts';
import type { Screens } from './terminal-screen.ts';
import { showOnTerminal } from './terminal-screens.ts';

/** What to begin with: a new match, a saved one, or neither. */
export interface StartOptions {
  readonly setup?: MatchSetup | undefined;
  readonly load?: string | undefined;
  /** The file to record a new match in. */
  readonly file?: string | undefined;
  /** The same text gives the same deal and the same choices of programs. */
  readonly seed?: string | undefined;
  /** The lesson to begin with, or the menu of lessons. */
  readonly learn?: 'menu' | { readonly game: string; readonly part: LessonPart } | undefined;
  /** Programs that may take a seat. */
  readonly programs?: Iterable<ProgramSpec> | undefined;
}

/** Plays in the terminal until the last table is left; returns what is to be said then. */
export async function start(language: Language, startOptions: StartOptions): Promise<string> {
  const now = (): string => new Date().toISOString();
  const store = new Store(userFolder(process.env));
  const kept = openAtStart(store, startOptions, now());
  if (kept !== undefined && !('opened' in kept)) throw new BadInput(describeOpenFailure(tableText(language), kept));
  const programs = new LocalPrograms(startOptions.programs ?? []);
  try {
    return await showOnTerminal((screens: Screens) => {
      const app: App = { screens, store, programs, language, atOnce: false, now };
      const { learn } = startOptions;
      if (kept !== undefined) sitAt(app, kept, startOptions.seed ?? now());
      else if (learn === undefined) screens.open(mainMenu(app));
      else {
        screens.open(lessonMenu(app));
        if (learn !== 'menu') void openLesson(app, learn.game, learn.part);
      }
    });
  } finally {
    await programs.close();
  }
}

function openAtStart(
  store: Store,
  { setup, load, file, seed }: StartOptions,
  time: string,
): StoredMatch | OpenFailure | undefined {
  if (load !== undefined) return store.open(load);
  return setup && store.create(dealtMatch(setup, time, seed), file);
}
