import { awaited, hostIsAway, isOpen, type TableInfo } from '@interregnum/protocol/client';
import { seatNames } from '@interregnum/screen';
import './waiting-room.css';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { isGameId } from '../../games/index.ts';
import { NoticeChoice } from '../../notices/notice-choice.tsx';
import { openTable, waitingTables } from '../../notices/page-notices.ts';
import { onlinePath } from '../../notices/table-notice.ts';
import { hasLearned, playedWord } from '../../shell/learned.ts';
import { useWords } from '../../shell/words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ConnectionNote } from '../connection/connection-note.tsx';
import { OnlinePage } from '../connection/online-page.tsx';
import { RequestNote } from '../connection/request-note.tsx';
import { useRequest } from '../connection/use-request.ts';
import { useOnlineWords } from '../connection/words.ts';
import { AnswerInvitation } from '../my-tables/answer-invitation.tsx';
import { AskPeople } from './ask-people.tsx';
import { MatchSettings } from './match-settings.tsx';
import { type RoomProps, SeatList } from './seat-list.tsx';
import { InvitationLink, WatchingLink } from './table-links.tsx';

/** A table whose match has not begun: its links, who sits where, and what it waits for. */
export function WaitingRoom({ remote, info }: RoomProps) {
  useOnScreen(info);
  const { text } = useWords();
  const online = useOnlineWords();
  const game = text(`start.title.${info.game}`);
  return (
    <OnlinePage title={online('room.title', { game })}>
      <ConnectionNote />
      <Kept info={info} />
      <Waits remote={remote} info={info} />
      <LessonMeanwhile info={info} />
      <InvitationLink info={info} />
      {info.isHost && info.phase === 'gathering' && <AskPeople remote={remote} info={info} />}
      <SeatList remote={remote} info={info} />
      <MatchSettings info={info} />
      <details className="room-notices">
        <summary>{online('room.notices')}</summary>
        <NoticeChoice path={onlinePath(info.table)} />
      </details>
      <WatchingLink info={info} />
      {info.isHost && <HostActions remote={remote} info={info} />}
      <Link href="/" className="button">
        {text('table.to-start')}
      </Link>
    </OnlinePage>
  );
}

/** The table is before the visitor, who needs no telling of it; and knows what it waits for once they leave. */
function useOnScreen({ table, game }: TableInfo): void {
  useEffect(() => {
    const path = onlinePath(table);
    const close = openTable(path);
    return () => {
      close();
      waitingTables.learn({ path, game, what: 'nothing' });
    };
  }, [table, game]);
}

/** Whether a seat is kept for the visitor, who has none yet. */
const isInvited = ({ phase, seats }: TableInfo): boolean =>
  phase === 'gathering' && seats.some(({ isKeptForYou }) => isKeptForYou) && !seats.some(({ isYours }) => isYours);

/** The visitor for whom a seat is kept answers first of all. */
function Kept({ info }: Pick<RoomProps, 'info'>) {
  const online = useOnlineWords();
  const [, navigate] = useLocation();
  if (!isInvited(info)) return null;
  return (
    <div className="room-waits">
      <p>{online('join.who', { name: info.host })}</p>
      <AnswerInvitation
        table={info.table}
        seats={info.seats}
        host={info.host}
        accepted={() => {}}
        declined={() => navigate('/')}
      />
    </div>
  );
}

/** Who has not learned the game can do so while the table waits, and comes back to it. */
function LessonMeanwhile({ info }: Pick<RoomProps, 'info'>) {
  const { text } = useWords();
  const online = useOnlineWords();
  const isSeated = info.seats.some(({ isYours }) => isYours);
  if (!isSeated || !isGameId(info.game) || hasLearned(info.game) || hasLearned(playedWord(info.game))) return null;
  return (
    <Link href={`/learn/${info.game}/${info.table}`} className="button">
      {online('room.learn', { game: text(`start.title.${info.game}`) })}
    </Link>
  );
}

/** What the table waits for, and until when. */
function Waits({ remote, info }: RoomProps) {
  const words = useWords();
  const online = useOnlineWords();
  const list = new Intl.ListFormat(words.language, { type: 'conjunction' });
  const waits = awaited(info, seatNames(info.seats, words.table));
  const said = online(`room.waits-${waits.what}`, { count: waits.open, names: list.format(waits.names) });
  const isExpected = info.isHost || remote.seats.length > 0;
  const date = new Intl.DateTimeFormat(words.language, { dateStyle: 'long' });
  return (
    <div className="room-waits" role="status">
      {!isInvited(info) && <p>{said}</p>}
      {info.declined !== undefined && <p>{online('room.declined', { names: list.format(info.declined) })}</p>}
      {waits.what !== 'look-in' && hostIsAway(info) && <p>{online('room.host-away', { name: info.host })}</p>}
      {remote.missingSalts.length > 0 && info.phase === 'dealing' && <p>{online('room.missing-salt')}</p>}
      {isExpected && <p className="quiet">{online('room.come-back')}</p>}
      {info.expiresAt !== undefined && (
        <p className="quiet">{online('room.expires', { when: date.format(info.expiresAt) })}</p>
      )}
    </div>
  );
}

/** What only the host can do. */
function HostActions({ remote, info }: RoomProps) {
  const online = useOnlineWords();
  const { isBusy, errorKey, ask } = useRequest();
  const [isConfirming, setConfirming] = useState(false);
  const [isRenewed, setRenewed] = useState(false);
  const [, navigate] = useLocation();
  const renew = async (): Promise<void> => {
    if (await ask(() => remote.ask('renew', {}))) setRenewed(true);
  };
  const choose = async (): Promise<void> => {
    if (await ask(() => remote.ask('withdraw', {}))) navigate(`/friend/${info.game}`);
  };
  const withdraw = (
    <button type="button" className="button danger" onClick={() => ask(() => remote.ask('withdraw', {}))}>
      {online('room.withdraw')}
    </button>
  );
  return (
    <div className="room-host">
      {info.seats.some(isOpen) && (
        <button type="button" className="button" disabled={isBusy} title={online('room.renew-text')} onClick={renew}>
          {online('room.renew')}
        </button>
      )}
      <button type="button" className="button" disabled={isBusy} onClick={() => setConfirming(true)}>
        {online('room.withdraw')}
      </button>
      {info.seats.every((seat) => seat.isYours || isOpen(seat)) && (
        <button type="button" className="button" disabled={isBusy} onClick={choose}>
          {online('room.choose')}
        </button>
      )}
      <p role="status">{isRenewed ? online('room.renewed') : ''}</p>
      <RequestNote isBusy={isBusy} errorKey={errorKey} />
      {isConfirming && (
        <Dialog
          title={online('room.withdraw-ask')}
          close={() => setConfirming(false)}
          closing={online('room.keep')}
          actions={withdraw}
        >
          <p>{online('room.withdraw-text')}</p>
        </Dialog>
      )}
    </div>
  );
}
