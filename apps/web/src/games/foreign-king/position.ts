import { PROVINCES } from './map-data.ts';

export type ProvinceId = keyof typeof PROVINCES;
export const PROVINCE_IDS = Object.keys(PROVINCES) as ProvinceId[];

export const KINDS = ['metal', 'textile'] as const;
export type Kind = (typeof KINDS)[number];

/** The action row, in the order in which it lies. */
export const ACTIONS = ['build', 'place', 'move', 'congress', 'king', 'queen', 'money', 'order'] as const;
export type Action = (typeof ACTIONS)[number];

export const PORTRAIT = 'portrait';

interface Factories {
  readonly active: number;
  readonly inactive: number;
}

interface Province extends Readonly<Record<Kind, Factories>> {
  readonly citizens: readonly number[];
}

export interface Side {
  readonly congress: number;
  readonly francs: number;
  readonly medals: { readonly down: number; readonly up: number };
  readonly pawn: Action | null;
  readonly score: number;
  readonly supply: number;
}

/** FK-POS-3  What a phase remembers: of a move, of the questions to Congress, of virtual operations. */
interface Pending {
  readonly from?: ProvinceId;
  readonly sent?: Readonly<Record<string, number>>;
  readonly ask?: readonly number[];
  readonly ops?: number;
}

/** What of a position (FK-POS-2) is drawn. All of it is public. */
export interface Position {
  readonly actor: number | null;
  readonly king: { readonly at: ProvinceId | typeof PORTRAIT; readonly marker: number };
  readonly order: readonly number[];
  readonly pending: Pending | null;
  readonly pendingOrder: readonly number[];
  readonly phase: string;
  readonly players: number;
  readonly provinces: Readonly<Record<ProvinceId, Province>>;
  readonly round: number;
  readonly seats: readonly Side[];
  readonly stock: Readonly<Record<Kind, number>>;
  readonly turn: number;
}

/** FK-TURN-3  Some actions lie on the table with enough players only. */
const LEAST_PLAYERS: Partial<Record<Action, number>> = { order: 3, queen: 4 };

export const actionsOf = ({ players }: Position): Action[] =>
  ACTIONS.filter((action) => players >= (LEAST_PLAYERS[action] ?? 0));

/** Who stands on an action. */
export function standingOn(action: Action, { seats }: Position): number | undefined {
  const side = seats.findIndex(({ pawn }) => pawn === action);
  return side < 0 ? undefined : side;
}

/** The side with more citizens in a province than each other, if there is one. */
export function majorityIn({ citizens }: Province): number | undefined {
  const most = Math.max(...citizens);
  const leaders = citizens.flatMap((count, side) => (count === most ? [side] : []));
  return leaders.length === 1 ? leaders[0] : undefined;
}

export const provincesOf = (side: number, { provinces }: Position): ProvinceId[] =>
  PROVINCE_IDS.filter((id) => majorityIn(provinces[id]) === side);

export const isOver = ({ phase }: Position): boolean => phase === 'over';

export const secondScore = ({ seats }: Position): number => seats.map(({ score }) => score).sort((a, b) => b - a)[1];

/** How far the king's marker is above the second-highest score. */
export const distance = (position: Position): number => Math.max(0, position.king.marker - secondScore(position));

/** The side whose citizens move while a move is being made. */
const moverOf = ({ order, turn }: Position): number => order[turn];

/** In a half-made move: how many of a side have left a province so far (below 0), or have come. */
export function movedIn(id: ProvinceId, side: number, position: Position): number {
  const { pending } = position;
  if (pending?.sent === undefined || side !== moverOf(position)) return 0;
  if (id !== pending.from) return pending.sent[id] ?? 0;
  return -Object.values(pending.sent).reduce((sum, count) => sum + count, 0);
}
