import { nextLanguage, textOf } from './app.ts';
import type { AtTable } from './at-table.ts';
import { COMMANDS } from './commands.ts';
import { menuScreen } from './menu.ts';
import type { Screen } from './screen.ts';

/** Taking back has a key of its own, which every screen of a table names. */
const LISTED = Object.entries(COMMANDS).filter(([name]) => name !== 'undo' && name !== 'quit');

/** Everything that can be done at a table beside playing. */
export function tableMenu(table: AtTable): Screen {
  const { app } = table;
  const back = (): void => app.stage.back();
  return menuScreen(() => {
    const text = textOf(app);
    const wordsOf = (name: string): string => text(`play.menu.${name}`, { word: text(`command.${name}`) });
    const commands = LISTED.map(([name, command]) => ({
      words: wordsOf(name),
      choose: () => {
        back();
        command(table, name);
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
