import { GAMES } from '@interregnum/games/all';
import { type LessonPart, lessonOf } from '@interregnum/lessons';
import { learningText, translator } from '@interregnum/texts';
import { type App, textOf } from '../play/app.ts';
import { menuScreen } from '../play/menu.ts';
import type { TerminalScreen } from '../play/terminal-screen.ts';
import { LessonScreen } from './lesson-screen.ts';

/** Opens a lesson of a game. */
export async function openLesson(app: App, id: string, part: LessonPart = 'first'): Promise<void> {
  const [lesson, game] = [await lessonOf(id, part), GAMES.get(id)];
  if (lesson === undefined || game === undefined) throw new Error(`there is no lesson of ${id}`);
  app.screens.open(new LessonScreen(app, lesson, game));
}

/** The lessons that there are. */
export function lessonMenu(app: App): TerminalScreen {
  const learning = learningText(app.language);
  const titles = { first: 'title', second: 'title-second' } as const;
  const entries = [...GAMES.keys()].flatMap((id) =>
    (['first', 'second'] as const).map((part) => ({
      words: learning(titles[part], { game: translator(id, app.language, String).word('title') }),
      choose: () => void openLesson(app, id, part),
    })),
  );
  const title = learning('menu');
  const keys = textOf(app)('play.keys.menu');
  return menuScreen(
    () => ({ title, above: [''], entries, keys }),
    () => app.screens.back(),
  );
}
