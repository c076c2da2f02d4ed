import './ending.css';
import { type Board, FACTIONS } from '@interregnum/claim/board';
import type { Criterion } from '@interregnum/kernel';
import type { CSSProperties } from 'react';
import { Frame } from '../../ui/ending-frame.tsx';
import type { EndingProps } from '../drawing.ts';
import { EmblemPath } from './emblems.tsx';

const CROWN = 'M-17 12-20-8-8 0 0-14 8 0 20-8 17 12Z';
/** Names of people may be long: the whole of them stands below the picture. */
const LETTERS = 16;

const shortened = (name: string): string => (name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name);

/** Whom a faction votes for; undefined for nobody. */
function seatOf({ values: { seat } }: Criterion): number | undefined {
  return typeof seat === 'object' && 'seat' in seat ? seat.seat : undefined;
}

interface ColumnProps {
  readonly vote: Criterion;
  readonly at: number;
  /** The seat that is drawn below. */
  readonly near: number;
}

/** One faction: how many of its cards each side has, and to which side its vote goes. */
function Column({ vote, at, near }: ColumnProps) {
  const { name } = FACTIONS[at];
  const seat = seatOf(vote);
  const side = seat === undefined ? 'none' : seat === near ? 'near' : 'far';
  return (
    <g transform={`translate(${120 + at * 100} 142)`} className={`cl-${name}`} style={{ '--at': at } as CSSProperties}>
      <path className="end-line cl-lane" d="M0-66V66" />
      <text className="cl-count" y={-78}>
        {vote.scores[1 - near]}
      </text>
      <text className="cl-count" y={94}>
        {vote.scores[near]}
      </text>
      <g className={`cl-ballot cl-${side}`}>
        <circle r="34" />
        <g transform="translate(-22-22) scale(1.1)">
          <EmblemPath name={name} />
        </g>
      </g>
    </g>
  );
}

/** The five votes are counted one by one: each goes to whoever takes it. */
export function Ending({ criteria, winners, scene }: EndingProps<Board>) {
  const near = scene.viewer === 1 ? 1 : 0;
  const votes = criteria.slice(0, FACTIONS.length);
  const side = (seat: number, y: number) => (
    <g className="cl-side" transform={`translate(320 ${y})`}>
      <text className={winners.includes(seat) ? 'cl-winner' : undefined}>{shortened(scene.nameOf(seat))}</text>
      {winners.includes(seat) && (
        <g transform={`translate(${-36 - 7 * shortened(scene.nameOf(seat)).length} -7)`}>
          <path className="end-solid end-shines cl-last" d={CROWN} />
        </g>
      )}
    </g>
  );
  return (
    <Frame>
      {side(1 - near, 24)}
      {votes.map((vote, at) => (
        <Column key={FACTIONS[at].name} vote={vote} at={at} near={near} />
      ))}
      {side(near, 280)}
    </Frame>
  );
}
