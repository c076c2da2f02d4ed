import './open-record.css';
import { describeRecordFlaw } from '@interregnum/texts/lazy';
import { type ChangeEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
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

function complaintOf(file: string, result: Exclude<Opened, { id: string }>): Complaint {
  if ('sealed' in result) return ({ text }) => text('start.open-sealed', { file });
  if ('behind' in result) return ({ text }) => text('start.open-behind', { file, line: result.behind });
  return ({ text, table }) => text('start.open-flaw', { file, flaw: describeRecordFlaw(table, result.flaw) });
}

/** Where a file can be looked at, or why it cannot. */
async function openFile(file: File): Promise<{ readonly id: string } | { readonly say: Complaint }> {
  if (file.size > MOST_MEGABYTES * 1_000_000) return { say: tooLarge(file.name, file.size) };
  const given = await file.text().catch(() => undefined);
  if (given === undefined) return { say: ({ text }) => text('start.open-unread', { file: file.name }) };
  try {
    const { openRecord } = await import('./opening.ts');
    const result = await openRecord(given);
    return 'id' in result ? result : { say: complaintOf(file.name, result) };
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
  const [complaint, setComplaint] = useState<{ readonly say: Complaint }>();
  const [heading, about, field] = [useId(), useId(), useId()];
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file === undefined) return;
    setComplaint(undefined);
    const result = await openFile(file);
    target.value = '';
    if ('id' in result) navigate(`/table/${result.id}`);
    else setComplaint(result);
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
        {complaint?.say(words) ?? ''}
      </p>
    </section>
  );
}
