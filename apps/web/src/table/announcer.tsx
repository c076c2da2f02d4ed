import { isOver, newsOf, toldSince } from '@interregnum/table';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../shell/words.tsx';
import { questionOf } from './question.ts';
import { paragraphs } from './said.ts';
import type { Shown } from './use-table.ts';

/** Of what was said, so much stays: a reader may not have come to it yet. */
const STAYS = 8;

interface Said {
  readonly number: number;
  readonly words: string;
}

/** Tells screen readers what happened and what is asked, as it changes: one line after the other. */
export function Announcer({ shown }: { readonly shown: Shown }) {
  const { model, scene, words } = shown;
  const { table: text } = useWords();
  /** How many decisions were announced; at first there are news. */
  const announced = useRef<number>(undefined);
  const [said, say] = useState<readonly Said[]>([]);
  const { table } = model;
  const asked = model.playback.isRunning || isOver(table) ? '' : questionOf(shown, text);
  useEffect(() => {
    const { current: from } = announced;
    const told = from === undefined ? newsOf(table, scene.viewer) : toldSince(table, scene.viewer, from);
    announced.current = table.choices.length;
    const next = [...paragraphs(words, told), asked].filter(Boolean).join(' ');
    if (next === '') return;
    say((before) =>
      before.at(-1)?.words === next
        ? before
        : [...before, { number: (before.at(-1)?.number ?? 0) + 1, words: next }].slice(-STAYS),
    );
  }, [asked, table, words, scene]);
  return (
    <div className="unseen" role="log" aria-live="polite">
      {said.map(({ number, words: line }) => (
        <p key={number}>{line}</p>
      ))}
    </div>
  );
}
