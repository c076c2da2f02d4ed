import { LessonPlay, lessonOf } from '@interregnum/lessons';
import { fetchWords, type Language, rulesText } from '@interregnum/texts/lazy';
import { type GameId, newestGame, tableOfGame } from '../games/index.ts';
import type { Still } from '../table/still-board.tsx';
import type { Picture } from './pictures.ts';

/** Lays the position of a picture out. */
export async function stillOf(gameId: GameId, { part, step }: Picture, language: Language): Promise<Still> {
  const [lesson, game, gameTable] = await Promise.all([
    lessonOf(gameId, part),
    newestGame(gameId),
    tableOfGame(gameId),
    fetchWords(language, gameId),
  ]);
  const at = lesson?.steps.findIndex(({ id }) => id === step) ?? -1;
  if (lesson === undefined || at < 0) throw new Error(`no step ${step} in the ${part} lesson of ${gameId}`);
  // Those who sit at the tables of examples.
  const names = rulesText(language)('names').split(', ');
  const play = new LessonPlay({ lesson, game, names: names.slice(0, lesson.others.length + 1), at });
  const { view } = play.client;
  play.close();
  return { gameId, gameTable, view };
}
