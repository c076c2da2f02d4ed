import type { ProgramFailure } from '../bots/program-failure.ts';
import type { Result } from './result.ts';

/** How often a player has given up its seat, and the first time: in the order of games, however they came about. */
export interface Failures {
  readonly player: string;
  readonly games: number;
  readonly deal: number;
  readonly seat: number;
  readonly failure: ProgramFailure;
}

/** The players that have failed. */
export function failuresOf(players: readonly string[], results: readonly Result[]): Failures[] {
  return players.flatMap((player) => {
    const failures = results.flatMap(({ deal, seats }) => {
      const seat = seats.findIndex((sat) => sat.player === player && sat.failed !== undefined);
      return seat < 0 ? [] : [{ deal, seat, failure: seats[seat].failed as ProgramFailure }];
    });
    return failures.slice(0, 1).map((first) => ({ player, games: failures.length, ...first }));
  });
}
