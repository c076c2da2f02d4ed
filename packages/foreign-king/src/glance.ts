import { ACTIONS, type ActionName, type KINDS, PROVINCES, SEATS_FOR_ORDER, SEATS_FOR_QUEEN } from './terms.ts';

export { ACTIONS, type ActionName, KINDS, MOST_SIDES, PROVINCES } from './terms.ts';
export type ProvinceName = (typeof PROVINCES)[number];
export type KindName = (typeof KINDS)[number];

/** Where the king is before he enters the country. */
export const PORTRAIT = 'portrait';

interface Factories {
  readonly active: number;
  readonly inactive: number;
}

export interface Province extends Readonly<Record<KindName, Factories>> {
  readonly citizens: readonly number[];
}

export interface Side {
  readonly congress: number;
  readonly francs: number;
  readonly medals: { readonly down: number; readonly up: number };
  readonly pawn: ActionName | null;
  readonly score: number;
  readonly supply: number;
}

/** FK-POS-3  What a phase remembers: of a move, of the questions to Congress, of virtual operations. */
interface Pending {
  readonly from?: ProvinceName;
  readonly sent?: Readonly<Record<string, number>>;
  readonly ask?: readonly number[];
  readonly ops?: number;
}

/** FK-POS-4  Who has won, and by side what the final scoring gave for provinces. */
interface Result {
  readonly breakdown: readonly { readonly provinces: number }[];
  readonly winners: readonly number[];
}

/** What of a written position (FK-POS-2) whoever draws it needs. All of it is public. */
export interface Position {
  readonly actor: number | null;
  readonly king: { readonly at: ProvinceName | typeof PORTRAIT; readonly marker: number };
  readonly order: readonly number[];
  readonly pending: Pending | null;
  readonly pendingOrder: readonly number[];
  readonly phase: string;
  readonly players: number;
  readonly provinces: Readonly<Record<ProvinceName, Province>>;
  readonly result: Result | null;
  readonly round: number;
  readonly seats: readonly Side[];
  readonly stock: Readonly<Record<KindName, number>>;
  readonly turn: number;
}

/** FK-TURN-3  Some actions lie on the table with enough players only. */
const LEAST_PLAYERS: Partial<Record<ActionName, number>> = { order: SEATS_FOR_ORDER, queen: SEATS_FOR_QUEEN };

export const actionsOf = ({ players }: Pick<Position, 'players'>): ActionName[] =>
  ACTIONS.filter((action) => players >= (LEAST_PLAYERS[action] ?? 0));

/** Who stands on an action. */
export function standingOn(action: ActionName, { seats }: Position): number | undefined {
  const side = seats.findIndex(({ pawn }) => pawn === action);
  return side < 0 ? undefined : side;
}

/** FK-SCORE-1  The side with more citizens in a province than each other, if there is one. */
export function majorityIn({ citizens }: Pick<Province, 'citizens'>): number | undefined {
  const most = Math.max(...citizens);
  const leaders = citizens.flatMap((count, side) => (count === most ? [side] : []));
  return leaders.length === 1 ? leaders[0] : undefined;
}

export const provincesOf = (side: number, { provinces }: Position): ProvinceName[] =>
  PROVINCES.filter((name) => majorityIn(provinces[name]) === side);

export const isOver = ({ phase }: Position): boolean => phase === 'over';

export const secondScore = ({ seats }: Position): number => seats.map(({ score }) => score).sort((a, b) => b - a)[1];

/** FK-END-2  How far the king's marker is above the second-highest score. */
export const distance = (position: Position): number => Math.max(0, position.king.marker - secondScore(position));

/** The side whose citizens move while a move is being made. */
const moverOf = ({ order, turn }: Position): number => order[turn];

/** In a half-made move: how many of a side have left a province so far (below 0), or have come. */
export function movedIn(name: ProvinceName, side: number, position: Position): number {
  const { pending } = position;
  if (pending?.sent === undefined || side !== moverOf(position)) return 0;
  if (name !== pending.from) return pending.sent[name] ?? 0;
  return -Object.values(pending.sent).reduce((sum, count) => sum + count, 0);
}
