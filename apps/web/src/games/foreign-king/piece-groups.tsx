import {
  type Board,
  KINDS,
  type KindName,
  majorityIn,
  movedIn,
  type ProvinceName,
} from '@interregnum/foreign-king/board';
import type { DrawingProps } from '../drawing.ts';
import type { Sized } from './flow.ts';
import { Factory, King } from './icons.tsx';
import { Pawn } from './pawn.tsx';
import { citizenOf, lookOf, signed } from './sides.ts';

/** What stands in a province, one thing beside the other: the king, citizens of a side, factories of a kind. */
interface PieceGroup extends Sized {
  readonly key: string;
  readonly kind: 'king' | 'citizens' | KindName;
  readonly state: 'active' | 'inactive';
  readonly side: number;
  readonly count: number;
  /** What the draft changes. */
  readonly change: number;
  readonly note: string;
  readonly leads: boolean;
}

const DIGIT = 15;
const NOTE_DIGIT = 14;
const NOTE_EDGE = 12;

const PIECE_WIDTH = 32;
const KING_WIDTH = 41;
const pieceWidth = (kind: PieceGroup['kind']): number => (kind === 'king' ? KING_WIDTH : PIECE_WIDTH);
export const noteWidth = (note: string): number => note.length * NOTE_DIGIT + NOTE_EDGE;

export function sized(group: Omit<PieceGroup, 'width'>): PieceGroup {
  const digits = showsCount(group) ? `${group.count}`.length * DIGIT + 3 : 0;
  const note = group.note === '' ? 0 : noteWidth(group.note) + 3;
  return { ...group, width: pieceWidth(group.kind) + digits + note };
}

/** Citizens are counted, unless the change tells it; a single factory and the king are not. */
const showsCount = ({ kind, count, change }: Pick<PieceGroup, 'kind' | 'count' | 'change'>): boolean =>
  kind === 'citizens' ? count > 0 && count !== change : count > 1;

const PLAIN = { state: 'active', side: -1, change: 0, note: '', leads: false } as const;

function kingIn(id: ProvinceName, board: Board, committed: Board): PieceGroup[] {
  const count = board.king.at === id ? 1 : 0;
  const change = count - (committed.king.at === id ? 1 : 0);
  return count === 0 && change === 0 ? [] : [sized({ ...PLAIN, key: 'king', kind: 'king', count, change })];
}

/** In a half-made move: gone from here, or come here. */
function moveNote(moved: number): string {
  if (moved === 0) return '';
  return moved < 0 ? `↑${-moved}` : `↓${moved}`;
}

function citizensIn(id: ProvinceName, board: Board, committed: Board): PieceGroup[] {
  const province = board.provinces[id];
  const majority = majorityIn(province);
  const sides = province.citizens.map((count, side) => {
    const change = count - committed.provinces[id].citizens[side];
    const note = change === 0 ? moveNote(movedIn(id, side, board)) : signed(change);
    return {
      ...PLAIN,
      key: `side-${side}`,
      kind: 'citizens',
      side,
      count,
      change,
      note,
      leads: side === majority,
    } as const;
  });
  return sides
    .filter(({ count, note }) => count > 0 || note !== '')
    .sort((a, b) => b.count - a.count)
    .map(sized);
}

const STATES = ['active', 'inactive'] as const;

/** Factories never leave a province: one that becomes inactive is told by its new state alone. */
const factoriesIn = (id: ProvinceName, board: Board, committed: Board): PieceGroup[] =>
  KINDS.flatMap((kind) =>
    STATES.map((state) => {
      const count = board.provinces[id][kind][state];
      const change = count - committed.provinces[id][kind][state];
      const note = change > 0 && count > 1 ? signed(change) : '';
      return { ...PLAIN, key: `${kind}-${state}`, kind, state, count, change, note };
    }),
  )
    .filter(({ count }) => count > 0)
    .map(sized);

/** What stands in a province, people first. */
export const pieceGroupsIn = (id: ProvinceName, { board, committed }: DrawingProps<Board>): PieceGroup[][] => [
  [...kingIn(id, board, committed), ...citizensIn(id, board, committed)],
  factoriesIn(id, board, committed),
];

/** Where a group stands, by the names of its place and its piece. */
export function placeIn(id: ProvinceName, { kind, side, state }: PieceGroup, board: Board): string {
  if (kind === 'citizens') return `province:${id} ${citizenOf(lookOf(side, board))}`;
  return `${state === 'inactive' ? 'idle' : 'province'}:${id} ${kind}`;
}

function Piece({ group, board }: { readonly group: PieceGroup; readonly board: Board }) {
  const { kind, side, state, count } = group;
  if (kind === 'citizens')
    return (
      <g transform="translate(0 -1) scale(1.2)">
        <Pawn look={lookOf(side, board)} ghost={count === 0} />
      </g>
    );
  if (kind === 'king')
    return (
      <g data-piece="king" data-only="">
        <g transform="translate(0 -2) scale(1.72)">
          <King />
        </g>
      </g>
    );
  return (
    <g data-piece={state === 'inactive' ? kind : undefined}>
      <g transform="translate(-1 3) scale(1.38)">
        <Factory kind={kind} state={state} />
      </g>
    </g>
  );
}

/** A piece with how many there are, and how the draft changes that. */
export function PieceGroupDrawing({ group, board }: { readonly group: PieceGroup; readonly board: Board }) {
  const { kind, change, count, note, leads, width } = group;
  const counted = showsCount(group);
  const state = count === 0 ? 'gone' : '';
  return (
    <g className={`fk-pieces ${state}`}>
      {leads && (
        <rect
          className={`fk-leads fk-side-${lookOf(group.side, board)}`}
          x={-4}
          y={-4}
          width={width + 8}
          height={44}
          rx={8}
        />
      )}
      {change > 0 && <rect className="fk-new" x={-3} y={-3} width={pieceWidth(kind) + 6} height={44} rx={8} />}
      <Piece group={group} board={board} />
      {counted && (
        <text className="fk-count" x={PIECE_WIDTH + 2} y={32}>
          {count}
        </text>
      )}
      {note !== '' && <Note x={width - noteWidth(note)} note={note} />}
    </g>
  );
}

/** A change in ink on paper. */
export const Note = ({ x, y = 6, note }: { readonly x: number; readonly y?: number; readonly note: string }) => (
  <g className="fk-note">
    <rect x={x} y={y} width={noteWidth(note)} height={29} rx={7} />
    <text x={x + noteWidth(note) / 2} y={y + 23} textAnchor="middle">
      {note}
    </text>
  </g>
);
