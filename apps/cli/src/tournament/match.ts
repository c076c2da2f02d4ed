import { type Choice, type Game, NO_SEAT, type Outcome, type Seat, type State, turnCap } from '@interregnum/kernel';
import { ProgramError, type ProgramFailure } from '../bots/program-failure.ts';

/** One that decides for a seat, from what that seat knows. */
export interface SeatPlayer {
  decide(seen: State): Choice | Promise<Choice>;
}

/** What a seat had to decide, and the milliseconds that took by the clock. */
export interface TimeSpent {
  readonly turns: number;
  readonly decisions: number;
  readonly ms: number;
}

/** How a game went; without an outcome it was broken off. */
export interface PlayedMatch {
  readonly outcome: Outcome | undefined;
  readonly turns: number;
  readonly decisions: number;
  readonly spent: readonly TimeSpent[];
  /** Why seats were given up, by seat. */
  readonly failed: ReadonlyMap<Seat, ProgramFailure>;
}

/** How a game ends, and what decides it, when all parties but one have given up. */
const GIVEN_UP = 'given-up';

/** Who plays on for a seat that was given up. Without one, no seat may be. */
export type Substitute = (seat: Seat) => SeatPlayer;

const noSubstitute: Substitute = (seat) => {
  throw new Error(`no program sits at seat ${seat}`);
};

/**
 * Plays a game to its end; where no rule bounds it, it is broken off if it takes too long. Changes `s`. A program that
 * fails has given up: the last party that has not wins, and as long as there are several, another plays on for the seat.
 */
export async function playMatch(
  game: Game,
  s: State,
  given: readonly SeatPlayer[],
  substitute: Substitute = noSubstitute,
): Promise<PlayedMatch> {
  const players = [...given];
  const spent = players.map(() => ({ turns: 0, decisions: 0, ms: 0 }));
  const latest = players.map(() => -1);
  const failed = new Map<Seat, ProgramFailure>();
  const cap = turnCap(game);
  let decisions = 0;
  for (let seat = game.toAct(s); seat !== NO_SEAT && game.turn(s) < cap; seat = game.toAct(s)) {
    const start = performance.now();
    const choice = await choiceOf(players[seat], game.redact(s, seat));
    spent[seat].ms += performance.now() - start;
    if (typeof choice !== 'number') {
      failed.set(seat, choice.failure);
      const outcome = givenUp(game, s, failed);
      if (outcome !== undefined) return { outcome, turns: game.turn(s), decisions, spent, failed };
      players[seat] = substitute(seat);
      continue;
    }
    spent[seat].decisions++;
    if (game.turn(s) !== latest[seat]) spent[seat].turns++;
    latest[seat] = game.turn(s);
    game.play(s, choice);
    decisions++;
  }
  return { outcome: game.outcome(s), turns: game.turn(s), decisions, spent, failed };
}

async function choiceOf(player: SeatPlayer, seen: State): Promise<Choice | ProgramError> {
  try {
    return await player.decide(seen);
  } catch (problem) {
    if (problem instanceof ProgramError) return problem;
    throw problem;
  }
}

/** The outcome once one party is left that has given up at none of its seats; undefined while there are more. */
function givenUp(game: Game, s: State, failed: ReadonlyMap<Seat, ProgramFailure>): Outcome | undefined {
  const left = game.parties(game.optionsOf(s)).filter((party) => party.every((seat) => !failed.has(seat)));
  return left.length > 1 ? undefined : { ending: GIVEN_UP, winners: left.flat(), shared: false, decidedBy: GIVEN_UP };
}
