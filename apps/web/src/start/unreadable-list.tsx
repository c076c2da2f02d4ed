import './table-list.css';
import { useId, useState } from 'react';
import { useWords } from '../shell/words.tsx';
import type { Unreadable } from '../storage/list-tables.ts';
import { RemoveDialog, type Removing } from './remove-dialog.tsx';
import { tableWords } from './table-words.ts';
import { whenText } from './when.ts';

/** What is kept and cannot be opened: what is known of it, why, and what can be done. */
export function UnreadableList({ tables, ...removing }: Removing & { readonly tables: readonly Unreadable[] }) {
  const words = useWords();
  const { text } = words;
  const heading = useId();
  const [leaving, setLeaving] = useState<Unreadable>();
  if (tables.length === 0) return null;
  const told = ({ match }: Unreadable): string =>
    match === undefined ? text('start.unreadable-one') : tableWords(match, words).what;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{text('start.unreadable')}</h2>
      <p className="quiet unreadable-text">{text('start.unreadable-text')}</p>
      <ul className="table-list">
        {tables.map((table) => (
          <UnreadableItem key={String(table.id)} table={table} ask={() => setLeaving(table)} />
        ))}
      </ul>
      {leaving === undefined ? null : (
        <RemoveDialog id={leaving.id} what={told(leaving)} close={() => setLeaving(undefined)} {...removing} />
      )}
    </section>
  );
}

async function save(table: Unreadable): Promise<void> {
  const [{ rawText }, { saveFile }] = await Promise.all([
    import('../storage/list-tables.ts'),
    import('../storage/save-file.ts'),
  ]);
  saveFile(rawText(table), `${String(table.id).slice(0, 32)}.record`);
}

function UnreadableItem({ table, ask }: { readonly table: Unreadable; readonly ask: () => void }) {
  const words = useWords();
  const { text, language } = words;
  const { match, why, touched } = table;
  const [told, saving, removing] = [useId(), useId(), useId()];
  const when = touched === undefined ? undefined : whenText(touched, Date.now(), language);
  return (
    <li className="unreadable">
      <div id={told} className="unreadable-told">
        <strong>{text('start.unreadable-one')}</strong>
        {match === undefined ? null : <span>{tableWords(match, words).what}</span>}
        <span className="quiet">{text(`start.unreadable-${why}`)}</span>
        {when === undefined ? null : <span className="quiet">{text('start.touched', { when })}</span>}
      </div>
      <div className="unreadable-doors">
        <button
          type="button"
          id={saving}
          className="button plain"
          aria-labelledby={`${saving} ${told}`}
          onClick={() => save(table)}
        >
          {text('start.save')}
        </button>
        <button
          type="button"
          id={removing}
          className="button plain"
          aria-labelledby={`${removing} ${told}`}
          onClick={ask}
        >
          {text('start.remove')}
        </button>
      </div>
    </li>
  );
}
