import { isOver, type LessonPlay, saidNow } from '@interregnum/lessons';
import { type AppText, learningText } from '@interregnum/texts/lazy';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useDealing } from '../shell/use-dealing.ts';
import { useWords } from '../shell/words.tsx';
import { useFirstTapOnly } from '../ui/double-tap.ts';
import { dealFirstGame } from './first-game.ts';
import type { LessonTable } from './lesson-table.ts';

/** What is said now, sentence by sentence. */
export const saidIn = ({ lesson, progress }: LessonPlay, says: AppText): readonly string[] =>
  saidNow(lesson, progress).map(({ text }) => says(text));

interface VoiceProps {
  readonly lesson: LessonTable;
  readonly from: string;
  readonly words: readonly string[];
}

/** The friendly voice: what it says, how far the lesson has come, and the ways back and on. It has a row for itself. */
export function Voice({ lesson, from, words }: VoiceProps) {
  const { language } = useWords();
  const learning = learningText(language);
  const { play } = lesson;
  const { progress } = play;
  const isDone = progress.phase === 'done';
  return (
    <section className={progress.answer === undefined ? 'voice' : 'voice answers'} aria-label={learning('voice')}>
      <p className="voice-words">{words.join(' ')}</p>
      <div className="voice-acts" ref={useFirstTapOnly()}>
        <Back lesson={lesson} words={learning} />
        <Dots lesson={lesson} label={learning} />
        {isOver(play.lesson, progress) ? (
          <Doors lesson={lesson} from={from} />
        ) : isDone ? (
          <GoOn words={learning('go-on')} act={() => play.goOn()} />
        ) : (
          <button type="button" className="button plain" disabled={!play.isBegun} onClick={() => play.again()}>
            {learning('again')}
          </button>
        )}
      </div>
    </section>
  );
}

/** Back to the last table; from the first one of a second lesson, to the first lesson. */
function Back({ lesson: { play, gameId }, words }: { readonly lesson: LessonTable; readonly words: AppText }) {
  const isAtStart = play.progress.step === 0;
  if (isAtStart && play.lesson.part === 'second')
    return (
      <Link href={`/learn/${gameId}`} className="button plain">
        {words('short')}
      </Link>
    );
  return (
    <button type="button" className="button plain" disabled={isAtStart} onClick={() => play.goBack()}>
      {words('back')}
    </button>
  );
}

/** A dot for each step. */
function Dots({ lesson: { play }, label }: { readonly lesson: LessonTable; readonly label: AppText }) {
  const { steps } = play.lesson;
  const { step } = play.progress;
  return (
    <span className="voice-dots" role="img" aria-label={label('step', { step: step + 1, all: steps.length })}>
      {steps.map(({ id }, at) => (
        <span key={id} className={at < step ? 'past' : at === step ? 'now' : ''} />
      ))}
    </span>
  );
}

/** The focus comes to it: nothing else is asked. */
function GoOn({ words, act }: { readonly words: string; readonly act: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button type="button" ref={button} className="button gold" onClick={act}>
      {words}
    </button>
  );
}

/** Where a lesson that is over leads to: a real game, or the invitation that it was offered with. */
function Doors({ lesson, from }: { readonly lesson: LessonTable; readonly from: string }) {
  const { language, text, table } = useWords();
  const learning = learningText(language);
  const { isBusy, problem, begin } = useDealing();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const { gameId, play } = lesson;
  const { others } = play.lesson;
  if (from !== '/')
    return (
      <Link href={from} className="button gold">
        {learning('to-invitation')}
      </Link>
    );
  return (
    <>
      <button
        type="button"
        ref={button}
        className="button gold"
        disabled={isBusy}
        onClick={() => begin(() => dealFirstGame(gameId, others.length, table))}
      >
        {learning('play')}
      </button>
      {play.lesson.part === 'first' && (
        <Link href={`/learn/${gameId}/second`} className="button">
          {learning('second')}
        </Link>
      )}
      <p role="alert" className="wrong">
        {problem === undefined ? '' : text(problem)}
      </p>
    </>
  );
}
