import { rulesPage } from '@interregnum/texts';
import { type App, textOf } from './app.ts';
import { menuScreen } from './menu.ts';
import { pager } from './pager.ts';
import { rulesContent } from './pager-contents.ts';
import type { TerminalScreen } from './terminal-screen.ts';

/** The contents of a game's rules; each entry opens the rules at its section. */
export function rulesMenu(app: App, game: string): TerminalScreen {
  return menuScreen(
    () => {
      const text = textOf(app);
      const { title, sections } = rulesPage(game, app.language);
      const entries = sections.map(({ heading }, at) => ({
        words: heading,
        choose: () => app.screens.open(pager(app.screens, { ...rulesContent(app, game), startAt: at })),
      }));
      return { title: text('play.contents', { title }), above: [''], entries, keys: text('play.keys.menu') };
    },
    () => app.screens.back(),
  );
}
