import { newsOf, toldSince } from '@interregnum/table';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../shell/words.tsx';
import { paragraphs } from './said.ts';
import type { Shown } from './use-table.ts';

/** Tells screen readers what happened and what is asked, as it changes. */
export function Announcer({ shown }: { readonly shown: Shown }) {
  const { model, scene, words } = shown;
  const { table: text } = useWords();
  /** How many decisions were announced; at first there are news. */
  const announced = useRef<number>(undefined);
  const [said, say] = useState('');
  const { prompt, table } = model;
  const asked =
    prompt === undefined ? (model.canCommit ? scene.text('table.complete') : '') : words.say('prompt', prompt);
  const thinking = model.session.program;
  useEffect(() => {
    const { current: from } = announced;
    const told = from === undefined ? newsOf(table, scene.viewer) : toldSince(table, scene.viewer, from);
    announced.current = table.choices.length;
    const waits = thinking === undefined ? '' : text('play.thinks', { name: scene.nameOf(thinking) });
    say([...paragraphs(words, told), asked || waits].filter(Boolean).join(' '));
  }, [asked, table, words, thinking, text, scene]);
  return (
    <p className="unseen" role="log" aria-live="polite">
      {said}
    </p>
  );
}
