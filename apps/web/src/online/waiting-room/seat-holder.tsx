import './seat-list.css';
import type { Seat } from '@interregnum/kernel';
import type { TableInfo } from '@interregnum/protocol/client';
import { HUMAN } from '@interregnum/record';
import { botKindWords } from '@interregnum/screen';
import { useWords } from '../../shell/words.tsx';
import { seatNames } from '../connection/seat-names.ts';
import { useOnlineWords } from '../connection/words.ts';
import { isAway, isOpen } from './gathering.ts';
import { SeatMark } from './seat-mark.tsx';

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
      <span className="seat-holder">
        <strong>
          {isOpen(held) ? online('room.open') : level === undefined ? name : online('friend.seat-bot', { level })}
        </strong>
        {held.isYours === true && <span className="quiet"> {text('table.you')}</span>}
        {held.kind === HUMAN && held.isYours !== true && (
          <span className={isAway(held) ? 'quiet' : 'seat-holder-here'}> {presence}</span>
        )}
      </span>
    </>
  );
}
