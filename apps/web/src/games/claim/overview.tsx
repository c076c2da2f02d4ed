import { type Board, FACTIONS, type Faction, FIRST_PHASE, isHidden, SECOND_PHASE } from '@interregnum/claim/board';
import { factionName } from './factions.ts';
import { farSeat, nearSeat } from './places.ts';
import './overview.css';
import type { CSSProperties } from 'react';
import type { DrawingProps, Scene } from '../drawing.ts';
import { Emblem } from './emblems.tsx';
import { type CardPlace, PLACES, unseenCount, type Whereabouts, whereabouts } from './whereabouts.ts';

/** Goblins have five zeros, which stand before the column of zeros. */
const EXTRA_ZEROS = 4;

/** The side of the table as a class: a bar below a card on the near side, above it on the far side. */
const sideOf = (seat: number | undefined, scene: Scene): string =>
  seat === undefined ? '' : seat === nearSeat(scene) ? 'cl-near' : 'cl-far';

/** CL-INFO-11  In the second phase, whatever a seat has not seen is in the other hand. */
const isDeduced = ({ phase, hands }: Board, scene: Scene): boolean =>
  phase === SECOND_PHASE && hands[farSeat(scene)].some(isHidden) && !hands[nearSeat(scene)].some(isHidden);

function nameOfPlace(place: CardPlace, board: Board, scene: Scene): string {
  return scene.text(place === 'unseen' && isDeduced(board, scene) ? 'claim.at.other-hand' : `claim.at.${place}`);
}

interface RowProps {
  readonly board: Board;
  readonly scene: Scene;
  readonly faction: Faction;
}

/** A row in words: the values at each place. */
function told({ board, scene, faction }: RowProps, cards: readonly Whereabouts[]): string {
  const groups = Map.groupBy(cards, ({ place, seat }) => {
    const name = nameOfPlace(place, board, scene);
    return seat === undefined ? name : `${scene.nameOf(seat)}, ${name}`;
  });
  const parts = [...groups].map(([where, found]) => `${where}: ${found.map(({ value }) => value).join(', ')}`);
  return [factionName(faction, scene), ...parts].join('. ');
}

function Row(props: RowProps) {
  const { board, scene, faction } = props;
  const cards = whereabouts(board, faction);
  const blanks = 10 + EXTRA_ZEROS - cards.length;
  return (
    <div
      className={`cl-row cl-${faction.name}`}
      role="img"
      aria-label={told(props, cards)}
      title={factionName(faction, scene)}
    >
      <Emblem faction={faction} />
      {cards.map(({ value, place, seat }, at) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are told apart by nothing else
          key={at}
          className={`cl-cell cl-at-${place} ${sideOf(seat, scene)}`}
          style={at === 0 ? ({ '--cl-blanks': blanks } as CSSProperties) : undefined}
        >
          {value}
        </i>
      ))}
    </div>
  );
}

/** What the cells mean. */
function Legend({ board, scene }: Omit<RowProps, 'faction'>) {
  const places = PLACES.filter((place) => place !== 'followers' || board.phase === FIRST_PHASE);
  return (
    <ul className="cl-legend">
      {places.map((place) => (
        <li key={place}>
          <i className={`cl-cell cl-at-${place}`} aria-hidden="true">
            5
          </i>
          {nameOfPlace(place, board, scene)}
        </li>
      ))}
      {[farSeat(scene), nearSeat(scene)].map((seat) => (
        <li key={seat}>
          <i className={`cl-cell cl-whose ${sideOf(seat, scene)}`} aria-hidden="true" />
          <span className="cl-name">{scene.nameOf(seat)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the cards of each faction can do, in a line. */
const Powers = ({ scene }: { readonly scene: Scene }) => (
  <>
    <h3>{scene.text('claim.powers')}</h3>
    <ul className="cl-powers">
      {FACTIONS.map((faction) => (
        <li key={faction.name}>
          <Emblem faction={faction} />
          <span>{scene.text(`claim.power.${faction.name}`)}</span>
        </li>
      ))}
    </ul>
  </>
);

/** The memory aid: where each of the 52 cards has been seen; and what cards can do. */
export function Overview({ board, scene }: DrawingProps<Board>) {
  const { text } = scene;
  const deduced = isDeduced(board, scene);
  return (
    <section className="cl-overview">
      <h3>{text('claim.memory')}</h3>
      <p>{deduced ? text('claim.deduced') : text('claim.unseen', { count: unseenCount(board) })}</p>
      <ul className="cl-grid">
        {FACTIONS.map((faction) => (
          <li key={faction.name}>
            <Row board={board} scene={scene} faction={faction} />
          </li>
        ))}
      </ul>
      <Legend board={board} scene={scene} />
      <Powers scene={scene} />
    </section>
  );
}
