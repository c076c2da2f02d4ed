import { type Board, FACTIONS, FIRST_PHASE, OVER, votesFor } from '@interregnum/claim/board';
import { HIDDEN } from '@interregnum/kernel';
import { factionName } from './factions.ts';
import './holdings.css';
import type { SeatProps } from '../drawing.ts';
import { MiniCard } from './cards.tsx';
import { Crown, Emblem } from './emblems.tsx';

/** What everybody knows of a side: votes as they stand, cards in hand, who leads, followers, and what it lacks. */
export function Holdings({ board, scene, seat }: SeatProps<Board>) {
  const { phase, hands, won, drawn, leader, voids } = board;
  const { text } = scene;
  const [held, followers] = [hands[seat].length, won[seat].length + drawn[seat].length];
  const votes = votesFor(board, seat);
  const lacked = FACTIONS.filter(({ letter }) => voids[seat].includes(letter));
  const names = lacked.map((faction) => factionName(faction, scene));
  const lacks = text('claim.lacks', { factions: names.join(', ') });
  return (
    <div className="cl-holdings">
      <span role="img" aria-label={text('claim.votes', { count: votes })} title={text('claim.votes', { count: votes })}>
        <Crown /> {votes}
      </span>
      <span role="img" aria-label={text('claim.held', { count: held })} title={text('claim.held', { count: held })}>
        <MiniCard card={HIDDEN} /> {held}
      </span>
      {phase !== OVER && leader === seat && <span className="cl-leads">{text('claim.leads')}</span>}
      {phase === FIRST_PHASE && <span className="cl-followers">{text('claim.followers', { count: followers })}</span>}
      {lacked.length > 0 && (
        <span role="img" aria-label={lacks} title={lacks}>
          {lacked.map((faction) => (
            <Emblem key={faction.name} faction={faction} struck />
          ))}
        </span>
      )}
    </div>
  );
}
