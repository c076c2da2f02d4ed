import type { Options } from '@interregnum/kernel';

interface Factories {
  readonly active: number;
  readonly inactive: number;
}
export interface Province {
  readonly citizens: readonly number[];
  readonly metal: Factories;
  readonly textile: Factories;
}
interface Side {
  readonly congress: number;
  readonly francs: number;
  readonly medals: { readonly down: number; readonly up: number };
  readonly pawn: string | null;
  readonly score: number;
}
export interface Position {
  readonly actor: number;
  readonly king: { readonly at: string; readonly marker: number };
  readonly order: readonly number[];
  readonly pending: { readonly from: string } | null;
  readonly phase: string;
  readonly players: number;
  readonly provinces: Readonly<Record<string, Province>>;
  readonly result: {
    readonly breakdown: readonly Readonly<Record<string, number>>[];
    readonly reason: readonly string[];
  } | null;
  readonly round: number;
  readonly seats: readonly Side[];
}

/** One decision: who made it, its words, and the positions around it. */
export interface Step {
  readonly before: Position;
  readonly after: Position;
  readonly seat: number;
  readonly words: readonly string[];
  readonly options: Options;
}
