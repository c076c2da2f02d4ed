import type { Outcome } from '@interregnum/kernel';

export type Json = Readonly<Record<string, unknown>>;

/** How many characters a name may have. */
export const LONGEST_NAME = 40;
/**
 * What must not be in a name: control characters, what turns the direction of a text, what is not seen at all, and what
 * bytes which are no UTF-8 could have become.
 */
export const UNSHOWN = /[\p{C}\p{Zl}\p{Zp}\p{DI}\ufffd]/u;
/** Names may be in any script, but something of them must be seen. */
export const NAME = new RegExp(
  `^(?! )(?=.*[\\p{L}\\p{N}\\p{ExtPict}])[^${UNSHOWN.source.slice(1, -1)}]{1,${LONGEST_NAME}}(?<! )$`,
  'u',
);
export const KIND = /^[a-z][a-z0-9-]{0,39}$/;
export const NOTATION = /^[\x20-\x7e]{1,200}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const MOST_SEATS = 8;

export const isObject = (json: unknown): json is Json =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
/** Positions have lists in objects, and little more. What is nested deeper is made to exhaust whoever reads it. */
const DEEPEST = 20;
const isDeeper = (json: unknown, than: number): boolean =>
  typeof json === 'object' &&
  json !== null &&
  (than === 0 || Object.values(json).some((part) => isDeeper(part, than - 1)));
/** An object that may be a position of some game. */
export const isPosition = (json: unknown): json is Json => isObject(json) && !isDeeper(json, DEEPEST);
export const isCount = (json: unknown): json is number => Number.isInteger(json) && Number(json) >= 0;
export const isName = (text: unknown): text is string => typeof text === 'string' && NAME.test(text);
/** The id of a game, or the kind of player in a seat. */
export const isKind = (text: unknown): text is string => typeof text === 'string' && KIND.test(text);
export const isNotation = (text: unknown): text is string => typeof text === 'string' && NOTATION.test(text);
/** A moment that exists: on the 30th of February the calendar would go on counting. */
export const isTime = (text: unknown): text is string => {
  const moment = typeof text === 'string' && TIME.test(text) ? Date.parse(text) : Number.NaN;
  // biome-ignore lint/plugin: a moment that was given, not the clock
  return !Number.isNaN(moment) && new Date(moment).toISOString() === text;
};

/** A list of which every element has a form. */
export const isListOf = <T>(json: unknown, isElement: (element: unknown) => element is T): json is readonly T[] =>
  Array.isArray(json) && json.every(isElement);
/** One for each seat. */
export const isPerSeat = <T>(json: unknown, isElement: (element: unknown) => element is T): json is readonly T[] =>
  isListOf(json, isElement) && json.length <= MOST_SEATS;

const isOption = (value: unknown): boolean => typeof value === 'boolean' || isCount(value);
export const isOptions = (json: unknown): json is Readonly<Record<string, number | boolean>> =>
  isObject(json) && Object.values(json).every(isOption);

export const isOutcome = (json: unknown): json is Outcome =>
  isObject(json) &&
  typeof json.ending === 'string' &&
  isListOf(json.winners, isCount) &&
  typeof json.shared === 'boolean' &&
  typeof json.decidedBy === 'string';
/** An outcome with its keys in the one order that is written. */
export const outcomeForm = ({ ending, winners, shared, decidedBy }: Outcome): Outcome => ({
  ending,
  winners,
  shared,
  decidedBy,
});
export const sameOutcome = (a: Outcome, b: Outcome): boolean =>
  JSON.stringify(outcomeForm(a)) === JSON.stringify(outcomeForm(b));

/** The object that a line holds; undefined if it holds none. */
export function parsed(line: string): Json | undefined {
  try {
    const json: unknown = JSON.parse(line);
    return isObject(json) ? json : undefined;
  } catch {
    return undefined;
  }
}
