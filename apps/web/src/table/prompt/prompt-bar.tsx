import './prompt-bar.css';
import { type RefObject, useEffect, useRef } from 'react';
import type { ShownTable } from '../model/use-shown.ts';
import { Chips } from './chips.tsx';
import { NotationEntry } from './notation-entry.tsx';
import { PromptNote } from './prompt-note.tsx';
import { questionWords } from './question-words.ts';
import { WhyNot } from './why-not.tsx';

/** Whose turn it is, what is asked, the answers that are not drawn, undo and commit: always in the same place. */
export function PromptBar({ shown }: { readonly shown: ShownTable }) {
  const { model, scene, screen, wording } = shown;
  const question = useKeptFocus();
  const { chosenText, effectText } = screen;
  return (
    <section className="prompt" aria-label={scene.text('table.question')}>
      <div className="prompt-line">
        <div className="prompt-words">
          <p className={`prompt-question ${screen.question.kind}`} ref={question} tabIndex={-1}>
            {questionWords(screen.question, wording)}
          </p>
          <PromptNote
            key={`${chosenText} ${effectText}`}
            chosenText={chosenText}
            effectText={effectText}
            news={newsAtHand(shown)}
          />
        </div>
        <div className="prompt-acts">
          <Chips shown={shown} />
          <PromptButtons shown={shown} />
        </div>
      </div>
      {model.isUnsaved && <p role="alert">{scene.text('table.unsaved')}</p>}
      <Notice shown={shown} />
      <WhyNot shown={shown} />
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
function PromptButtons({ shown }: { readonly shown: ShownTable }) {
  const { model, scene } = shown;
  return (
    <div className="prompt-buttons">
      <div className="prompt-back">
        {model.canUndo && <ActionButton words={scene.text('table.undo')} act={() => model.undo()} />}
      </div>
      <div className="prompt-on">
        <ContinueButton shown={shown} />
        <NotationEntry shown={shown} />
      </div>
    </div>
  );
}

function ContinueButton({ shown }: { readonly shown: ShownTable }) {
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
  return <ActionButton words={text(model.canUndo ? 'table.commit' : 'table.go-on')} act={() => model.commit()} gold />;
}

function ActionButton({ words, act, gold = false }: { words: string; act: () => void; gold?: boolean }) {
  return (
    <button type="button" className={gold ? 'button gold' : 'button'} onClick={act}>
      {words}
    </button>
  );
}
