import './table-list.css';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../shell/words.tsx';
import type { TableEntry } from '../storage/list-tables.ts';
import { RemoveDialog, type Removing } from './remove-dialog.tsx';
import { tableWords } from './table-words.ts';
import { whenText } from './when.ts';

interface TableListProps extends Removing {
  readonly title: string;
  readonly tables: readonly TableEntry[];
}

/** Kept tables, each with the way to it. Nothing is removed without being asked for twice. */
export function TableList({ title, tables, ...removing }: TableListProps) {
  const words = useWords();
  const heading = useId();
  const [leaving, setLeaving] = useState<TableEntry>();
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul className="table-list">
        {tables.map((listed) => (
          <TableItem key={listed.id} listed={listed} ask={() => setLeaving(listed)} />
        ))}
      </ul>
      {leaving === undefined ? null : (
        <RemoveDialog
          id={leaving.id}
          what={tableWords(leaving.match, words).what}
          close={() => setLeaving(undefined)}
          {...removing}
        />
      )}
    </section>
  );
}

function TableItem({ listed, ask }: { readonly listed: TableEntry; readonly ask: () => void }) {
  const words = useWords();
  const { text, language } = words;
  const { game, names } = tableWords(listed.match, words);
  // A side that no seat plays has no name here.
  const won = listed.match.winners.flatMap((seat) => listed.match.players[seat]?.name ?? []);
  const wonBy = new Intl.ListFormat(language).format(won);
  const [link, button] = [useId(), useId()];
  return (
    <li>
      <Link href={`/table/${listed.id}`} id={link}>
        <strong>{game}</strong>
        <span>{names}</span>
        {won.length > 0 && <span>{text('start.won', { count: won.length, names: wonBy })}</span>}
        <span className="quiet">
          {text('start.decisions', { count: listed.match.decisions })} ·{' '}
          {whenText(listed.touched, Date.now(), language)}
        </span>
      </Link>
      <button type="button" id={button} className="button plain" aria-labelledby={`${button} ${link}`} onClick={ask}>
        {text('start.remove')}
      </button>
    </li>
  );
}
