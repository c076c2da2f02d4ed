import { GAMES } from '@interregnum/games/all';
import { learningText, translator } from '@interregnum/texts';
import { lessonMenu } from '../learn/lesson-menu.ts';
import type { MatchFile } from '../records/store.ts';
import { wrapped } from '../terminal/layout.ts';
import { type App, nextLanguage, textOf } from './app.ts';
import { entryScreen } from './entry-screen.ts';
import { menuScreen } from './menu.ts';
import { NewGame } from './new-game.ts';
import { openFile } from './open-file.ts';
import { strong, type TerminalScreen } from './terminal-screen.ts';

const titleOf = (app: App, game: string): string => translator(game, app.language, String).word('title');

/** The first screen: what to play, what to go on with, what to look at again. */
export function mainMenu(app: App): TerminalScreen {
  let note = '';
  let kept: MatchFile[] | undefined;
  const leave = (): void => app.screens.leave();
  const say = (problem: string): void => {
    note = problem;
  };
  /** What is chosen here may change what is kept. */
  const chooses = (act: () => void) => (): void => {
    [note, kept] = ['', undefined];
    act();
  };
  return menuScreen(() => {
    kept ??= app.store.list();
    const text = textOf(app);
    const learning = learningText(app.language);
    const games = [...GAMES.values()].map((game) => ({
      words: text('play.game', { title: titleOf(app, game.meta.id), about: text(`play.about.${game.meta.id}`) }),
      choose: chooses(() => app.screens.open(new NewGame(app, game))),
    }));
    const lists = [
      { key: 'play.continue', matches: kept.filter(({ isOver }) => !isOver) },
      { key: 'play.finished-matches', matches: kept.filter(({ isOver }) => isOver) },
    ].filter(({ matches }) => matches.length > 0);
    const entries = [
      ...games,
      ...lists.map(({ key, matches }) => ({
        words: text(key, { count: matches.length }),
        choose: chooses(() => app.screens.open(matchesMenu(app, key, matches, say))),
      })),
      { words: text('play.open'), choose: chooses(() => askForFile(app, say)) },
      { words: text('play.menu.language', { language: text('language') }), choose: () => nextLanguage(app) },
      { words: learning('menu'), choose: () => app.screens.open(lessonMenu(app)) },
      { words: text('play.leave'), choose: leave },
    ];
    const told = note === '' ? [''] : ['', ...wrapped(note, { indent: 1, hang: 1 }), ''];
    const above = ['', ` ${strong('I N T E R R E G N U M')}`, ` ${text('play.welcome')}`, ...told];
    return { title: text('play.menu'), above, entries, keys: text('play.keys.menu') };
  }, leave);
}

/** Matches that are kept, to go on with or to look at. */
function matchesMenu(
  app: App,
  key: string,
  matches: readonly MatchFile[],
  say: (problem: string) => void,
): TerminalScreen {
  const back = (): void => app.screens.back();
  const words = ({ game, players, decisions, touched }: MatchFile): string =>
    textOf(app)('play.table', {
      game: titleOf(app, game),
      names: players.map(({ name }) => name).join(', '),
      count: decisions,
      when: new Date(touched).toLocaleString(app.language, { dateStyle: 'medium', timeStyle: 'short' }),
    });
  return menuScreen(() => {
    const entries = matches.map((match) => ({
      words: words(match),
      choose: () => {
        back();
        openFile(app, match.file, say);
      },
    }));
    const title = textOf(app)(key, { count: matches.length });
    return { title, above: [''], entries, keys: textOf(app)('play.keys.menu') };
  }, back);
}

function askForFile(app: App, say: (problem: string) => void): void {
  const text = textOf(app);
  const done = (file: string): void => openFile(app, file, say);
  app.screens.open(entryScreen(app, { title: text('play.open'), above: [text('play.open-where')], start: '', done }));
}
