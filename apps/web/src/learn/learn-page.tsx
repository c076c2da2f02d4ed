import { type LessonPart, lessonOf } from '@interregnum/lessons';
import { type AppText, fetchWords, LESSONS, lessonCatalogue } from '@interregnum/texts/lazy';
import { startTransition, useEffect, useState } from 'react';
import { type GameId, isGameId, newestGame, tableOfGame } from '../games/index.ts';
import { lessonWord } from '../shell/learned.ts';
import { currentSettings } from '../shell/settings.ts';
import { useWords, WordsProvider } from '../shell/words.tsx';
import { LessonScreen } from './lesson-screen.tsx';
import { LessonTable } from './lesson-table.ts';
import { keptStep } from './steps.ts';

interface LearnPageProps {
  readonly game: string;
  readonly part?: LessonPart;
  /** Where the lesson is left to: the invitation that it was offered with, or the start page. */
  readonly from?: string;
}

/** The lesson of a game, as soon as it, the rules and all words are there. */
export function LearnPage({ game, part = 'first', from = '/' }: LearnPageProps) {
  const { text, table } = useWords();
  const [opened, setOpened] = useState<LessonTable>();
  const [failure, fail] = useState<{ readonly problem: unknown }>();
  useEffect(() => {
    if (!isGameId(game)) return;
    let [isLeft, lessonTable]: [boolean, LessonTable | undefined] = [false, undefined];
    openLesson(game, part, table).then(
      (found) => {
        lessonTable = found;
        if (isLeft) found.leave();
        else startTransition(() => setOpened(found));
      },
      (problem: unknown) => !isLeft && fail({ problem }),
    );
    return () => {
      isLeft = true;
      lessonTable?.leave();
    };
  }, [game, part, table]);
  // A part of the app could not be loaded.
  if (failure !== undefined) throw failure.problem;
  if (opened === undefined) return <p className="arriving">{text('app.name')}</p>;
  return (
    <WordsProvider catalogues={[opened.gameId, LESSONS, lessonCatalogue(opened.gameId, part)]}>
      <LessonScreen lesson={opened} from={from} />
    </WordsProvider>
  );
}

async function openLesson(gameId: GameId, part: LessonPart, table: AppText): Promise<LessonTable> {
  const { language, name } = currentSettings();
  const [lesson, game, drawn] = await Promise.all([
    lessonOf(gameId, part),
    newestGame(gameId),
    tableOfGame(gameId),
    fetchWords(language, gameId, LESSONS, lessonCatalogue(gameId, part)),
  ]);
  if (lesson === undefined) throw new Error(`there is no lesson of ${gameId}`);
  const names = [name || table('play.player', { number: 1 }), ...lesson.others.map((level) => table(`level.${level}`))];
  const nameOf = (kind: string): string => table(`play.${kind}`);
  return new LessonTable({ gameId, lesson, game, drawn, names, nameOf, at: keptStep(lessonWord(gameId, part)) });
}
