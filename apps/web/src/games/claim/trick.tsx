import { OVER, votesFor } from '@interregnum/claim/board';
import { cardName } from './factions.ts';
import { farSeat, nearSeat } from './places.ts';
import './past-trick.css';
import { Card } from './cards.tsx';
import type { Play } from './draft.ts';
import type { Finished } from './finished.ts';
import type { TableProps } from './table.ts';

interface TrickProps extends TableProps {
  readonly play: Play | undefined;
  readonly finished: Finished | undefined;
  /** Whether it was shown how the finished trick was taken. */
  readonly isTaken: boolean;
}

interface PlaceProps extends Omit<TrickProps, 'isTaken'> {
  readonly seat: number;
  /** The trick before, whose cards were pushed aside when the next one was begun. */
  readonly past: Finished | undefined;
}

const cardIn = ({ leader, led, reply }: Finished, seat: number): string => (seat === leader ? led : reply);

/** The card that a seat has played to the trick; undefined as long as it has not. */
function playedBy(
  { table: { led, reply, leader }, play, finished }: Omit<TrickProps, 'isTaken'>,
  seat: number,
): string | undefined {
  if (finished !== undefined) return cardIn(finished, seat);
  if (play?.seat === seat) return play.card;
  return seat === leader ? (led ?? undefined) : reply;
}

const roleOf = ({ table, finished }: Omit<TrickProps, 'isTaken'>, seat: number): string => {
  if (finished?.winner === seat) return 'claim.wins';
  return seat === (finished ?? table).leader ? 'claim.leads' : 'claim.replies';
};

/** The place of a side's card: the card, or an empty place that tells who is next. */
function CardPlace({ seat, past, ...props }: PlaceProps) {
  const { table, play, finished, scene } = props;
  const { text } = scene;
  const isDrafted = play?.seat === seat;
  const card = playedBy(props, seat);
  // While a trick is being taken, nobody replies to it.
  const isAwaited = seat === table.toPlay && (table.led !== null || seat === table.leader);
  const isNext = card === undefined && play === undefined && isAwaited;
  const role = roleOf(props, seat);
  const label = [scene.nameOf(seat), text(role), card === undefined ? undefined : cardName(card, scene)];
  return (
    <div
      className={`cl-place cl-${seat === nearSeat(scene) ? 'near' : 'far'}${isDrafted ? ' cl-drafted' : ''}${finished?.winner === seat ? ' cl-wins' : ''}`}
      role="img"
      aria-label={label.filter(Boolean).join(', ')}
    >
      {card === undefined ? (
        <span className={`cl-empty${isNext ? ' cl-next' : ''}`} />
      ) : (
        <Card key={card} card={card} cut="tall" />
      )}
      {past !== undefined && <Card card={cardIn(past, seat)} cut="slip" className="cl-past" />}
      <p className="cl-caption">
        <span className="cl-name">{scene.nameOf(seat)}</span> <span className="cl-role">{text(role)}</span>
      </p>
    </div>
  );
}

/** The votes of both sides, once it is over. */
function Result({ table, scene }: TableProps) {
  const sides = [nearSeat(scene), farSeat(scene)];
  return (
    <div className="cl-trick cl-result" data-anchor="trick">
      {sides.map((seat) => (
        <p key={seat}>
          <b>{votesFor(table, seat)}</b> <span className="cl-name">{scene.nameOf(seat)}</span>
        </p>
      ))}
    </div>
  );
}

/** The two cards of a trick. One that is finished lies there until the next is begun, and then a moment beside it. */
export function Trick({ finished, isTaken, ...props }: TrickProps) {
  const { table, play, scene } = props;
  const isBegun = table.led !== null || play !== undefined || isTaken;
  if (table.phase === OVER && finished === undefined) return <Result table={table} scene={scene} />;
  const tricks = isBegun ? { finished: undefined, past: finished } : { finished, past: undefined };
  return (
    <div className="cl-trick" data-anchor="trick">
      <CardPlace {...props} {...tricks} seat={nearSeat(scene)} />
      <CardPlace {...props} {...tricks} seat={farSeat(scene)} />
    </div>
  );
}
