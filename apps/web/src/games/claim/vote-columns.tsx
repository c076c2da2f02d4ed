import {
  type Board,
  type Cards,
  cardValue,
  FACTIONS,
  type Faction,
  ofFaction,
  topOf,
  voteOf,
  votesFor,
} from '@interregnum/claim/board';
import { factionName, POWER_CLAUSES } from './factions.ts';
import { farSeat, nearSeat } from './places.ts';
import './votes.css';
import './votes-wide.css';
import type { DrawingProps, Scene } from '../drawing.ts';
import { added } from './draft.ts';
import { Crown, Emblem } from './emblems.tsx';

interface ColumnProps extends DrawingProps<Board> {
  readonly faction: Faction;
}

interface HalfProps {
  readonly cards: Cards;
  readonly more: number;
  readonly side: 'near' | 'far';
  readonly hasVote: boolean;
  readonly anchor: string;
}

/** What a side has scored of a faction: how many, the highest outermost; crowned if it has the vote now. */
const Half = ({ cards, more, side, hasVote, anchor }: HalfProps) => (
  <div
    className={`cl-half cl-${side}${hasVote ? ' cl-has-vote' : ''}${more > 0 ? ' cl-drafted' : ''}`}
    data-spot={anchor}
  >
    <span className="cl-count">
      {hasVote && <Crown />}
      <b>{cards.length}</b>
      {more > 0 && <ins className="cl-more">+{more}</ins>}
    </span>
    <span className="cl-scored">
      {cards.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are told apart by nothing else
        <i key={`${card}-${at}`} data-piece={card}>
          {cardValue(card)}
        </i>
      ))}
    </span>
  </div>
);

/** A column in words: what each side has, and for whom the faction would vote. */
function told({ board, faction, scene }: ColumnProps): string {
  const { text } = scene;
  const sides = [nearSeat(scene), farSeat(scene)].map((seat) => {
    const cards = ofFaction(board.score[seat], faction);
    return text('claim.side', { name: scene.nameOf(seat), count: cards.length, top: topOf(cards) ?? 0 });
  });
  const seat = voteOf(board, faction);
  const vote = seat === undefined ? text('claim.vote-none') : text('claim.vote', { name: scene.nameOf(seat) });
  return [factionName(faction, scene), ...sides, vote].join('. ');
}

/** Touched, it tells what the cards of the faction can do; in words, also what has been scored. */
function Column(props: ColumnProps) {
  const { board, committed, scene, faction } = props;
  const vote = voteOf(board, faction);
  const power = `claim.power.${faction.name}`;
  const half = (seat: number, side: 'near' | 'far') => {
    const cards = ofFaction(board.score[seat], faction);
    const more = added(ofFaction(committed.score[seat], faction), cards).length;
    return <Half cards={cards} more={more} side={side} hasVote={vote === seat} anchor={`score:${seat}`} />;
  };
  return (
    <li className={`cl-column cl-${faction.name}`}>
      <div aria-hidden="true">
        {half(farSeat(scene), 'far')}
        <span className="cl-faction">
          <Emblem faction={faction} />
          <small>{factionName(faction, scene)}</small>
        </span>
        {half(nearSeat(scene), 'near')}
      </div>
      <button
        type="button"
        aria-label={`${told(props)}. ${scene.text(power)}`}
        title={scene.words.word(`faction-text.${faction.name}`)}
        onClick={() => scene.explain(power, POWER_CLAUSES[faction.name])}
      />
    </li>
  );
}

interface TallyProps {
  readonly board: Board;
  readonly scene: Scene;
  readonly seat: number;
}

const Tally = ({ board, scene, seat }: TallyProps) => (
  <p className="cl-tally" data-anchor={`score:${seat}`}>
    <span className="cl-name">{scene.nameOf(seat)}</span>
    <b>{scene.text('claim.votes', { count: votesFor(board, seat) })}</b>
  </p>
);

/** The five factions between both sides: what has been scored, and who has each vote now. */
export const VoteColumns = (props: DrawingProps<Board>) => (
  <section className="cl-votes" aria-label={props.scene.text('claim.standing')}>
    <Tally {...props} seat={farSeat(props.scene)} />
    <ul>
      {FACTIONS.map((faction) => (
        <Column key={faction.name} {...props} faction={faction} />
      ))}
    </ul>
    <Tally {...props} seat={nearSeat(props.scene)} />
  </section>
);
