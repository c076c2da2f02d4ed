import './replay-bar.css';
import { hasEnded } from '@interregnum/match';
import { endWordsOf, replayWords } from '@interregnum/screen';
import type { AppText } from '@interregnum/texts/lazy';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { canAgain, OtherTable, PlayAgain } from '../dialogs/play-again.tsx';
import { canPlayOn, PlayOn } from '../dialogs/play-on.tsx';
import type { TableModel } from '../model/table-model.ts';
import type { Timeline } from '../model/timeline.ts';
import type { ShownTable } from '../model/use-shown.ts';
import { WhyNot } from '../prompt/why-not.tsx';
import type { OpenDialog } from '../screen/table-header.tsx';
import { ReplaySteps } from './replay-steps.tsx';
import { useReplayKeys } from './use-replay-keys.ts';

interface ReplayBarProps {
  readonly shown: ShownTable;
  readonly open: (what: OpenDialog) => void;
  /** Whether what had the focus is gone with the last turn. */
  readonly keepsFocus: boolean;
}

/** While a match is looked back at, in the place of the question: the way through the match, what was decided, and what next. */
export function ReplayBar({ shown, open, keepsFocus }: ReplayBarProps) {
  const { model, scene, input, wording } = shown;
  const { timeline } = model;
  const { text } = scene;
  const [isSliding, setSliding] = useState(false);
  const told = useKeptFocus(keepsFocus);
  useReplayKeys(model);
  const words = timeline.at === 0 ? text('replay.deal') : replayWords(input, wording);
  const isDecided = input.view.end?.by === 'rules';
  return (
    <section className="replay" aria-label={text('replay.title')}>
      {/* The slider itself says what it leads to. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its place is scrolled, by keyboard too */}
      <p className="replay-told" ref={told} tabIndex={0} aria-live={isSliding ? 'off' : 'polite'}>
        {timeline.isAtEnd && hasEnded(input.view) && <strong>{endWordsOf(input.view, wording)} </strong>}
        {words}
      </p>
      <ReplaySteps timeline={timeline} text={text} />
      <Slide timeline={timeline} told={words} text={text} slides={setSliding} />
      <div className="replay-buttons">
        {isDecided && (
          <button type="button" className="button replay-why" onClick={() => open('end')}>
            {text('table.why-won')}
          </button>
        )}
        <WhatNext model={model} text={text} />
      </div>
      {model.isUnsaved && <p role="alert">{text('table.unsaved')}</p>}
      <WhyNot shown={shown} />
    </section>
  );
}

/** A match that goes on is gone back to. From a moment before the end it can go another way; at the end another one can be played. */
function WhatNext({ model, text }: { readonly model: TableModel; readonly text: AppText }) {
  const { extras } = model;
  if (!hasEnded(model.client.view))
    return (
      <button type="button" className="button gold" onClick={() => model.follow()}>
        {text('replay.follow')}
      </button>
    );
  if (canPlayOn(model)) return <PlayOn model={model} />;
  if (extras !== undefined) return extras.next('replay');
  return canAgain(model) ? <PlayAgain model={model} /> : <OtherTable model={model} />;
}

interface SlideProps {
  readonly timeline: Timeline;
  readonly told: string;
  readonly text: AppText;
  /** Told when the slider gets the focus, and when it loses it. */
  readonly slides: (isSliding: boolean) => void;
}

function Slide({ timeline, told, text, slides }: SlideProps) {
  const { at: step, last: steps } = timeline;
  return (
    <div className="replay-slide">
      <input
        type="range"
        aria-label={text('replay.moment')}
        aria-valuetext={text('replay.value', { step, steps, told })}
        max={steps}
        value={step}
        onChange={({ target }) => timeline.goTo(target.valueAsNumber)}
        onFocus={() => slides(true)}
        onBlur={() => slides(false)}
      />
      <span className="quiet" aria-hidden="true">
        {text('replay.count', { step, steps })}
      </span>
    </div>
  );
}

/** What ended the match may have had the focus, and is gone: then what is told keeps it. */
function useKeptFocus(keeps: boolean): RefObject<HTMLParagraphElement | null> {
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (keeps && document.activeElement === document.body) told.current?.focus({ preventScroll: true });
  }, [keeps]);
  return told;
}
