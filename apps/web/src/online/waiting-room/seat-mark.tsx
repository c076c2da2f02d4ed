import type { Seat } from '@interregnum/kernel';
import type { TableInfo } from '@interregnum/protocol/client';
import { HUMAN } from '@interregnum/record';
import type { CSSProperties } from 'react';
import { Shield } from '../../looks/emblem-picture.tsx';
import { useWords } from '../../shell/words.tsx';
import { useOnlineWords } from '../connection/words.ts';
import { looksOfSeats } from '../table/seat-looks.ts';
import { useRules } from './use-rules.ts';

/** Lot turns the seats: until then nothing is settled that goes by the seat. */
const isSettled = ({ begins, phase }: TableInfo): boolean =>
  begins === 'first' || phase === 'playing' || phase === 'over';

/** Only The Foreign King gives each seat a colour. */
const hasColour = (info: TableInfo): boolean => info.game === 'foreign-king' && isSettled(info);

/** The number of a seat, in its colour where it has one, and whether it begins; and the shield of who sits there. */
export function SeatMark({ info, seat }: { readonly info: TableInfo; readonly seat: Seat }) {
  const { text } = useWords();
  const online = useOnlineWords();
  const rules = useRules(info);
  const begins = info.begins === 'first' && seat === 0 && rules?.meta.firstSeatBegins === true;
  const look = looksOfSeats(info.seats)[seat];
  const { kind, look: wish } = info.seats[seat];
  const style = { [`--seat-${seat}`]: `var(--hue-${look.colour})` } as CSSProperties;
  return (
    <>
      <span className={hasColour(info) ? `seat-mark seat-${seat}` : 'seat-mark'} style={style}>
        {text('new.place', { number: seat + 1 })}
        {begins && <small> · {online('room.begins')}</small>}
      </span>
      {kind === HUMAN && (isSettled(info) || wish?.colour !== undefined) && <Shield look={look} />}
    </>
  );
}
