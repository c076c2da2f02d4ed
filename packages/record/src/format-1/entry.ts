import type { Options, Outcome, Seat } from '@interregnum/kernel';
import {
  isCount,
  isKind,
  isName,
  isNotation,
  isObject,
  isOptions,
  isOutcome,
  isPerSeat,
  isTime,
  type Json,
  outcomeForm,
} from '../forms.ts';
import { type Hex, isHex } from '../hash.ts';

/** The version of the record's form. */
export const FORMAT = 'interregnum-record-1';

/** Who sits in a seat: the name others see, and `human` or the kind of program that plays. */
export interface Player {
  readonly name: string;
  readonly kind: string;
}

/** The first entry: all that is settled before the first decision. */
export interface Header {
  readonly game: string;
  /** The rules that decide, for ever. */
  readonly rulesVersion: number;
  /** Every option of the game, in the order in which it declares them. */
  readonly options: Options;
  readonly seats: readonly Player[];
  /** A hash of the secret seed, published before the salts were chosen. */
  readonly commitment: Hex;
  /** One for each seat. */
  readonly salts: readonly Hex[];
  readonly time: string;
}

/** A decision in notation. */
export interface Decision {
  readonly seat: Seat;
  readonly decision: string;
  readonly time: string;
}

/** The last entry of a match that has been played to its end. */
export interface End {
  readonly seed: Hex;
  readonly outcome: Outcome;
  readonly time: string;
}

/** The entries as JSON, their keys in the one order that is written. */
export const headerForm = (header: Header): object => ({
  entry: 0,
  format: FORMAT,
  game: header.game,
  rulesVersion: header.rulesVersion,
  options: header.options,
  seats: header.seats.map(({ name, kind }) => ({ name, kind })),
  commitment: header.commitment,
  salts: header.salts,
  time: header.time,
});
export const decisionForm = (entry: number, { seat, decision, time }: Decision): object => ({
  entry,
  seat,
  decision,
  time,
});
export const endForm = (entry: number, { seed, outcome, time }: End): object => ({
  entry,
  seed,
  outcome: outcomeForm(outcome),
  time,
});

const isPlayer = (json: unknown): json is Player => isObject(json) && isName(json.name) && isKind(json.kind);

/** Whether JSON has the form of a header. That it has no other keys is seen when it is written again. */
export const isHeader = (json: unknown): json is Json & Header =>
  isObject(json) &&
  json.format === FORMAT &&
  isKind(json.game) &&
  isCount(json.rulesVersion) &&
  isOptions(json.options) &&
  isPerSeat(json.seats, isPlayer) &&
  isHex(json.commitment) &&
  isPerSeat(json.salts, isHex) &&
  isTime(json.time);

export const isDecision = (json: unknown): json is Json & Decision =>
  isObject(json) && isCount(json.seat) && isNotation(json.decision) && isTime(json.time);

export const isEnd = (json: unknown): json is Json & End =>
  isObject(json) && isHex(json.seed) && isOutcome(json.outcome) && isTime(json.time);
