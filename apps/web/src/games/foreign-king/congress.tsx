import type { Board } from '@interregnum/foreign-king/board';
import type { DrawingProps } from '../drawing.ts';
import { placesFor, RADII } from './benches.ts';
import { Corner, type CornerProps } from './corner.tsx';
import { describeCongress } from './descriptions.ts';
import { type Box, flow, ROW } from './flow.ts';
import { Head } from './pawn.tsx';
import { PieceGroupDrawing, sized } from './piece-groups.tsx';
import { lookOf, signed } from './sides.ts';

/** Who sits together: every member's side, side by side. */
const membersOf = ({ seats }: Board): number[] =>
  seats.flatMap(({ congress }, side) => Array<number>(congress).fill(side));

const PLATE: Box = { x: -160, y: 6, width: 320, height: ROW + 12 };

/** How many members each side has, and who may still intervene. */
function Counts({ board, committed }: DrawingProps<Board>) {
  const sides = board.seats.slice(0, board.players).map(({ congress }, side) => {
    const change = congress - committed.seats[side].congress;
    const asked = board.pending?.ask?.includes(side) === true;
    const note = change === 0 ? (asked ? '?' : '') : signed(change);
    return sized({
      key: `${side}`,
      kind: 'citizens',
      state: 'active',
      side,
      count: congress,
      change,
      note,
      leads: false,
    });
  });
  const { scale, placed } = flow([sides.filter(({ count, note }) => count > 0 || note !== '')], PLATE);
  const slot = PLATE.width / sides.length;
  return (
    <>
      {sides.map(({ key, side }) => (
        <rect
          key={key}
          data-anchor={`congress:${side}`}
          x={PLATE.x + slot * side}
          y={PLATE.y}
          width={slot}
          height={ROW}
          fill="none"
        />
      ))}
      <g transform={`translate(${PLATE.x} ${PLATE.y}) scale(${scale})`}>
        {placed.map(({ item, x, y }) => (
          <g key={item.key} transform={`translate(${x} ${y})`}>
            <PieceGroupDrawing group={item} board={board} />
          </g>
        ))}
      </g>
    </>
  );
}

/** Congress as a half circle of its members, about the foot of its middle. */
export function Congress(props: CornerProps) {
  const { at, board, scene } = props;
  const members = membersOf(board);
  const places = placesFor(members.length);
  return (
    <Corner at={at} label={describeCongress(board, scene)}>
      <path className="fk-house" d="M-146 4a146 146 0 0 1 292 0z" />
      {RADII.map((radius) => (
        <path key={radius} className="fk-bench" d={`M${-radius} 0a${radius} ${radius} 0 0 1 ${2 * radius} 0`} />
      ))}
      {places.map(({ x, y }, member) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <Head look={lookOf(members[member], board)} />
        </g>
      ))}
      <text className="fk-corner-name" textAnchor="middle" y={-6}>
        {scene.text('foreign-king.congress')}
      </text>
      <Counts {...props} />
    </Corner>
  );
}
