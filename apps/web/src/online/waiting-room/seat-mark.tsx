import type { Seat } from '@interregnum/kernel';
import type { TableInfo } from '@interregnum/protocol/client';
import { useWords } from '../../shell/words.tsx';
import { useOnlineWords } from '../connection/words.ts';
import { useRules } from './use-rules.ts';

/** Only The Foreign King gives each seat a colour. Lot turns the seats: until then no colour is settled. */
const hasColour = ({ game, begins, phase }: TableInfo): boolean =>
  game === 'foreign-king' && (begins === 'first' || phase === 'playing' || phase === 'over');

/** The number of a seat, in its colour where it has one, and whether it begins. */
export function SeatMark({ info, seat }: { readonly info: TableInfo; readonly seat: Seat }) {
  const { text } = useWords();
  const online = useOnlineWords();
  const rules = useRules(info);
  const begins = info.begins === 'first' && seat === 0 && rules?.meta.firstSeatBegins === true;
  return (
    <span className={hasColour(info) ? `seat-mark seat-${seat}` : 'seat-mark'}>
      {text('new.place', { number: seat + 1 })}
      {begins && <small> · {online('room.begins')}</small>}
    </span>
  );
}
