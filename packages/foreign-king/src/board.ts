import { memoize, type State } from '@interregnum/kernel';
import { type Board, layBoard, type Province, type ProvinceName } from './board-parts.ts';
import { ACTIONS, type ActionName, PROVINCES, SEATS_FOR_ORDER, SEATS_FOR_QUEEN } from './terms.ts';

export { type Board, type KindName, PORTRAIT, type Province, type ProvinceName, type Side } from './board-parts.ts';
export { ACTIONS, type ActionName, KINDS, MOST_SIDES, PROVINCES } from './terms.ts';

/** The board of what is seen: the same object for the same state, which must not change any more. */
export const boardOf: (seen: State) => Board = memoize(layBoard);

/** FK-TURN-3  Some actions lie on the table with enough players only. */
const LEAST_PLAYERS: Partial<Record<ActionName, number>> = { order: SEATS_FOR_ORDER, queen: SEATS_FOR_QUEEN };

export const actionsOf = ({ players }: Pick<Board, 'players'>): ActionName[] =>
  ACTIONS.filter((action) => players >= (LEAST_PLAYERS[action] ?? 0));

/** Who stands on an action. */
export function standingOn(action: ActionName, { seats }: Board): number | undefined {
  const side = seats.findIndex(({ pawn }) => pawn === action);
  return side < 0 ? undefined : side;
}

/** FK-SCORE-1  The side with more citizens in a province than each other, if there is one. */
export function majorityIn({ citizens }: Pick<Province, 'citizens'>): number | undefined {
  const most = Math.max(...citizens);
  const leaders = citizens.flatMap((count, side) => (count === most ? [side] : []));
  return leaders.length === 1 ? leaders[0] : undefined;
}

export const provincesOf = (side: number, { provinces }: Board): ProvinceName[] =>
  PROVINCES.filter((name) => majorityIn(provinces[name]) === side);

/** FK-FINAL-2  The factories in the provinces that a side controls, active or not. */
export const factoriesOf = (side: number, board: Board): number =>
  provincesOf(side, board)
    .map((name) => board.provinces[name])
    .flatMap(({ metal, textile }) => [metal.active, metal.inactive, textile.active, textile.inactive])
    .reduce((sum, count) => sum + count, 0);

export const isOver = ({ phase }: Board): boolean => phase === 'over';

export const secondScore = ({ seats }: Board): number => seats.map(({ score }) => score).sort((a, b) => b - a)[1];

/** FK-END-2  How far the king's marker is above the second-highest score. */
export const distance = (board: Board): number => Math.max(0, board.king.marker - secondScore(board));

/** The side whose citizens move while a move is being made. */
const moverOf = ({ order, turn }: Board): number => order[turn];

/** In a half-made move: how many of a side have left a province so far (below 0), or have come. */
export function movedIn(name: ProvinceName, side: number, board: Board): number {
  const { pending } = board;
  if (pending?.sent === undefined || side !== moverOf(board)) return 0;
  if (name !== pending.from) return pending.sent[name] ?? 0;
  return -Object.values(pending.sent).reduce((sum, count) => sum + count, 0);
}
