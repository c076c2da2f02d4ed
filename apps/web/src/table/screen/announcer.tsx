import { hasEnded } from '@interregnum/match';
import { logSince, looksBack, newsIn, paragraph } from '@interregnum/screen';
import { useEffect, useRef, useState } from 'react';
import type { ShownTable } from '../model/use-shown.ts';
import { questionWords } from '../prompt/question-words.ts';

/** Of what was said, so much stays: a reader may not have come to it yet. */
const STAYS = 8;

interface Said {
  readonly number: number;
  readonly words: string;
}

interface AnnouncerProps {
  readonly shown: ShownTable;
  /** What a lesson says, between what happened and what is asked. */
  readonly voice?: string;
}

/** Tells screen readers what happened and what is asked, as it changes: one line after the other. */
export function Announcer({ shown, voice = '' }: AnnouncerProps) {
  const { model, screen, input, wording } = shown;
  const { view, moment } = input;
  const { remarkOn } = model.gameTable;
  /** How many decisions were announced; at first there are news. */
  const announced = useRef<number>(undefined);
  const [said, say] = useState<readonly Said[]>([]);
  const isQuiet = moment.isPlayedBack || looksBack(input) || hasEnded(view) || screen.question.kind === 'pending';
  const asked = isQuiet ? '' : questionWords(screen.question, wording);
  useEffect(() => {
    const { current: from } = announced;
    const { length } = view.choices;
    const told = from === undefined ? newsIn(view) : logSince(view, from);
    announced.current = length;
    const news = told.flatMap((each, at) => [
      paragraph(wording.words, each),
      remarkOn(view, length - told.length + at, wording),
    ]);
    const next = [...news, voice, asked].filter(Boolean).join(' ');
    if (next === '') return;
    say((before) =>
      before.at(-1)?.words === next
        ? before
        : [...before, { number: (before.at(-1)?.number ?? 0) + 1, words: next }].slice(-STAYS),
    );
  }, [asked, view, wording, voice, remarkOn]);
  return (
    <div className="unseen" role="log" aria-live="polite">
      {said.map(({ number, words: line }) => (
        <p key={number}>{line}</p>
      ))}
    </div>
  );
}
