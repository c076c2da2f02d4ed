import { nextLanguage, textOf } from './app.ts';
import { COMMANDS } from './commands.ts';
import { menuScreen } from './menu.ts';
import type { TableActions } from './table-actions.ts';
import type { TerminalScreen } from './terminal-screen.ts';

/** Taking back and hurrying have keys of their own, which every screen of a table names. */
const LISTED = Object.entries(COMMANDS).filter(([name]) => !['undo', 'now', 'quit'].includes(name));

/** Everything that can be done at a table beside playing. */
export function tableMenu(table: TableActions): TerminalScreen {
  const { app } = table;
  const back = (): void => app.screens.back();
  return menuScreen(() => {
    const text = textOf(app);
    const wordsOf = (name: string): string => text(`play.menu.${name}`, { word: text(`command.${name}`) });
    const commands = LISTED.map(([name, command]) => ({
      words: wordsOf(name),
      choose: () => {
        back();
        // Meanwhile another person may be the one to look.
        if (app.screens.shows(table)) command(table, name);
      },
    }));
    const atOnce = {
      words: text('play.at-once', { value: text(app.atOnce ? 'play.yes' : 'play.no') }),
      choose: () => {
        app.atOnce = !app.atOnce;
      },
    };
    const language = {
      words: text('play.menu.language', { language: text('language') }),
      choose: () => nextLanguage(app),
    };
    const leave = { words: wordsOf('quit'), choose: () => table.leave() };
    const entries = [...commands, atOnce, language, leave];
    return { title: text('play.menu'), above: [''], entries, keys: text('play.keys.menu') };
  }, back);
}
