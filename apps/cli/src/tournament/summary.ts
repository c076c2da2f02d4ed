import { type Rating, ratings } from './elo.ts';
import { type Failures, failuresOf } from './failures.ts';
import type { Result } from './result.ts';
import type { TournamentSettings } from './result-log.ts';
import type { Schedule } from './schedule.ts';
import { contestsOf, type ScoreLine, type Speed, scoreLines, speedOf } from './score.ts';

/** The player that is rated 0, if it takes part. */
export const ZERO = 'random';

/** Everything that a tournament tells so far. */
export interface TournamentSummary {
  readonly settings: TournamentSettings;
  readonly schedule: Schedule;
  readonly games: number;
  /** Deals that all have played, in all seatings. */
  readonly deals: number;
  readonly lines: readonly ScoreLine[];
  /** The strongest first; of players who never meet there are none. */
  readonly ratings: readonly Rating[];
  readonly speeds: ReadonlyMap<string, Speed>;
  readonly failures: readonly Failures[];
}

export function summarize(
  settings: TournamentSettings,
  schedule: Schedule,
  results: readonly Result[],
): TournamentSummary {
  const { players } = settings;
  const contests = contestsOf(schedule, players.length, results);
  return {
    settings,
    schedule,
    games: results.length,
    deals: completeDeals(schedule, results),
    lines: scoreLines(schedule, results),
    ratings: schedule.form === 'solo' ? [] : ratings(players, contests, ZERO),
    failures: failuresOf(players, results),
    speeds: new Map(players.map((player) => [player, speedOf(player, results)])),
  };
}

function completeDeals({ perDeal }: Schedule, results: readonly Result[]): number {
  const games = new Map<number, number>();
  for (const { deal } of results) games.set(deal, (games.get(deal) ?? 0) + 1);
  return [...games.values()].filter((count) => count === perDeal).length;
}
