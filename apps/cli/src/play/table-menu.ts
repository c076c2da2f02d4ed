import { nextLanguage, textOf } from './app.ts';
import type { AtTable } from './at-table.ts';
import { COMMANDS } from './commands.ts';
import { menuScreen } from './menu.ts';
import type { Screen } from './screen.ts';

/** Everything that can be done at a table beside playing. */
export function tableMenu(table: AtTable): Screen {
  const { app } = table;
  const back = (): void => app.stage.back();
  return menuScreen(() => {
    const text = textOf(app);
    const commands = Object.entries(COMMANDS).map(([name, command]) => ({
      words: text(`play.menu.${name}`, { word: text(`command.${name}`) }),
      choose: () => {
        back();
        command(table, name);
      },
    }));
    const language = {
      words: text('play.menu.language', { language: text('language') }),
      choose: () => nextLanguage(app),
    };
    const go = { words: text('play.menu.back'), choose: back };
    const entries = [go, ...commands.slice(0, -1), language, ...commands.slice(-1)];
    return { title: text('play.menu'), above: [''], entries, keys: text('play.keys.menu') };
  }, back);
}
