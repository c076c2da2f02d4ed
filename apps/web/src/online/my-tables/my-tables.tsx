import { seatNames } from '@interregnum/screen';
import '../../start/table-list.css';
import './my-tables.css';
import { isOpen, type TableLine } from '@interregnum/protocol/client';
import { useCallback, useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../shell/words.tsx';
import { whenText } from '../../start/when.ts';
import { durationText } from '../clocks/durations.ts';
import { OnlineWords } from '../connection/online-page.tsx';
import { pageConnection } from '../connection/page-connection.ts';
import { useOnlineWords } from '../connection/words.ts';
import { DeclineButton } from './decline-button.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { awaitedAt, listed } from './whose-turn.ts';

/** Milliseconds after which the list is asked for again, while the page is visible. */
const AGAIN = 15_000;
/** So many are listed before all are asked for. */
const AT_FIRST = 6;

/** The visitor's tables at the server, and whose turn it is there. */
export const MyTables = () => (
  <OnlineWords>
    <Tables />
  </OnlineWords>
);

/** The visitor's tables, and how to ask for them again. */
function useMine(): readonly [readonly TableLine[], () => void] {
  const [tables, setTables] = useState<readonly TableLine[]>([]);
  const look = useCallback((): void => {
    if (document.visibilityState !== 'visible') return;
    pageConnection()
      .ask('mine', {})
      .then(
        (mine) => setTables(listed(mine.tables)),
        () => {},
      );
  }, []);
  useEffect(() => {
    look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [look]);
  return [tables, look];
}

function Tables() {
  const online = useOnlineWords();
  const heading = useId();
  const [tables, look] = useMine();
  const [isWhole, setWhole] = useState(false);
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="my-tables">
      <h2 id={heading}>{online('mine.title')}</h2>
      <ul className="table-list">
        {tables.slice(0, isWhole ? undefined : AT_FIRST).map((line) => (
          <TableItem key={line.table} line={line} look={look} />
        ))}
      </ul>
      {!isWhole && tables.length > AT_FIRST && (
        <button type="button" className="button plain" onClick={() => setWhole(true)}>
          {online('mine.more', { count: tables.length })}
        </button>
      )}
    </section>
  );
}

function TableItem({ line, look }: { readonly line: TableLine; readonly look: () => void }) {
  const { text, table } = useWords();
  const online = useOnlineWords();
  const names = seatNames(line.seats, table).map((name, seat) =>
    isOpen(line.seats[seat]) ? (line.seats[seat].keptFor ?? online('mine.open')) : name,
  );
  const awaited = awaitedAt(line);
  const { invitedBy } = line;
  const said =
    awaited === 'you'
      ? text('start.turn-you')
      : awaited === 'kept'
        ? invitedBy
          ? online('mine.invites', { name: invitedBy })
          : online('mine.kept')
        : 'seat' in awaited
          ? text('start.turn', { name: names[awaited.seat] })
          : online(`mine.${awaited.phase}`);
  const isForViewer = awaited === 'you' || awaited === 'kept';
  return (
    <li>
      <Thumbnail line={line} names={names} />
      <Link href={`/online/${line.table}`}>
        <strong>{text(`start.title.${line.game}`)}</strong>
        <span>{names.join(', ')}</span>
        <span className={isForViewer ? 'my-tables-you' : 'quiet'}>{said}</span>
        <Times line={line} />
      </Link>
      {invitedBy !== undefined && <DeclineButton line={line} host={invitedBy} look={look} />}
    </li>
  );
}

/** Since when a turn is awaited and how long that may last; of all other tables, when something last happened there. */
function Times({ line }: { readonly line: TableLine }) {
  const { language } = useWords();
  const online = useOnlineWords();
  const now = Date.now();
  const isAwaited = line.phase === 'playing';
  const away = line.toAct === undefined ? undefined : line.seats[line.toAct].holidayUntil;
  const stands = away !== undefined && line.left === undefined;
  return (
    <span className="quiet">
      {isAwaited
        ? online('mine.for', { time: durationText(Math.max(0, now - line.touched), language) })
        : whenText(line.touched, now, language)}
      {stands && ` · ${online('mine.holiday', { until: away - 1 })}`}
      {line.left !== undefined && ` · ${online('mine.left', { time: durationText(line.left, language) })}`}
    </span>
  );
}
