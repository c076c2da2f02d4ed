import { GAMES } from '@interregnum/library';
import { speaker } from '@interregnum/texts';
import type { Unfinished } from '../records/store.ts';
import { type App, nextLanguage, textOf } from './app.ts';
import { entryScreen } from './entry-screen.ts';
import { menuScreen } from './menu.ts';
import { newGame } from './new-game.ts';
import { openFile } from './open-file.ts';
import { type Screen, strong } from './screen.ts';

/** So many unfinished tables are offered at once. */
const MOST_TABLES = 8;

const titleOf = (app: App, game: string): string => speaker(game, app.language, String).word('title');

/** The first screen: what to play, or what to go on with. */
export function mainMenu(app: App): Screen {
  let note = '';
  const leave = (): void => app.stage.leave();
  const say = (trouble: string): void => {
    note = trouble;
  };
  return menuScreen(() => {
    const text = textOf(app);
    const games = [...GAMES.values()].map((game) => ({
      words: `${titleOf(app, game.meta.id)}: ${text(`play.about.${game.meta.id}`)}`,
      choose: () => app.stage.open(newGame(app, game)),
    }));
    const tables = app.store.unfinished();
    const goOn = {
      words: text('play.continue', { count: tables.length }),
      choose: () => app.stage.open(continueMenu(app, say)),
    };
    const entries = [
      ...games,
      ...(tables.length > 0 ? [goOn] : []),
      { words: text('play.open'), choose: () => askForFile(app, say) },
      { words: text('play.menu.language', { language: text('language') }), choose: () => nextLanguage(app) },
      { words: text('play.leave'), choose: leave },
    ];
    const above = ['', ` ${strong('I N T E R R E G N U M')}`, ` ${text('play.welcome')}`, '', ` ${note}`];
    return { title: 'Interregnum', above, entries, keys: text('play.keys.menu') };
  }, leave);
}

/** The tables that can be played on. */
function continueMenu(app: App, say: (trouble: string) => void): Screen {
  const back = (): void => app.stage.back();
  const words = ({ header, decisions, touched }: Unfinished): string =>
    textOf(app)('play.table', {
      game: titleOf(app, header.game),
      names: header.seats.map(({ name }) => name).join(', '),
      count: decisions,
      when: new Date(touched).toLocaleString(app.language, { dateStyle: 'medium', timeStyle: 'short' }),
    });
  return menuScreen(() => {
    const text = textOf(app);
    const tables = app.store.unfinished().slice(0, MOST_TABLES);
    const entries = tables.map((table) => ({
      words: words(table),
      choose: () => {
        back();
        openFile(app, table.file, say);
      },
    }));
    const away = { words: text('play.menu.back'), choose: back };
    return {
      title: text('play.continue', { count: tables.length }),
      above: [''],
      entries: [...entries, away],
      keys: text('play.keys.menu'),
    };
  }, back);
}

function askForFile(app: App, say: (trouble: string) => void): void {
  const text = textOf(app);
  const done = (file: string): void => openFile(app, file, say);
  app.stage.open(entryScreen(app, { title: text('play.open'), above: [text('play.open-where')], start: '', done }));
}
