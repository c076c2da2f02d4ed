import type { Options, Outcome, Seat } from '@interregnum/kernel';
import { type Hex, isHex } from './hash.ts';

/** The version of the record's form. */
const FORMAT = 'interregnum-record-1';

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
  outcome: {
    ending: outcome.ending,
    winners: outcome.winners,
    shared: outcome.shared,
    decidedBy: outcome.decidedBy,
  },
  time,
});

export type Json = Readonly<Record<string, unknown>>;

/** How many characters a name may have. */
export const LONGEST_NAME = 40;
/**
 * What must not be in a name: control characters, what turns the direction of a text, what is not seen at all, and what
 * bytes which are no UTF-8 could have become.
 */
export const UNSHOWN = /[\p{C}\p{Zl}\p{Zp}\p{DI}\ufffd]/u;
/** Names may be in any script, but something of them must be seen. */
const NAME = new RegExp(`^(?! )(?=.*[\\p{L}\\p{N}\\p{ExtPict}]).{1,${LONGEST_NAME}}(?<! )$`, 'u');
const KIND = /^[a-z][a-z0-9-]{0,39}$/;
const NOTATION = /^[\x20-\x7e]{1,200}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const MOST_SEATS = 8;

export const isName = (text: unknown): text is string =>
  typeof text === 'string' && NAME.test(text) && !UNSHOWN.test(text);
/** A moment that exists: on the 30th of February the calendar would go on counting. */
const isTime = (text: unknown): boolean => {
  const moment = typeof text === 'string' && TIME.test(text) ? Date.parse(text) : Number.NaN;
  // biome-ignore lint/plugin: a moment that was given, not the clock
  return !Number.isNaN(moment) && new Date(moment).toISOString() === text;
};
export const isObject = (json: unknown): json is Json =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
const isCount = (json: unknown): json is number => Number.isInteger(json) && Number(json) >= 0;
const isKind = (text: unknown): text is string => typeof text === 'string' && KIND.test(text);
const isPlayer = (json: unknown): boolean => isObject(json) && isName(json.name) && isKind(json.kind);
const isOption = (value: unknown): boolean => typeof value === 'boolean' || isCount(value);

/** Whether JSON has the form of a header. That it has no other keys is seen when it is written again. */
export const isHeader = (json: unknown): json is Json & Header =>
  isObject(json) &&
  json.format === FORMAT &&
  isKind(json.game) &&
  isCount(json.rulesVersion) &&
  isObject(json.options) &&
  Object.values(json.options).every(isOption) &&
  Array.isArray(json.seats) &&
  json.seats.length <= MOST_SEATS &&
  json.seats.every(isPlayer) &&
  isHex(json.commitment) &&
  Array.isArray(json.salts) &&
  json.salts.length <= MOST_SEATS &&
  json.salts.every(isHex) &&
  isTime(json.time);

export const isDecision = (json: unknown): json is Json & Decision =>
  isObject(json) &&
  isCount(json.seat) &&
  typeof json.decision === 'string' &&
  NOTATION.test(json.decision) &&
  isTime(json.time);

export const isEnd = (json: unknown): json is Json & End =>
  isObject(json) &&
  isHex(json.seed) &&
  isObject(json.outcome) &&
  typeof json.outcome.ending === 'string' &&
  Array.isArray(json.outcome.winners) &&
  json.outcome.winners.every(isCount) &&
  typeof json.outcome.shared === 'boolean' &&
  typeof json.outcome.decidedBy === 'string' &&
  isTime(json.time);
