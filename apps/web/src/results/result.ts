import type { Options, Seat } from '@interregnum/kernel';
import { isMatchId, isTime } from '@interregnum/record';
import { isDay } from './day.ts';

/** How a match ended for whoever it is told to; nobody wins one that was stopped. */
export const OUTCOMES = ['won', 'lost', 'shared', 'unfinished'] as const;
export type ResultOutcome = (typeof OUTCOMES)[number];

/** What stays of a match that one person has played at this screen, also when its table is removed. */
export interface Result {
  readonly format: number;
  /** The id of the match; each has one result. */
  readonly match: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  /** The person's seat, and the kinds of all seats at the start. */
  readonly seat: Seat;
  readonly kinds: readonly string[];
  readonly outcome: ResultOutcome;
  /** The person's score and that of the other side, if it was counted. */
  readonly score?: readonly [own: number, other: number];
  /** When it ended. */
  readonly at: string;
  /** Whether a hint was asked for, as far as that is known. */
  readonly hints?: boolean;
  /** Whether it was played at a server. */
  readonly online?: true;
  /** The date whose deal of the day it was. */
  readonly day?: string;
}

/** How results are written now. Later formats may say more, never less. */
export const FORMAT = 1;

/** The first try at a deal of the day: the one that counts. */
export interface DayTry {
  readonly day: string;
  readonly game: string;
  /** Where it is played. */
  readonly table: string;
}

type Fields<T> = Partial<Record<keyof T, unknown>>;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 100;
const isOption = (value: unknown): boolean => typeof value === 'boolean' || isCount(value);
const isScore = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((each) => Number.isFinite(each));

/** Whether something that was kept, or read from a file, is a result. Fields that are not known here are left alone. */
export function isResult(value: unknown): value is Result {
  if (!isObject(value)) return false;
  const { format, match, game, rules, options, seat, kinds, outcome, score, at, hints, day } = value as Fields<Result>;
  return (
    isCount(format) &&
    isMatchId(match) &&
    isText(game) &&
    isCount(rules) &&
    isObject(options) &&
    Object.values(options).every(isOption) &&
    Array.isArray(kinds) &&
    kinds.every(isText) &&
    isCount(seat) &&
    seat < kinds.length &&
    OUTCOMES.some((each) => each === outcome) &&
    (score === undefined || isScore(score)) &&
    isTime(at) &&
    (hints === undefined || typeof hints === 'boolean') &&
    (day === undefined || isDay(day))
  );
}

export function isDayTry(value: unknown): value is DayTry {
  if (!isObject(value)) return false;
  const { day, game, table } = value as Fields<DayTry>;
  return isDay(day) && isText(game) && isText(table);
}
