import { useWords } from '../shell/words.tsx';
import type { Removing } from './remove-dialog.tsx';
import { TableList } from './table-list.tsx';
import { UnreadableList } from './unreadable-list.tsx';
import type { Tables } from './use-tables.ts';

/** What is kept in this browser: fetched once something is. */
export function KeptTables({ tables, unreadable, ...removing }: Removing & Pick<Tables, 'tables' | 'unreadable'>) {
  const { text } = useWords();
  return (
    <>
      <TableList title={text('start.continue')} tables={tables.filter(({ match }) => !match.isOver)} {...removing} />
      <TableList title={text('start.finished')} tables={tables.filter(({ match }) => match.isOver)} {...removing} />
      <UnreadableList tables={unreadable} {...removing} />
    </>
  );
}
