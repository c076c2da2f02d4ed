export const MOST_SIDES = 4;

interface Factories {
  readonly active: number;
  readonly inactive: number;
}

export interface Side {
  readonly congress: number;
  readonly francs: number;
  readonly medals: { readonly down: number; readonly up: number };
  readonly pawn: string | null;
  readonly score: number;
  readonly supply: number;
}

export interface Province {
  readonly citizens: readonly number[];
  readonly metal: Factories;
  readonly textile: Factories;
}

/** FK-POS-3  What a phase remembers: of a move, of the questions to Congress, of virtual operations. */
interface Pending {
  readonly from?: string;
  readonly sent?: Readonly<Record<string, number>>;
  readonly ask?: readonly number[];
  readonly ops?: number;
}

/** FK-POS-4  Who has won, and by side what the final scoring gave for provinces. */
interface Result {
  readonly breakdown: readonly { readonly provinces: number }[];
  readonly winners: readonly number[];
}

/** What of a position (FK-POS-2) the drawing needs. */
export interface Position {
  readonly actor: number | null;
  readonly king: { readonly at: string; readonly marker: number };
  readonly order: readonly number[];
  readonly pending: Pending | null;
  readonly pendingOrder: readonly number[];
  readonly phase: string;
  readonly players: number;
  readonly provinces: Readonly<Record<string, Province>>;
  readonly result: Result | null;
  readonly round: number;
  readonly seats: readonly Side[];
  readonly stock: { readonly metal: number; readonly textile: number };
  readonly turn: number;
}

/** The side with more citizens in a province than each other, if there is one. */
export function majorityIn({ citizens }: Province): number | undefined {
  const most = Math.max(...citizens);
  const leaders = citizens.flatMap((count, side) => (count === most ? [side] : []));
  return leaders.length === 1 ? leaders[0] : undefined;
}
