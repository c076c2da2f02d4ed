import type { TableLine } from '@interregnum/protocol/client';
import { useId, useState } from 'react';
import { useOnlineWords } from '../connection/words.ts';
import { TableItem } from './table-item.tsx';

interface SectionProps {
  readonly title: string;
  readonly className: string;
  readonly tables: readonly TableLine[];
  /** So many are listed before all are asked for. */
  readonly most: number;
}

/** A list of tables under its heading; nothing where there are none. */
export function TablesSection({ title, className, tables, most }: SectionProps) {
  const online = useOnlineWords();
  const heading = useId();
  const [isWhole, setWhole] = useState(false);
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={className}>
      <h2 id={heading}>{title}</h2>
      <ul className="table-list my-tables">
        {tables.slice(0, isWhole ? undefined : most).map((line) => (
          <TableItem key={line.table} line={line} />
        ))}
      </ul>
      {!isWhole && tables.length > most && (
        <button type="button" className="button plain" onClick={() => setWhole(true)}>
          {online('mine.more', { count: tables.length })}
        </button>
      )}
    </section>
  );
}
