import './prompt-bar.css';
import { type RefObject, useEffect, useRef } from 'react';
import { useWords } from '../shell/words.tsx';
import { Chips } from './chips.tsx';
import { NotationEntry } from './notation-entry.tsx';
import { PromptNote } from './prompt-note.tsx';
import { aboutWhat, madeSoFar, newsNow, questionOf } from './question.ts';
import type { Shown } from './use-table.ts';
import { WhyNot } from './why-not.tsx';

/** Whose turn it is, what is asked, the answers that are not drawn, undo and commit: always in the same place. */
export function PromptBar({ shown }: { readonly shown: Shown }) {
  const { model, scene } = shown;
  const { table } = useWords();
  const question = useKeptFocus();
  const [made, about] = [madeSoFar(shown), aboutWhat(shown)];
  return (
    <section className="prompt" aria-label={scene.text('table.question')}>
      <div className="prompt-line">
        <div className="prompt-words">
          <p className="prompt-question" ref={question} tabIndex={-1}>
            {questionOf(shown, table)}
          </p>
          <PromptNote key={`${made} ${about}`} made={made} about={about} news={newsNow(shown)} />
        </div>
        <div className="prompt-acts">
          <Chips shown={shown} />
          <Deeds shown={shown} />
        </div>
      </div>
      {model.isUnsaved && <p role="alert">{scene.text('table.unsaved')}</p>}
      <WhyNot shown={shown} />
    </section>
  );
}

/** What had the focus may be gone with the choice that was made: then the question keeps it. */
function useKeptFocus(): RefObject<HTMLParagraphElement | null> {
  const question = useRef<HTMLParagraphElement>(null);
  const isLost = (): boolean => document.activeElement === document.body;
  const wasLost = isLost();
  useEffect(() => {
    if (!wasLost && isLost()) question.current?.focus({ preventScroll: true });
  });
  return question;
}

/** Going back, and going on or typing an answer: each has a place of its own, also while it is empty. */
function Deeds({ shown }: { readonly shown: Shown }) {
  const { model, scene } = shown;
  return (
    <div className="prompt-deeds">
      <div className="prompt-back">
        {model.canUndo && <Deed words={scene.text('table.undo')} act={() => model.undo()} />}
      </div>
      <div className="prompt-on">
        <GoingOn shown={shown} />
        <NotationEntry shown={shown} />
      </div>
    </div>
  );
}

function GoingOn({ shown }: { readonly shown: Shown }) {
  const { model, scene } = shown;
  const { text } = scene;
  if (model.playback.isRunning) return <Deed words={text('table.skip')} act={() => model.skipPlayback()} />;
  if (model.session.program !== undefined)
    return (
      <Deed words={text(model.failure === undefined ? 'table.hurry' : 'table.ask-again')} act={() => model.hurry()} />
    );
  if (!model.canCommit) return null;
  return <Deed words={text(model.canUndo ? 'table.commit' : 'table.go-on')} act={() => model.commit()} gold />;
}

function Deed({ words, act, gold = false }: { words: string; act: () => void; gold?: boolean }) {
  return (
    <button type="button" className={gold ? 'button gold' : 'button'} onClick={act}>
      {words}
    </button>
  );
}
