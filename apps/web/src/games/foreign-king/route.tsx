import { type Board, PORTRAIT, type ProvinceName } from '@interregnum/foreign-king/board';
import { routeOf, shortestOf } from '@interregnum/screen/foreign-king';
import { usePointed } from '../../ui/pointed.ts';
import { useScreen } from '../../ui/screen-context.ts';
import type { DrawingProps } from '../drawing.ts';
import { PROVINCES } from './map-data.ts';
import './route.css';

type Point = readonly [x: number, y: number];

interface RouteProps extends DrawingProps<Board> {
  /** Where on the map the portrait hangs. */
  readonly portrait: Point;
  /** What ids within this drawing begin with. */
  readonly prefix: string;
}

/** The middle of where pieces stand. */
function middleOf(id: ProvinceName): Point {
  const { x, y, width, height } = PROVINCES[id].room;
  return [x + width / 2, y + height / 2];
}

/** The king's way that is pointed at, else the shortest of those that are asked about, and its price. */
export function Route({ board, portrait, prefix }: RouteProps) {
  const pointed = usePointed();
  const { choicesBy, noteOn } = useScreen();
  const choice = shortestOf(choicesBy(pointed)) ?? shortestOf(choicesBy());
  if (choice === undefined) return null;
  const start = board.king.at === PORTRAIT ? portrait : middleOf(board.king.at);
  const route = routeOf(choice);
  const path = `M${[start, ...route.map(middleOf)].map((point) => point.join(' ')).join('L')}`;
  const { room } = PROVINCES[route[route.length - 1]];
  return (
    <svg className="fk-route" aria-hidden="true">
      <marker
        id={`${prefix}-way`}
        viewBox="0 0 10 10"
        refX="14"
        refY="5"
        markerWidth="4"
        markerHeight="4"
        orient="auto"
      >
        <path d="M0 0 10 5 0 10z" />
      </marker>
      <path className="fk-route-edge" d={path} />
      <path className="fk-route-line" d={path} markerEnd={`url(#${prefix}-way)`} />
      <text className="fk-route-price" x={room.x + room.width / 2} y={room.y + room.height + 16} textAnchor="middle">
        {noteOn(choice)}
      </text>
    </svg>
  );
}
