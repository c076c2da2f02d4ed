import { memoBy } from '../../ui/drawn-from.ts';
import { Picture } from '../../ui/picture.tsx';
import type { SeatProps } from '../drawing.ts';
import { OwnersDisc } from './badges.tsx';
import { Change } from './change.tsx';
import { Emblem } from './emblem.tsx';
import './holdings.css';
import { type Board, FACTIONS, type FactionName, hasPassed, teamOf } from '@interregnum/king-is-dead/board';
import { isCard } from '@interregnum/screen/king-is-dead';
import { Inline, Piece } from './piece.tsx';
import { cardName, factionName, followersText, seatLetters } from './words.ts';

const COURTLY = FACTIONS.filter((id): id is Exclude<FactionName, 'vikings'> => id !== 'vikings');

/** The followers that a seat has summoned, a stack for each faction. */
const Court = memoBy(
  ({ seat, board, committed, scene }: SeatProps<Board>) => {
    const court = board.courts[seat];
    const label = scene.text('table.labelled', {
      name: scene.text('king-is-dead.court'),
      told: followersText(court, scene),
    });
    return (
      <Picture mark="court" scene={scene} className="kd-court" anchor={`court:${seat}`} label={label}>
        {COURTLY.map((id) => (
          <span key={id} className={court[id] === 0 ? 'kd-stack kd-none' : 'kd-stack'} title={factionName(id, scene)}>
            <Inline anchor={`court:${seat} ${id}`}>
              <Piece faction={id} size={100} />
            </Inline>
            {court[id]}
            <Change from={committed.courts[seat][id] ?? 0} to={court[id] ?? 0} />
          </span>
        ))}
      </Picture>
    );
  },
  ({ seat, board, committed, scene }) => [seat, board.courts[seat], committed.courts[seat], scene],
);

/** How many cards a seat has left; the Saxons' lie in a deck. */
function CardsLeft({ seat, board, scene }: SeatProps<Board>) {
  const count = board.hands[seat].length;
  const isDeck = board.mode.solo && seat === 1;
  const key = isDeck ? 'king-is-dead.deck' : 'king-is-dead.cards';
  const told = scene.text(key, { count });
  return (
    <span className="kd-stack" role="img" aria-label={told} title={told}>
      <Inline className="kd-backs" spot={isDeck ? 'deck' : `hand:${seat}`}>
        <rect x="-44" y="-34" width="56" height="80" rx="8" transform="rotate(-9)" />
        <rect x="-18" y="-40" width="56" height="80" rx="8" transform="rotate(7)" />
      </Inline>
      {count}
    </span>
  );
}

function Disc({ seat, board, scene }: SeatProps<Board>) {
  const laid = board.track.some(({ disc }) => disc === seat);
  const told = scene.text(laid ? 'king-is-dead.disc-laid' : 'king-is-dead.disc-free');
  return (
    <span className={laid ? 'kd-stack kd-none' : 'kd-stack'} role="img" aria-label={told} title={told}>
      <Inline className={laid ? 'kd-laid' : ''}>
        <OwnersDisc letter={laid ? '' : seatLetters(board.courts.length, scene)[seat]} size={100} />
      </Inline>
    </span>
  );
}

function LastCard({ seat, board, scene }: SeatProps<Board>) {
  const last = board.discards[seat].at(-1);
  if (last === undefined) return null;
  const { halfMade } = board;
  const copied = halfMade?.actor === seat && halfMade.effect !== last ? ` (${cardName(halfMade.effect, scene)})` : '';
  return (
    <span className="kd-last" data-spot={`discard:${seat}`}>
      <span className="unseen">{scene.text('king-is-dead.last-card')}</span>
      {isCard(last) ? <Emblem card={last} /> : null}
      {cardName(last, scene)}
      {copied}
    </span>
  );
}

/** What a seat holds that everybody may know. */
export function Holdings(props: SeatProps<Board>) {
  const { seat, board, scene } = props;
  const team = teamOf(seat, board);
  return (
    <div className={team === undefined ? 'kd-holdings' : `kd-holdings kd-team-${team}`}>
      <div className="kd-line">
        <Court {...props} />
        <CardsLeft {...props} />
        <Disc {...props} />
      </div>
      <span className="kd-line">
        {team === undefined ? null : <span className="kd-tag">{scene.text('king-is-dead.team', { team })}</span>}
        {hasPassed(seat, board) ? <span className="kd-tag">{scene.text('king-is-dead.passed')}</span> : null}
        <LastCard {...props} />
      </span>
    </div>
  );
}
