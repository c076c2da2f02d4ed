import './join.css';
import {
  allKeptFor,
  type Invitation,
  invitationTo,
  mayWatch,
  RequestFailed,
  type TableInfo,
} from '@interregnum/protocol/client';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../shell/words.tsx';
import { ConnectionNote } from '../connection/connection-note.tsx';
import { OnlinePage, OnlineWords } from '../connection/online-page.tsx';
import { pageConnection } from '../connection/page-connection.ts';
import { useOnlineWords } from '../connection/words.ts';
import { JoinForm } from './join-form.tsx';

interface JoinPageProps {
  readonly table: string;
  readonly token: string;
}

/** What a link leads to. Nothing changes before the visitor sits down. */
export const JoinPage = (props: JoinPageProps) => (
  <OnlineWords>
    <Invited {...props} />
  </OnlineWords>
);

function Invited({ table, token }: JoinPageProps) {
  const online = useOnlineWords();
  const { info, look } = useInvitation(table, token);
  if (info === undefined)
    return (
      <OnlinePage title={online('join.title')}>
        <ConnectionNote />
      </OnlinePage>
    );
  if (info === 'gone')
    return (
      <OnlinePage title={online('join.title')}>
        <Closed state="gone" />
      </OnlinePage>
    );
  return (
    <OnlineWords games={[info.game]}>
      <Known info={info} token={token} look={look} />
    </OnlineWords>
  );
}

/** What the link leads to, asked when the page is opened and whenever it is looked at again. */
function useInvitation(table: string, token: string) {
  const [info, setInfo] = useState<TableInfo | 'gone'>();
  const look = useCallback(async (): Promise<void> => {
    try {
      setInfo((await pageConnection().ask('invited', { table, token })).info);
    } catch (problem) {
      if (problem instanceof RequestFailed) setInfo('gone');
    }
  }, [table, token]);
  useEffect(() => {
    const again = (): void => {
      if (document.visibilityState === 'visible') void look();
    };
    again();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [look]);
  return { info, look };
}

interface KnownProps {
  readonly info: TableInfo;
  readonly token: string;
  readonly look: () => Promise<void>;
}

function Known({ info, token, look }: KnownProps) {
  const { text } = useWords();
  const state = invitationTo(info);
  const game = text(`start.title.${info.game}`);
  return (
    <OnlinePage title={game}>
      <ConnectionNote />
      {state === 'open' ? (
        <JoinForm info={info} token={token} look={look} />
      ) : state === 'yours' || state === 'seated' ? (
        <Own state={state} table={info.table} />
      ) : (
        <Closed state={state} info={info} token={token} />
      )}
    </OnlinePage>
  );
}

function Own({ state, table }: { readonly state: 'yours' | 'seated'; readonly table: string }) {
  const online = useOnlineWords();
  return (
    <>
      <h2>{online(`join.${state}`)}</h2>
      <p>{online(`join.${state}-text`)}</p>
      <Link href={`/online/${table}`} className="button gold">
        {online('join.to-table')}
      </Link>
    </>
  );
}

interface ClosedProps {
  readonly state: Exclude<Invitation, 'open' | 'yours' | 'seated'> | 'gone';
  readonly info?: TableInfo;
  readonly token?: string;
}

/** There is no seat: why, and what there is instead. */
function Closed({ state, info, token }: ClosedProps) {
  const { text, language } = useWords();
  const kept = info === undefined ? [] : (allKeptFor(info) ?? []);
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(kept);
  const online = useOnlineWords();
  return (
    <>
      <h2>{online(`join.state.${state}`)}</h2>
      <p>{online(`join.state.${state}-text`, { names })}</p>
      <div className="join-doors">
        {info !== undefined && mayWatch(info) && (
          <Link href={`/watch/${info.table}/${token}`} className="button">
            {online('join.watch')}
          </Link>
        )}
        <Link href={info === undefined ? '/' : `/friend/${info.game}`} className="button">
          {online('join.own')}
        </Link>
        <Link href="/" className="button">
          {text('table.to-start')}
        </Link>
      </div>
    </>
  );
}
