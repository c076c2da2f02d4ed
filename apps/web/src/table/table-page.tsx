import { describeRecordFlaw } from '@interregnum/texts/lazy';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Header } from '../shell/header.tsx';
import { useLanguage, useWords } from '../shell/words.tsx';
import { TableModel } from './model.ts';
import { openKept, type Trouble } from './open.ts';
import { TableScreen } from './table-screen.tsx';

/** A table by its id, as soon as its record, its rules and its words are there. */
export function TablePage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<TableModel | Trouble>();
  useEffect(() => {
    const closing = new AbortController();
    openKept(id, closing.signal).then(
      (found) => !closing.signal.aborted && setOpened(found),
      () => !closing.signal.aborted && setOpened({ trouble: 'storage' }),
    );
    return () => closing.abort();
  }, [id]);
  if (opened === undefined) return null;
  return opened instanceof TableModel ? <WithWords model={opened} /> : <Closed trouble={opened} />;
}

function WithWords({ model }: { readonly model: TableModel }) {
  const language = useLanguage(model.table.game.meta.id);
  const { language: shown } = useWords();
  return language === shown ? <TableScreen model={model} /> : null;
}

/** A table that cannot be opened: why, and what to do. */
function Closed({ trouble }: { readonly trouble: Trouble }) {
  const { text, table } = useWords();
  const [title, why] =
    'flaw' in trouble
      ? [text('table.broken'), describeRecordFlaw(table, trouble.flaw)]
      : [text(`table.${trouble.trouble}`), text(`table.${trouble.trouble}-help`)];
  return (
    <>
      <Header title={text('app.name')} />
      <main className="page">
        <h2>{title}</h2>
        <p>{why}</p>
        <Link href="/" className="button">
          {text('table.to-start')}
        </Link>
      </main>
    </>
  );
}
