import { type Board, provincesOf, type Side } from '@interregnum/foreign-king/board';
import type { ReactNode } from 'react';
import type { Scene, SeatProps } from '../drawing.ts';
import { actionName, shortName } from './descriptions.ts';
import { COIN, Icon, PICTURES, STAR } from './icons.tsx';
import { PawnIcon } from './pawn.tsx';
import { lookOf, signed } from './sides.ts';
import './holdings.css';
import './pieces.css';

/** One thing that a side has: a picture, how many, and the same in words. */
interface Holding {
  readonly key: string;
  readonly picture: ReactNode;
  readonly of: (side: Side) => number;
  readonly told: (count: number) => string;
  readonly anchor?: string;
  /** The same, where only scenes go. */
  readonly spot?: string;
  readonly shown?: boolean;
}

const counted = (scene: Scene, id: string) => (count: number) => scene.words.term({ term: 'count', id, count });
const worded =
  ({ text }: Scene, key: string) =>
  (count: number) =>
    text(`foreign-king.holds.${key}`, { count });

/** What every side has. */
const common = ({ seat, board, scene }: SeatProps<Board>): Holding[] => [
  { key: 'points', picture: <Icon>{STAR}</Icon>, of: ({ score }) => score, told: counted(scene, 'points') },
  {
    key: 'supply',
    picture: <PawnIcon look={lookOf(seat, board)} />,
    of: ({ supply }) => supply,
    told: worded(scene, 'supply'),
    anchor: `supply:${seat}`,
  },
];

/** What only players have. */
const ofPlayers = ({ seat, board, scene }: SeatProps<Board>): Holding[] => [
  {
    key: 'francs',
    picture: <Icon>{COIN}</Icon>,
    of: ({ francs }) => francs,
    told: counted(scene, 'francs'),
    spot: `francs:${seat}`,
  },
  {
    key: 'members',
    picture: <Icon>{PICTURES.congress}</Icon>,
    of: ({ congress }) => congress,
    told: worded(scene, 'members'),
  },
  {
    key: 'medals',
    picture: <Icon>{PICTURES.medal}</Icon>,
    of: ({ medals }) => medals.up,
    told: worded(scene, 'medals'),
    spot: `medals:${seat}`,
  },
  {
    key: 'loans',
    picture: (
      <span className="fk-face-down">
        <Icon>{PICTURES.medal}</Icon>
      </span>
    ),
    of: ({ medals }) => medals.down,
    told: worded(scene, 'loans'),
    shown: board.seats[seat].medals.down > 0,
  },
];

function Item({
  holding,
  side,
  committed,
}: {
  readonly holding: Holding;
  readonly side: Side;
  readonly committed: Side;
}) {
  const count = holding.of(side);
  const change = count - holding.of(committed);
  const told = holding.told(count);
  return (
    <li className={`fk-holding ${holding.key}`} title={told} data-anchor={holding.anchor} data-spot={holding.spot}>
      {holding.picture}
      <span aria-hidden="true">{count}</span>
      {change !== 0 && (
        <span className="fk-change" aria-hidden="true">
          {signed(change)}
        </span>
      )}
      <span className="unseen">{told}</span>
    </li>
  );
}

/** Where the pawn of a seat stands. */
function PawnAt({ side, scene }: { readonly side: Side; readonly scene: Scene }) {
  if (side.pawn === null) return null;
  const told = scene.text('foreign-king.holds.pawn', { action: actionName(side.pawn, scene) });
  return (
    <li className="fk-holding fk-pawn-at" title={told}>
      <Icon>{PICTURES[side.pawn]}</Icon>
      <span aria-hidden="true">{shortName(side.pawn, scene)}</span>
      <span className="unseen">{told}</span>
    </li>
  );
}

/** What a side has, all of which is public: pictures with counts. */
export function Holdings(props: SeatProps<Board>) {
  const { seat, board, committed, scene } = props;
  const side = board.seats[seat];
  const plays = seat < board.players;
  const place = board.order.indexOf(seat) + 1;
  const holdings = [...common(props), ...(plays ? ofPlayers(props) : [])].filter(({ shown = true }) => shown);
  const held = provincesOf(seat, board).length;
  return (
    <div className="fk-holdings-box">
      <ul className="fk-holdings">
        {plays && (
          <li className="fk-holding fk-place" title={scene.text('foreign-king.holds.place', { place })}>
            <span aria-hidden="true">{place}</span>
            <span className="unseen">{scene.text('foreign-king.holds.place', { place })}</span>
          </li>
        )}
        {holdings.map((holding) => (
          <Item key={holding.key} holding={holding} side={side} committed={committed.seats[seat]} />
        ))}
        {!plays && <li className="fk-holding">{scene.text('foreign-king.holds.provinces', { count: held })}</li>}
        <PawnAt side={side} scene={scene} />
      </ul>
    </div>
  );
}
