import { tableId } from '../games/index.ts';
import type { DayTry, Result } from './result.ts';

/** What became of a deal of the day: its first try, and how that ended; neither if it was not played. */
export interface DayStanding {
  readonly day: string;
  readonly tried: DayTry | undefined;
  readonly result: Result | undefined;
}

/** How the first try at a game's deal of a day stands. Later ones do not count. */
export function dayStanding(
  game: string,
  day: string,
  tries: readonly DayTry[],
  results: readonly Result[],
): DayStanding {
  const tried = tries.find((each) => each.game === game && each.day === day);
  const result = tried && results.find((each) => each.day === day && tableId(game, each.match) === tried.table);
  return { day, tried, result };
}
