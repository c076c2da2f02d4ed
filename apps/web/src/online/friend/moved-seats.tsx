import { HUMAN, type Player } from '@interregnum/record';
import { useId } from 'react';
import { useWords } from '../../shell/words.tsx';
import { BotFace } from '../../ui/bot-face.tsx';
import { useOnlineWords } from '../connection/words.ts';
import { ME, OPEN } from './friend-form.ts';
import { isGiveable } from './move-seats.ts';

interface MovedSeatsProps {
  /** Who plays now. */
  readonly kinds: readonly string[];
  readonly players: readonly Player[];
  /** Who is to play on. */
  readonly chosen: readonly string[];
  readonly choose: (to: readonly string[]) => void;
}

/** Who plays on where: the visitor, a friend, or the bot that plays now. */
export function MovedSeats({ kinds, players, chosen, choose }: MovedSeatsProps) {
  const online = useOnlineWords();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{online('move.seats')}</h2>
      <div className="new-seats">
        {kinds.map((kind, seat) => (
          <MovedSeat
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            seat={seat}
            kind={kind}
            name={players[seat].name}
            chosen={chosen[seat]}
            choose={(to) => choose(chosen.with(seat, to))}
          />
        ))}
      </div>
    </section>
  );
}

interface MovedSeatProps {
  readonly seat: number;
  readonly kind: string;
  readonly name: string;
  readonly chosen: string;
  readonly choose: (to: string) => void;
}

function MovedSeat({ seat, kind, name, chosen, choose }: MovedSeatProps) {
  const { text } = useWords();
  const online = useOnlineWords();
  const field = useId();
  const stays = kind === HUMAN ? ME : kind;
  return (
    <fieldset className="new-seat">
      <legend>{text('new.place', { number: seat + 1 })}</legend>
      <label htmlFor={field} className="moved-seat">
        <BotFace kind={kind} />
        {name}
      </label>
      {isGiveable(kind) ? (
        <select id={field} className="field" value={chosen} onChange={(event) => choose(event.target.value)}>
          <option value={stays}>{online(kind === HUMAN ? 'friend.seat-me' : 'move.bot-stays')}</option>
          <option value={OPEN}>{online('friend.seat-open')}</option>
        </select>
      ) : (
        <p className="quiet">{text(`new.${kind}`)}</p>
      )}
    </fieldset>
  );
}
