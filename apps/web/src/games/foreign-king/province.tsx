import { type Board, majorityIn, movedIn, type ProvinceName } from '@interregnum/foreign-king/board';
import { memoBy } from '../../ui/drawn-from.ts';
import { SvgTarget } from '../../ui/target.tsx';
import type { DrawingProps } from '../drawing.ts';
import { describeProvince, provinceName } from './descriptions.ts';
import { flow } from './flow.ts';
import { PROVINCES } from './map-data.ts';
import { PieceGroupDrawing, pieceGroupsIn, placeIn } from './piece-groups.tsx';
import { lookOf } from './sides.ts';

const LINE = 26;
/** Longer names take two lines, where they can be broken. */
const LONG = 11;

function linesOf(name: string): string[] {
  const at = name.length > LONG ? name.search(/[ -]/) : -1;
  if (at < 0) return [name];
  return [name.slice(0, at + 1), name.slice(at + 1)];
}

function Name({ id, name }: { readonly id: ProvinceName; readonly name: string }) {
  const [x, y] = PROVINCES[id].name;
  const lines = linesOf(name);
  return (
    <text className="fk-name" textAnchor="middle">
      {lines.map((line, at) => (
        <tspan key={line} x={x} y={y + 9 + (at - (lines.length - 1) / 2) * LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface ProvinceProps extends DrawingProps<Board> {
  readonly id: ProvinceName;
}

interface AreaProps extends ProvinceProps {
  /** What ids within this drawing begin with. */
  readonly prefix: string;
}

/** All that the drawing of a province reads. */
const readsProvince = ({ id, board, committed, scene }: ProvinceProps): unknown[] => [
  board.provinces[id],
  committed.provinces[id],
  board.king.at === id,
  committed.king.at === id,
  ...board.seats.map((_, side) => movedIn(id, side, board)),
  board.players,
  scene,
];

/** A province to touch: its land, hatched as the side that has the majority, and its name. */
export const ProvinceArea = memoBy(({ id, prefix, board, scene }: AreaProps) => {
  const { path } = PROVINCES[id];
  const majority = majorityIn(board.provinces[id]);
  return (
    <SvgTarget mark={id} scene={scene} label={describeProvince(id, board, scene)} className="fk-province">
      <clipPath id={`${prefix}-${id}`}>
        <path d={path} />
      </clipPath>
      <path className="fk-land" d={path} />
      {majority !== undefined && (
        <path className="fk-held" d={path} fill={`url(#${prefix}-weave-${lookOf(majority, board)})`} />
      )}
      <path className="fk-edge" d={path} clipPath={`url(#${prefix}-${id})`} />
      <Name id={id} name={provinceName(id, scene)} />
    </SvgTarget>
  );
}, readsProvince);

/** What stands in a province, for the eye only: its label tells the same. */
export const ProvincePieces = memoBy(({ id, ...props }: ProvinceProps) => {
  const { room } = PROVINCES[id];
  const { scale, placed } = flow(pieceGroupsIn(id, props), room);
  return (
    <svg className="fk-pieces" aria-hidden="true">
      <rect data-anchor={`province:${id}`} {...room} fill="none" />
      <g transform={`translate(${room.x} ${room.y}) scale(${scale})`}>
        {placed.map(({ item, x, y }) => (
          <g key={item.key} transform={`translate(${x} ${y})`} data-spot={placeIn(id, item, props.board)}>
            <PieceGroupDrawing group={item} board={props.board} />
          </g>
        ))}
      </g>
    </svg>
  );
}, readsProvince);
