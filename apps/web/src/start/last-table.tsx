import './last-table.css';
import { Link } from 'wouter';
import { useWords } from '../shell/words.tsx';
import type { TableEntry } from '../storage/list-tables.ts';
import { awaitedAt } from './turn.ts';

/** The way back to the last table that is not finished, and whose turn it is there. */
export function LastTable({ table }: { readonly table: TableEntry }) {
  const { text } = useWords();
  const awaited = awaitedAt(table.match.players, table.toAct);
  return (
    <Link href={`/table/${table.id}`} className="button last-table">
      <span>{text('start.last', { game: text(`start.title.${table.match.game}`) })}</span>
      <span className="last-table-turn">
        {awaited === undefined ? '' : awaited === 'you' ? text('start.turn-you') : text('start.turn', awaited)}
      </span>
    </Link>
  );
}
