import { type App, textOf } from './app.ts';
import { askToResign, askToStop, askToTakeBack } from './leaving.ts';
import { pager } from './pager.ts';
import { legendContent, logContent, tallyContent } from './pager-contents.ts';
import { rulesMenu } from './rules-menu.ts';
import { saveScreen } from './save-screen.ts';
import type { TableActions } from './table-actions.ts';

type Command = (screen: TableActions, typed: string) => void;

/** What follows a command in its line. */
const behind = (typed: string): string => typed.trim().replace(/^\S+\s*/, '');

/** What can be typed at a table beside choices; also the entries of its menu. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  news: (screen) => screen.showNews(),
  log: ({ app, live }) => app.screens.open(pager(app.screens, logContent(app, live.client.view))),
  rules: ({ app, live }) => app.screens.open(rulesMenu(app, live.client.view.game.meta.id)),
  legend: ({ app, live }) => app.screens.open(pager(app.screens, legendContent(app, live.client.view))),
  tally: ({ app, live }) => app.screens.open(pager(app.screens, tallyContent(app, live.client))),
  why: (screen, typed) => screen.why(behind(typed)),
  hint: (screen) => screen.hint(),
  now: (screen) => screen.hurry(),
  undo: (screen) => screen.takeBack(),
  save: (screen, typed) => saveScreen(screen, behind(typed)),
  back: askToTakeBack,
  resign: askToResign,
  stop: askToStop,
  quit: (screen) => screen.leave(),
};

/** Those that must stand alone in their line: “stop here” is a choice. */
const ALONE: readonly string[] = ['back', 'resign', 'stop'];

/** What opens the menu of all commands. */
const HELP = ['?', 'help'];

/** The command that a line begins with, in English or in the language of the moment. */
export function commandNamed(app: App, typed: string): Command | undefined {
  const [word, ...more] = typed.trim().toLowerCase().split(/\s+/);
  if (HELP.includes(word) || textOf(app)('command.help') === word) return (screen) => screen.showMenu();
  const name = Object.keys(COMMANDS).find((each) => each === word || textOf(app)(`command.${each}`) === word);
  return name === undefined || (ALONE.includes(name) && more.length > 0) ? undefined : COMMANDS[name];
}
