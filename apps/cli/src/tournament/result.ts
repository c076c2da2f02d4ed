import type { Seat } from '@interregnum/kernel';
import { isProgramFailure, type ProgramFailure } from '../bots/program-failure.ts';
import type { PlayedMatch, TimeSpent } from './match.ts';
import { type Fixture, fixture, playerAt, type Schedule } from './schedule.ts';

/** A finished game, as it is kept in a file. */
export interface Result {
  readonly deal: number;
  readonly meeting: number;
  readonly rotation: number;
  /** Who won, also sides that no seat plays; null if the game was broken off. */
  readonly winners: readonly Seat[] | null;
  readonly ending: string | null;
  readonly turns: number;
  readonly seats: readonly Sat[];
}

/** Who sat at a seat, and what that took. */
interface Sat extends TimeSpent {
  readonly player: string;
  /** Why the seat was given up, if it was; left out otherwise. */
  readonly failed?: ProgramFailure;
}

export function resultOf(schedule: Schedule, players: readonly string[], of: Fixture, played: PlayedMatch): Result {
  const { deal, meeting, rotation } = of;
  const seats = played.spent.map(({ turns, decisions, ms }, seat) => {
    const player = players[playerAt(schedule, of, seat)];
    const failed = played.failed.get(seat);
    return { player, turns, decisions, ms: Math.round(ms * 1000) / 1000, ...(failed && { failed }) };
  });
  const { winners = null, ending = null } = played.outcome ?? {};
  return { deal, meeting, rotation, winners, ending, turns: played.turns, seats };
}

/** The number of a game in its schedule. */
export const numberOf = ({ parties, perDeal }: Schedule, { deal, meeting, rotation }: Result): number =>
  deal * perDeal + meeting * parties + rotation;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown, holds: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(holds);

const isSat = (value: unknown): boolean => {
  const { player, turns, decisions, ms, failed } = (value ?? {}) as Partial<Sat>;
  const isWhole = isText(player) && isCount(turns) && isCount(decisions) && Number.isFinite(ms);
  return isWhole && (failed === undefined || isProgramFailure(failed));
};

const isResult = (value: unknown): value is Result => {
  const { deal, meeting, rotation, winners, ending, turns, seats } = (value ?? {}) as Partial<Result>;
  return (
    [deal, meeting, rotation, turns].every(isCount) &&
    (winners === null || isList(winners, isCount)) &&
    (ending === null || isText(ending)) &&
    isList(seats, isSat)
  );
};

/** The result in a line of a file, if it is one of this schedule and these players. */
export function readResult(line: string, schedule: Schedule, players: readonly string[]): Result | undefined {
  try {
    const result: unknown = JSON.parse(line);
    if (!isResult(result)) return undefined;
    const of = fixture(schedule, numberOf(schedule, result));
    const isScheduled = of.meeting === result.meeting && of.rotation === result.rotation;
    const areSeated = result.seats.every(({ player }, seat) => player === players[playerAt(schedule, of, seat)]);
    return isScheduled && areSeated ? result : undefined;
  } catch {
    return undefined;
  }
}
