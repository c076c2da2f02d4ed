import { describeRecordFlaw } from '@interregnum/texts/lazy';
import { type ChangeEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useWords, type Words } from '../shell/words.tsx';
import type { Opened } from './opening.ts';

/** No record is as long as this, by far; what is longer is not even read. */
const MOST_BYTES = 64_000_000;

async function opened(file: File): Promise<Opened> {
  if (file.size > MOST_BYTES) return { flaw: { entry: 0, flaw: 'too-long', values: {} } };
  const [text, { openRecord }] = await Promise.all([file.text(), import('./opening.ts')]);
  return openRecord(text);
}

/** Why a file was not opened, as a text in whatever language is set. */
type Trouble = (words: Words) => string;

function troubleOf(file: string, result: Exclude<Opened, { id: string }>): Trouble {
  return 'sealed' in result
    ? ({ text }) => text('start.open-sealed', { file })
    : ({ text, table }) => text('start.open-flaw', { file, flaw: describeRecordFlaw(table, result.flaw) });
}

/** Opens the file of a match record; if it cannot be opened, it says why. */
export function OpenRecord() {
  const words = useWords();
  const { text } = words;
  const [, navigate] = useLocation();
  const [trouble, setTrouble] = useState<{ readonly say: Trouble }>();
  const [heading, about, field] = [useId(), useId(), useId()];
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const result = await opened(file).catch(() => undefined);
    target.value = '';
    if (result === undefined) setTrouble({ say: (now) => now.text('start.open-unread', { file: file.name }) });
    else if ('id' in result) navigate(`/table/${result.id}`);
    else setTrouble({ say: troubleOf(file.name, result) });
  };
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{text('start.open')}</h2>
      <p className="quiet" id={about}>
        {text('start.open-text')}
      </p>
      <div className="open-record">
        <input type="file" id={field} aria-describedby={about} onChange={open} />
        <label htmlFor={field} className="button">
          {text('start.open-choose')}
        </label>
      </div>
      <p role="alert" className="wrong">
        {trouble?.say(words) ?? ''}
      </p>
    </section>
  );
}
