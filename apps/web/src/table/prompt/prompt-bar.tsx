import './prompt-bar.css';
import type { GoesOn } from '@interregnum/screen';
import { type RefObject, useEffect, useRef } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { holdAnswers, useFirstTapOnly } from '../../ui/double-tap.ts';
import type { ShownTable } from '../model/use-shown.ts';
import { Chips } from './chips.tsx';
import { NotationEntry } from './notation-entry.tsx';
import { PromptNote } from './prompt-note.tsx';
import { questionWords } from './question-words.ts';
import { useAnswerKeys } from './use-answer-keys.ts';
import { WhyNot } from './why-not.tsx';

/**
 * On a narrow screen a question of more letters leaves no room for a note below it, one of fewer leaves room for two lines;
 * the longest would cover the hand.
 */
const LONGEST = 130;
const LONG = 80;
const SHORT = 38;

interface PromptBarProps {
  readonly shown: ShownTable;
  /** Whether there is something else to read first: then nothing goes on before it is asked to. */
  readonly isPatient?: boolean;
}

/** Whose turn it is, what is asked, the answers that are not drawn, undo and commit: always in the same place. */
export function PromptBar({ shown, isPatient = false }: PromptBarProps) {
  const { model, scene, screen, wording } = shown;
  const question = useKeptFocus();
  const acts = useFirstTapOnly();
  useAnswerKeys(shown);
  const { chosenText, effectText } = screen;
  const goingOn = useGoingOn(shown, isPatient);
  const words = goingOn?.why === 'touched' ? scene.text('table.soon') : questionWords(screen.question, wording);
  const length =
    words.length > LONGEST ? 'long longest' : words.length > LONG ? 'long' : words.length < SHORT ? 'short' : '';
  return (
    <section className="prompt" aria-label={scene.text('table.question')}>
      <div className="prompt-line">
        <div className="prompt-words">
          <p className={`prompt-question ${length}`} ref={question} tabIndex={-1}>
            {words}
          </p>
          <PromptNote
            key={`${chosenText} ${effectText}`}
            chosenText={chosenText}
            effectText={effectText}
            news={newsAtHand(shown)}
            isLast={screen.question.kind === 'complete'}
          />
          <WhyNot shown={shown} />
        </div>
        <div className="prompt-acts" ref={acts}>
          <Chips shown={shown} />
          <PromptButtons shown={shown} goingOn={goingOn} />
        </div>
      </div>
      {model.isUnsaved && <p role="alert">{scene.text('table.unsaved')}</p>}
      <Notice shown={shown} />
    </section>
  );
}

/** What became of a turn that was not taken. */
function Notice({ shown: { model, scene } }: { readonly shown: ShownTable }) {
  const { notice } = model.client;
  if (notice === undefined) return null;
  const kind = 'stale' in notice ? 'stale' : 'failed' in notice ? 'failed' : 'refused';
  return <p role="alert">{scene.text(`table.notice.${kind}`)}</p>;
}

/** Before anything is chosen: what has happened since the viewer's last turn. */
function newsAtHand({ screen, input }: ShownTable): string {
  const begun = (input.draft?.chosenAt.length ?? 0) + input.touched.length > 0;
  return screen.asked === undefined || begun ? '' : screen.news.join(' ');
}

const isLost = (): boolean => document.activeElement === document.body;

/** At first the question has the focus. What had it may be gone with the choice that was made: then the question keeps it. */
function useKeptFocus(): RefObject<HTMLParagraphElement | null> {
  const question = useRef<HTMLParagraphElement>(null);
  const wasLost = isLost();
  useEffect(() => {
    if (isLost()) question.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (!wasLost && isLost()) question.current?.focus({ preventScroll: true });
  });
  return question;
}

/** Milliseconds until a turn is committed: none where it was ended on purpose, or only its end is left; enough to read why, or to call a card back. */
const WAITS: Readonly<Record<GoesOn, number>> = { ended: 0, forced: 2200, touched: 1600 };
/** Milliseconds more for each letter that tells what comes of a turn without a choice. */
const READS = 25;

/** What is waited for, and how long. */
interface GoingOn {
  readonly why: GoesOn;
  readonly wait: number;
}

/**
 * Commits a turn that goes on by itself, after a moment in which it can be called back. What was only tried out waits for a
 * touch. Undefined where nothing goes on by itself; who is patient lets only a turn go on that is a single touch.
 */
function useGoingOn({ model, screen, input }: ShownTable, isPatient: boolean): GoingOn | undefined {
  const { turns } = useSettings();
  const goesOn = isPatient && screen.goesOn !== 'touched' ? undefined : screen.goesOn;
  const why = turns === 'asked' || !model.canCommit ? undefined : goesOn;
  const { draft } = input;
  const isMeant = draft?.chosenAt.length === 0 || model.isOwnDraft;
  const wait = why === undefined ? 0 : WAITS[why] + (why === 'forced' ? READS * screen.effectText.length : 0);
  useEffect(() => {
    if (why === undefined || !isMeant || draft === undefined) return;
    const timer = setTimeout(() => {
      if (wait > 0) holdAnswers(performance.now());
      model.commit();
    }, wait);
    return () => clearTimeout(timer);
  }, [model, why, isMeant, draft, wait]);
  return why !== undefined && isMeant ? { why, wait } : undefined;
}

interface ButtonsProps {
  readonly shown: ShownTable;
  readonly goingOn: GoingOn | undefined;
}

/** Going back, and going on or typing an answer: each has a place of its own, also while it is empty. */
function PromptButtons({ shown, goingOn }: ButtonsProps) {
  const { model, scene } = shown;
  return (
    <div className="prompt-buttons">
      <div className="prompt-back">
        {model.canUndo && <ActionButton words={scene.text('table.undo')} act={() => model.undo()} />}
      </div>
      <div className="prompt-on">
        <ContinueButton shown={shown} goingOn={goingOn} />
        <NotationEntry shown={shown} />
      </div>
    </div>
  );
}

/** What goes on when it is asked to: skips what is shown, hurries a bot, or commits the turn. */
function ContinueButton({ shown, goingOn }: ButtonsProps) {
  const { model, scene, screen } = shown;
  const { text } = scene;
  const { kind } = screen.question;
  const hurry = (): void => model.client.port.hurryBot();
  if (kind === 'shown') return <ActionButton words={text('table.skip')} act={() => model.skipPlayback()} />;
  // At a server bots take the time that their level takes.
  if (kind === 'thinks' && model.extras !== undefined) return null;
  if (kind === 'thinks') return <ActionButton words={text('table.hurry')} act={hurry} />;
  if (kind === 'stuck') return <ActionButton words={text('table.ask-again')} act={hurry} />;
  if (!model.canCommit) return null;
  const words = text(model.canUndo ? 'table.commit' : 'table.go-on');
  return <ActionButton words={words} act={() => model.commit()} gold wait={goingOn?.wait} />;
}

interface ActionProps {
  readonly words: string;
  readonly act: () => void;
  readonly gold?: boolean;
  /** Milliseconds until it is done without a touch: a bar tells how many are left. */
  readonly wait?: number | undefined;
}

const ActionButton = ({ words, act, gold = false, wait }: ActionProps) => (
  <button type="button" className={gold ? 'button gold' : 'button'} onClick={act}>
    {words}
    {wait !== undefined && <span className="prompt-wait" style={{ animationDuration: `${wait}ms` }} />}
  </button>
);
