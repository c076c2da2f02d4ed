import type { Options, Outcome, Seat } from '@interregnum/kernel';
import type { Json } from './forms.ts';
import type { Hex } from './hash.ts';

/** The version of the record's form. */
export const FORMAT = 'interregnum-record-2';
/** Marks the deal of a match that was begun in format 1, in which the salts of all seats were drawn. */
export const DEALT_BY_FORMAT_1 = 'interregnum-record-1';

/** The kind of a seat that a person holds, and of one that is empty. All other kinds are programs. */
export const HUMAN = 'human';
export const EMPTY_SEAT = 'nobody';

/** What follows where there are three or more parties and one of them goes: a bot plays on, or the match stops. */
export type WhenSeatGoes = 'stop' | { readonly bot: string };

/** A commitment to the secret seed, published before the salts were chosen; and one salt for each seat. */
export interface Deal {
  readonly commitment: Hex;
  readonly salts: readonly Hex[];
  readonly format?: typeof DEALT_BY_FORMAT_1;
}

/** A secret position: a commitment to it and to a seed. */
export interface SealedPosition {
  readonly commitment: Hex;
}

/** A position names its game and has no commitment. */
export const isSealed = (position: SealedPosition | Json): position is SealedPosition => 'commitment' in position;

/** All that is settled before the first turn. It begins with a deal or from a position: canonical JSON, or sealed. */
export type Start = {
  readonly type: 'start';
  /** The id of the match. */
  readonly match: string;
  readonly game: string;
  /** The version of the rules that decides, for ever. */
  readonly rules: number;
  /** Every option of the game, in the order in which it declares them. */
  readonly options: Options;
  /** The kind of each seat when the match began. */
  readonly seats: readonly string[];
  readonly whenSeatGoes: WhenSeatGoes;
} & ({ readonly deal: Deal } | { readonly position: SealedPosition | Json });

/** Whether a match begins with something that its start does not tell. */
export const isSecret = (start: Start): boolean => 'deal' in start || isSealed(start.position);

/** One commit of a seat: all its decisions in notation. */
export interface Turn {
  readonly type: 'turn';
  readonly seat: Seat;
  readonly texts: readonly string[];
}

/** Who plays a seat from now on. */
export interface SeatChange {
  readonly type: 'seat';
  readonly seat: Seat;
  readonly kind: string;
}

/** The match is again as it stood after the entry `to`, the start or a turn in force; seats stay as they are now. */
export interface Back {
  readonly type: 'back';
  readonly to: number;
}

/** How the match ended. `seat` went: it resigned or ran out of time. `outcome` is what the rules say. */
export interface End {
  readonly type: 'end';
  readonly by: 'rules' | 'resigned' | 'time' | 'agreed' | 'stopped';
  readonly seat?: Seat;
  readonly outcome?: Outcome;
  readonly winners: readonly Seat[];
}

/** What opens the start: the seed, and the position if it was sealed. */
export interface Secret {
  readonly seed: Hex;
  readonly position?: Json;
}
export interface Reveal extends Secret {
  readonly type: 'reveal';
}

/** Everything that can follow the start. */
export type LaterEntry = Turn | SeatChange | Back | End | Reveal;
export type Entry = Start | LaterEntry;
