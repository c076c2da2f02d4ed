import { describeRecordFlaw } from '@interregnum/texts/lazy';
import { lazy, startTransition, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Header } from '../shell/header.tsx';
import { useWords, WordsProvider } from '../shell/words.tsx';
import { untilFree } from '../storage/lock.ts';
import { storageFailure } from '../storage/storage-failure.ts';
import { TableModel } from './model/table-model.ts';
import { openTable, type TableFailure } from './open/open-table.ts';
import { TableScreen } from './screen/table-screen.tsx';

const MovedTable = lazy(async () => ({ default: (await import('../online/friend/moved-table.tsx')).MovedTable }));

/** A table by its id, as soon as its record, its rules and its words are there. */
export function TablePage({ id }: { readonly id: string }) {
  const { text } = useWords();
  const [opened, setOpened] = useState<TableModel | TableFailure>();
  const [failure, fail] = useState<{ readonly problem: unknown }>();
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const open = async (): Promise<void> => {
      const found = await openTable(id, signal);
      if (signal.aborted) return;
      startTransition(() => setOpened(found));
      // Another tab has it, or this very page before it was reloaded, on a busy machine: it opens as soon as it is free.
      if ('problem' in found && found.problem === 'elsewhere') await untilFree(id, signal).then(open);
    };
    open().catch((problem: unknown) => {
      if (signal.aborted) return;
      if (storageFailure(problem) === 'other') fail({ problem });
      else setOpened({ problem: 'storage' });
    });
    return () => closing.abort();
  }, [id]);
  // A part of the app could not be loaded.
  if (failure !== undefined) throw failure.problem;
  if (opened === undefined) return <p className="arriving">{text('app.name')}</p>;
  if ('movedTo' in opened) return <MovedTable to={opened.movedTo} />;
  if (!(opened instanceof TableModel)) return <Closed problem={opened} />;
  return (
    <WordsProvider catalogues={[opened.gameId]}>
      <TableScreen model={opened} />
    </WordsProvider>
  );
}

/** A table that cannot be opened: why, and what to do. */
function Closed({ problem }: { readonly problem: Exclude<TableFailure, { readonly movedTo: string }> }) {
  const { text, table } = useWords();
  const [title, why] =
    'flaw' in problem
      ? [text('table.broken'), describeRecordFlaw(table, problem.flaw)]
      : [text(`table.${problem.problem}`), text(`table.${problem.problem}-help`)];
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
