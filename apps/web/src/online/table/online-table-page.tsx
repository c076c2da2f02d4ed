import { type RemoteMatch, RemoteTable } from '@interregnum/protocol/client';
import { seatNames } from '@interregnum/screen';
import { lazy, Suspense, startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../shell/words.tsx';
import { TableScreen } from '../../table/screen/table-screen.tsx';
import { ConnectionNote } from '../connection/connection-note.tsx';
import { OnlinePage, OnlineWords } from '../connection/online-page.tsx';
import { pageConnection } from '../connection/page-connection.ts';
import { useSubscription } from '../connection/use-connection.ts';
import { useOnlineWords } from '../connection/words.ts';
import { WaitingRoom } from '../waiting-room/waiting-room.tsx';
import { type OpenedTable, openRemote } from './open-remote.ts';

const PlanTable = lazy(async () => ({ default: (await import('../plans/plan-table.tsx')).PlanTable }));

interface OnlineTableProps {
  readonly table: string;
  /** Of the link by which the visitor watches. */
  readonly token?: string;
}

/** A table at a server: its waiting room until the match begins, then the screen of all tables. */
export const OnlineTablePage = (props: OnlineTableProps) => (
  <OnlineWords>
    <Watching {...props} />
  </OnlineWords>
);

function useRemote({ table, token }: OnlineTableProps): RemoteTable | undefined {
  const { table: words } = useWords();
  const [remote, setRemote] = useState<RemoteTable>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who sits there is named in the language of the moment
  useEffect(() => {
    const made = new RemoteTable(pageConnection(), {
      table,
      ...(token !== undefined && { token }),
      names: (seats) => seatNames(seats, words),
    });
    setRemote(made);
    return () => made.close();
  }, [table, token]);
  useSubscription(remote);
  return remote?.id === table ? remote : undefined;
}

function Watching({ table, token }: OnlineTableProps) {
  const { text } = useWords();
  const remote = useRemote({ table, ...(token !== undefined && { token }) });
  const info = remote?.info;
  const error = remote?.error?.code;
  if (error === 'no-table' || (error !== undefined && info === undefined)) return <Closed state="text" />;
  if (remote === undefined || info === undefined) return <Arriving />;
  if (info.phase === 'withdrawn') return <Closed state="withdrawn-text" />;
  if (remote.match !== undefined) return <Played remote={remote} match={remote.match} token={token} />;
  if (info.phase === 'playing' || info.phase === 'over') return <p className="arriving">{text('app.name')}</p>;
  return (
    <OnlineWords games={[info.game]}>
      <WaitingRoom remote={remote} info={info} />
    </OnlineWords>
  );
}

function Arriving() {
  const { text } = useWords();
  return (
    <OnlinePage title={text('app.name')}>
      <ConnectionNote />
    </OnlinePage>
  );
}

/** A table that is not there, or not for this browser. */
function Closed({ state }: { readonly state: 'text' | 'withdrawn-text' }) {
  const { text } = useWords();
  const online = useOnlineWords();
  return (
    <OnlinePage title={text('app.name')}>
      <h2>{online(state === 'text' ? 'closed.title' : 'closed.withdrawn')}</h2>
      <p>{online(`closed.${state}`)}</p>
      <Link href="/" className="button">
        {text('table.to-start')}
      </Link>
    </OnlinePage>
  );
}

interface PlayedProps {
  readonly remote: RemoteTable;
  readonly match: RemoteMatch;
  readonly token: string | undefined;
}

/** The match on the screen of all tables. */
function Played({ remote, match, token }: PlayedProps) {
  const { text } = useWords();
  const [opened, setOpened] = useState<OpenedTable>();
  useEffect(() => {
    const closing = new AbortController();
    openRemote(remote, match, token, closing.signal).then(
      (table) => !closing.signal.aborted && startTransition(() => setOpened(table)),
    );
    return () => closing.abort();
  }, [remote, match, token]);
  if (opened?.model.id !== remote.id) return <p className="arriving">{text('app.name')}</p>;
  return (
    <OnlineWords games={[opened.model.gameId]}>
      <TableOrPlan {...opened} />
    </OnlineWords>
  );
}

/** The table, or in its place that on which a plan is drafted. */
function TableOrPlan({ model, online }: OpenedTable) {
  const isPlanning = useSyncExternalStore(online.subscribe, () => online.opened === 'planning');
  if (!isPlanning) return <TableScreen model={model} />;
  return (
    <Suspense>
      <PlanTable online={online} model={model} />
    </Suspense>
  );
}
