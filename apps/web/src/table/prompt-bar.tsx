import './prompt-bar.css';
import { draftTexts, isOver } from '@interregnum/table';
import { crumbs } from '@interregnum/texts/lazy';
import { type RefObject, useEffect, useRef } from 'react';
import { Target } from '../look/target.tsx';
import { useWords } from '../shell/words.tsx';
import { NotationEntry } from './notation-entry.tsx';
import { aboutWhat, questionOf } from './question.ts';
import type { Opener } from './table-header.tsx';
import type { Shown } from './use-table.ts';
import { WhyNot } from './why-not.tsx';

/** Whose turn it is, what is asked, the answers that are not drawn, undo and commit: always in the same place. */
export function PromptBar({ shown, open }: { readonly shown: Shown; readonly open: (what: Opener) => void }) {
  const { model, scene, chips, choices } = shown;
  const { Glyph } = model.view;
  const { table } = useWords();
  const question = useKeptFocus();
  const about = aboutWhat(shown);
  const made = crumbs([...draftTexts(model.table), ...touchedTexts(shown)], choices);
  return (
    <section className="prompt" aria-label={scene.text('table.question')}>
      <div className="prompt-line">
        <div className="prompt-words">
          <p className="prompt-question" ref={question} tabIndex={-1}>
            {questionOf(shown, table)}
          </p>
          {made !== '' && <p className="prompt-made quiet">{made}</p>}
          {about !== undefined && <p className="prompt-about quiet">{about}</p>}
        </div>
        {chips.length > 0 && (
          <div className="prompt-chips">
            {chips.map(({ mark, words }) => (
              <Target key={mark} mark={mark} scene={scene} label={words} className="button chip" plain>
                <Glyph mark={mark} />
                <span>{words}</span>
              </Target>
            ))}
          </div>
        )}
        <NotationEntry shown={shown} />
        <Deeds shown={shown} open={open} />
      </div>
      {model.isUnsaved && <p role="alert">{scene.text('table.unsaved')}</p>}
      <WhyNot shown={shown} />
    </section>
  );
}

/** What had the focus may be gone with the choice that was made: then the question keeps it. */
function useKeptFocus(): RefObject<HTMLParagraphElement | null> {
  const question = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && hadFocus.current) question.current?.focus({ preventScroll: true });
    hadFocus.current = !isLost;
  });
  return question;
}

const touchedTexts = ({ model }: Shown): string[] =>
  model.touched.length === 0 ? [] : [model.touched.map(({ text }) => text).join(' ')];

/** What can be done beside answering. */
function Deeds({ shown, open }: { readonly shown: Shown; readonly open: (what: Opener) => void }) {
  const { model, scene } = shown;
  const { text } = scene;
  if (model.playback.isRunning) return <Deed words={text('table.skip')} act={() => model.skipPlayback()} />;
  if (isOver(model.table)) return <Deed words={text('table.why-won')} act={() => open('end')} />;
  if (model.session.program !== undefined)
    return (
      <Deed words={text(model.failure === undefined ? 'table.hurry' : 'table.ask-again')} act={() => model.hurry()} />
    );
  return (
    <div className="prompt-deeds">
      {model.canUndo && <Deed words={text('table.undo')} act={() => model.undo()} />}
      {model.canCommit && (
        <Deed words={text(model.canUndo ? 'table.commit' : 'table.go-on')} act={() => model.commit()} gold />
      )}
    </div>
  );
}

function Deed({ words, act, gold = false }: { words: string; act: () => void; gold?: boolean }) {
  return (
    <button type="button" className={gold ? 'button gold' : 'button'} onClick={act}>
      {words}
    </button>
  );
}
