import { isOver } from '@interregnum/match';
import { describeOpenFailure } from '../records/open-failure.ts';
import { viewpointsOf } from '../records/read.ts';
import type { StoredMatch } from '../records/store.ts';
import { type App, textOf } from './app.ts';
import { LiveMatch } from './live-match.ts';
import { ReplayScreen } from './replay-screen.ts';
import { TableScreen } from './table-screen.ts';

/** Opens a saved match on top of what is shown, to play on or, once it is over, to look at; or says why it cannot. */
export function openFile(app: App, path: string, say: (problem: string) => void): void {
  const found = app.store.open(path);
  if (!('opened' in found)) say(describeOpenFailure(textOf(app), found));
  else if (!isOver(found.opened.match)) sitAt(app, found, app.now());
  else {
    const { opened, file } = found;
    file.close();
    app.screens.open(new ReplayScreen(app.screens, opened, viewpointsOf(opened)[0], app.language));
  }
}

/** Sits down at a match: its screen lies below whatever it opens itself, such as the curtain or the end. */
export function sitAt(app: App, kept: StoredMatch, seed: string): LiveMatch {
  const live = new LiveMatch(kept, { programs: app.programs, seed, now: app.now });
  const screen = new TableScreen(app, live);
  app.screens.open(screen);
  screen.begin();
  return live;
}
