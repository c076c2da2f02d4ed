import './replay-bar.css';
import { toldSince } from '@interregnum/table';
import type { AppText } from '@interregnum/texts/lazy';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { endLine } from './ended.ts';
import type { TableModel } from './model.ts';
import { canAgain, OtherTable, PlayAgain } from './play-again.tsx';
import { canPlayOn, PlayOn } from './play-on.tsx';
import type { Replay } from './replay.ts';
import { ReplaySteps } from './replay-steps.tsx';
import { paragraphs } from './said.ts';
import { tableThen } from './standing.ts';
import type { Opener } from './table-header.tsx';
import { useReplayKeys } from './use-replay-keys.ts';
import type { Shown } from './use-table.ts';
import { WhyNot } from './why-not.tsx';

interface ReplayBarProps {
  readonly shown: Shown;
  readonly replay: Replay;
  readonly open: (what: Opener) => void;
  /** Whether what had the focus is gone with the last turn. */
  readonly keepsFocus: boolean;
}

/** At a table that is over, in the place of the question: the way through the match, what was decided, and what next. */
export function ReplayBar({ shown, replay, open, keepsFocus }: ReplayBarProps) {
  const { model, scene } = shown;
  const { text } = scene;
  const [isSliding, setSliding] = useState(false);
  const told = useKeptFocus(keepsFocus);
  useReplayKeys(replay);
  const words = toldThen(shown, replay);
  const isDecided = model.table.progress.end?.by === 'rules';
  return (
    <section className="replay" aria-label={text('replay.title')}>
      {/* The slider itself says what it leads to. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its place is scrolled, by keyboard too */}
      <p className="replay-told" ref={told} tabIndex={0} aria-live={isSliding ? 'off' : 'polite'}>
        {replay.isAtEnd && <strong>{endLine(shown)} </strong>}
        {words}
      </p>
      <ReplaySteps replay={replay} text={text} />
      <Slide replay={replay} told={words} text={text} slides={setSliding} />
      <div className="replay-deeds">
        {isDecided && (
          <button type="button" className="button replay-why" onClick={() => open('end')}>
            {text('table.why-won')}
          </button>
        )}
        <WhatNext model={model} />
      </div>
      {model.isUnsaved && <p role="alert">{text('table.unsaved')}</p>}
      <WhyNot shown={shown} />
    </section>
  );
}

/** From a moment before the end the match can go another way; at the end another one can be played. */
function WhatNext({ model }: { readonly model: TableModel }) {
  if (canPlayOn(model)) return <PlayOn model={model} />;
  return canAgain(model) ? <PlayAgain model={model} /> : <OtherTable model={model} />;
}

interface SlideProps {
  readonly replay: Replay;
  readonly told: string;
  readonly text: AppText;
  /** Told when the slider gets the focus, and when it loses it. */
  readonly slides: (isSliding: boolean) => void;
}

function Slide({ replay, told, text, slides }: SlideProps) {
  const { at: step, last: steps } = replay;
  return (
    <div className="replay-slide">
      <input
        type="range"
        aria-label={text('replay.moment')}
        aria-valuetext={text('replay.value', { step, steps, told })}
        max={steps}
        value={step}
        onChange={({ target }) => replay.goTo(target.valueAsNumber)}
        onFocus={() => slides(true)}
        onBlur={() => slides(false)}
      />
      <span className="quiet" aria-hidden="true">
        {text('replay.count', { step, steps })}
      </span>
    </div>
  );
}

/** What led to the moment that is shown, in words. */
function toldThen({ model, scene, words }: Shown, replay: Replay): string {
  if (replay.at === 0) return scene.text('replay.deal');
  return paragraphs(words, toldSince(tableThen(model), scene.viewer, replay.since)).join(' ');
}

/** What ended the match may have had the focus, and is gone: then what is told keeps it. */
function useKeptFocus(keeps: boolean): RefObject<HTMLParagraphElement | null> {
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (keeps && document.activeElement === document.body) told.current?.focus({ preventScroll: true });
  }, [keeps]);
  return told;
}
