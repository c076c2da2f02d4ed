import './open-record.css';
import { describeRecordFlaw } from '@interregnum/texts/lazy';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords, type Words } from '../shell/words.tsx';
import { storageFailure } from '../storage/storage-failure.ts';
import type { Opened } from './opening.ts';

/** Many times as long as the longest match; what is larger is not even read. */
const MOST_MEGABYTES = 4;

/** Why a file was not opened, as a text in whatever language is set. */
type Complaint = (words: Words) => string;

const tooLarge =
  (file: string, bytes: number): Complaint =>
  ({ text, language }) => {
    const [size, most] = [bytes / 1_000_000, MOST_MEGABYTES].map((megabytes) =>
      megabytes.toLocaleString(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 }),
    );
    return text('start.open-large', { file, size, most });
  };

function complaintOf(file: string, result: Exclude<Opened, { id: string } | { kept: string }>): Complaint {
  if ('sealed' in result) return ({ text }) => text('start.open-sealed', { file });
  if ('behind' in result) return ({ text }) => text('start.open-behind', { file, line: result.behind });
  return ({ text, table }) => text('start.open-flaw', { file, flaw: describeRecordFlaw(table, result.flaw) });
}

/** What to tell of a file; where its match is kept already, also at which table. */
interface Answer {
  readonly say: Complaint;
  readonly kept?: string;
}

/** Where a file can be looked at, or why it cannot. */
async function openFile(file: File): Promise<{ readonly id: string } | Answer> {
  if (file.size > MOST_MEGABYTES * 1_000_000) return { say: tooLarge(file.name, file.size) };
  const given = await file.text().catch(() => undefined);
  if (given === undefined) return { say: ({ text }) => text('start.open-unread', { file: file.name }) };
  try {
    const { openRecord } = await import('./opening.ts');
    const result = await openRecord(given);
    if ('id' in result) return result;
    if ('kept' in result) return { say: ({ text }) => text('start.open-kept', { file: file.name }), kept: result.kept };
    return { say: complaintOf(file.name, result) };
  } catch (problem) {
    // Nothing is wrong with the record, but it cannot be kept.
    const failure = storageFailure(problem);
    return { say: ({ text }) => text(`start.failed.${failure}`) };
  }
}

/** Opens the file of a match record; if it cannot be opened, it says why. */
export function OpenRecord() {
  const words = useWords();
  const { text } = words;
  const [, navigate] = useLocation();
  const [answer, setAnswer] = useState<Answer>();
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer !== undefined) said.current?.scrollIntoView({ block: 'center' });
  }, [answer]);
  const [heading, about, field] = [useId(), useId(), useId()];
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file === undefined) return;
    setAnswer(undefined);
    const result = await openFile(file);
    target.value = '';
    if ('id' in result) navigate(`/table/${result.id}`);
    else setAnswer(result);
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
      <div role="alert" ref={said} className="open-record-answer">
        {answer !== undefined && <p className={answer.kept === undefined ? 'wrong' : ''}>{answer.say(words)}</p>}
        {answer?.kept !== undefined && (
          <Link href={`/table/${answer.kept}`} className="button">
            {text('start.open-kept-link')}
          </Link>
        )}
      </div>
    </section>
  );
}
