import './lesson.css';
import { isOver, stepOf } from '@interregnum/lessons';
import { hasEnded } from '@interregnum/match';
import type { Mark } from '@interregnum/screen';
import { learningText, lessonText } from '@interregnum/texts/lazy';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Header } from '../shell/header.tsx';
import { lessonWord, remember, WELCOME } from '../shell/learned.ts';
import { usePage } from '../shell/page.ts';
import { useWords } from '../shell/words.tsx';
import { Dragging } from '../table/drag/dragging.tsx';
import { useScreenWhileDragged } from '../table/drag/screen-while-dragged.ts';
import { type ShownTable, useShownTable } from '../table/model/use-shown.ts';
import { Arrows } from '../table/motion/arrows.tsx';
import { BeatLayer } from '../table/motion/beat-layer.tsx';
import { beatOn } from '../table/motion/stage.ts';
import { PromptBar } from '../table/prompt/prompt-bar.tsx';
import { Announcer } from '../table/screen/announcer.tsx';
import { BoardAndSide } from '../table/screen/board-and-side.tsx';
import { Explainer } from '../table/screen/explainer.tsx';
import { News } from '../table/screen/news.tsx';
import { ScreenProvider } from '../ui/screen-context.ts';
import { LessonEnding } from './lesson-ending.tsx';
import type { LessonTable } from './lesson-table.ts';
import { Pointer } from './pointer.tsx';
import { keepStep } from './steps.ts';
import { saidIn, Voice } from './voice.tsx';

interface LessonScreenProps {
  readonly lesson: LessonTable;
  readonly from: string;
}

/** A lesson: the table as it is in a game, and a voice that says what it is about. */
export function LessonScreen({ lesson, from }: LessonScreenProps) {
  useSyncExternalStore(lesson.subscribe, lesson.snapshot);
  const { language, text } = useWords();
  const learning = learningText(language);
  const isFirst = lesson.play.lesson.part === 'first';
  const title = learning(isFirst ? 'title' : 'title-second', { game: text(`start.title.${lesson.gameId}`) });
  usePage(title);
  useKept(lesson);
  return (
    <>
      <Header title={learning(isFirst ? 'short' : 'second')}>
        <Link href={from} className="button plain">
          {learning('leave')}
        </Link>
      </Header>
      {/* Another position is another table: nothing flies from one to the other. */}
      <LessonLayout key={layoutKey(lesson)} lesson={lesson} from={from} />
    </>
  );
}

let layouts = 0;
const keys = new WeakMap<object, number>();

/** Another key for every table that was laid out. */
function layoutKey({ model }: LessonTable): number {
  const known = keys.get(model) ?? ++layouts;
  keys.set(model, known);
  return known;
}

/** The step is kept, so that a lesson that was left goes on there; a lesson that is over is never offered unasked again. */
function useKept({ play, gameId }: LessonTable): void {
  const { step } = play.progress;
  const isDone = isOver(play.lesson, play.progress);
  const word = lessonWord(gameId, play.lesson.part);
  useEffect(() => {
    keepStep(word, isDone ? 0 : step);
    if (isDone) remember(WELCOME, word);
  }, [word, step, isDone]);
}

/** The table without buttons for what a step leaves out: who types it is told why. */
const useWithout = (shown: ShownTable, leftOut: readonly string[] = NOTHING): ShownTable =>
  useMemo(() => {
    const { screen } = shown;
    const isLeft = (text: string): boolean => !leftOut.includes(text);
    const [chips, offers] = [screen.chips.filter(({ mark }) => isLeft(mark)), screen.offers.filter(isLeft)];
    return leftOut.length === 0 ? shown : { ...shown, screen: { ...screen, chips, offers } };
  }, [shown, leftOut]);

const NOTHING: readonly string[] = [];

function LessonLayout({ lesson, from }: LessonScreenProps) {
  const { play, model } = lesson;
  const step = stepOf(play.lesson, play.progress);
  const shown = useWithout(useShownTable(model), step.kind === 'ask' ? step.leavesOut?.to : undefined);
  const surface = useRef<HTMLElement>(null);
  const hidden = (step.hides ?? []).map((part) => `without-${part}`).join(' ');
  const points = step.points ?? [];
  const leads = points.length > 0 && !points.includes('pass') ? 'leads-on' : '';
  const says = lessonText(lesson.gameId, shown.wording.language, play.lesson.part);
  const voice = saidIn(play, says);
  const isAsked = play.progress.phase !== 'done';
  const [dragged, drag] = useState<Mark>();
  return (
    <ScreenProvider value={useScreenWhileDragged(shown, dragged)}>
      <main className={`table lesson ${lesson.gameId} ${hidden} ${leads}`} ref={surface}>
        <BoardAndSide shown={shown}>
          <News shown={shown} />
        </BoardAndSide>
        <Voice lesson={lesson} from={from} words={voice} />
        {isAsked && <PromptBar shown={shown} isPatient />}
        <section className="table-hand" aria-label={shown.scene.text('table.hand')}>
          {shown.hand}
        </section>
        {!isAsked && hasEnded(shown.input.view) && <LessonEnding shown={shown} />}
        <Arrows input={shown.input} isPlaying={beatOn(shown.stage) !== undefined} surface={surface} />
        <BeatLayer shown={shown} surface={surface} />
        <Dragging model={model} surface={surface} mark={dragged} setMark={drag} />
        {isAsked && !shown.input.moment.isPlayedBack && <Pointer marks={points} surface={surface} shown={shown} />}
      </main>
      <Announcer shown={shown} voice={voice.join(' ')} />
      <Explainer />
    </ScreenProvider>
  );
}
