import { newsFrom } from '@interregnum/table';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../shell/words.tsx';
import { sentences } from './news.tsx';
import type { Shown } from './use-table.ts';

/** Tells screen readers what happened and what is asked, as it changes. */
export function Announcer({ shown }: { readonly shown: Shown }) {
  const { model, scene, words } = shown;
  const { table: text } = useWords();
  const told = useRef(newsFrom(model.table, scene.viewer));
  const [said, say] = useState('');
  const { prompt, table } = model;
  const asked =
    prompt === undefined ? (model.canCommit ? scene.text('table.complete') : '') : words.say('prompt', prompt);
  const thinking = model.session.program;
  useEffect(() => {
    const news = sentences(shown, table, told.current);
    told.current = table.choices.length;
    const waits = thinking === undefined ? '' : text('play.thinks', { name: scene.nameOf(thinking) });
    say([...news, asked || waits].filter(Boolean).join(' '));
  }, [asked, table, shown, thinking, text, scene]);
  return (
    <p className="unseen" role="log" aria-live="polite">
      {said}
    </p>
  );
}
