import { isOver, newsOf, toldSince } from '@interregnum/table';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../shell/words.tsx';
import { questionOf } from './question.ts';
import { paragraphs } from './said.ts';
import type { Shown } from './use-table.ts';

/** Tells screen readers what happened and what is asked, as it changes. */
export function Announcer({ shown }: { readonly shown: Shown }) {
  const { model, scene, words } = shown;
  const { table: text } = useWords();
  /** How many decisions were announced; at first there are news. */
  const announced = useRef<number>(undefined);
  const [said, say] = useState('');
  const { table } = model;
  const asked = model.playback.isRunning || isOver(table) ? '' : questionOf(shown, text);
  useEffect(() => {
    const { current: from } = announced;
    const told = from === undefined ? newsOf(table, scene.viewer) : toldSince(table, scene.viewer, from);
    announced.current = table.choices.length;
    say([...paragraphs(words, told), asked].filter(Boolean).join(' '));
  }, [asked, table, words, scene]);
  return (
    <p className="unseen" role="log" aria-live="polite">
      {said}
    </p>
  );
}
