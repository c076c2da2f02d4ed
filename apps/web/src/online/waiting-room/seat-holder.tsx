import './seat-list.css';
import type { Seat } from '@interregnum/kernel';
import { isAway, isOpen, type SeatInfo, type TableInfo } from '@interregnum/protocol/client';
import { HUMAN } from '@interregnum/record';
import { botKindWords, seatNames } from '@interregnum/screen';
import type { AppText } from '@interregnum/texts/lazy';
import { useWords } from '../../shell/words.tsx';
import { BotFace } from '../../ui/bot-face.tsx';
import { useOnlineWords } from '../connection/words.ts';
import { SeatMark } from './seat-mark.tsx';

/** Open to all, or to whom alone. */
function openWords({ keptFor, isKeptForYou }: SeatInfo, online: AppText): string {
  if (keptFor === undefined) return online('room.open');
  return isKeptForYou ? online('room.kept-you') : online('room.kept', { name: keptFor });
}

/** A seat and who holds it: a person who is here or away, a bot, or no player yet. */
export function SeatHolder({ info, seat }: { readonly info: TableInfo; readonly seat: Seat }) {
  const { text, table } = useWords();
  const online = useOnlineWords();
  const held = info.seats[seat];
  const level = botKindWords(held.kind, table);
  const name = seatNames(info.seats, table)[seat];
  const presence = online(isAway(held) ? 'room.away' : 'room.here');
  return (
    <>
      <SeatMark info={info} seat={seat} />
      <BotFace kind={held.kind} />
      <span className="seat-holder">
        <strong>
          {isOpen(held) ? openWords(held, online) : level === undefined ? name : online('friend.seat-bot', { level })}
        </strong>
        {held.leftBy !== undefined && <span className="quiet"> {online('leave.for', { name: held.leftBy })}</span>}
        {held.isYours === true && <span className="quiet"> {text('table.you')}</span>}
        {held.kind === HUMAN && held.isYours !== true && (
          <span className={isAway(held) ? 'quiet' : 'seat-holder-here'}> {presence}</span>
        )}
      </span>
    </>
  );
}
