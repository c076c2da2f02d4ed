import { type Choice, type Game, NOBODY, type Outcome, type Seat, type State, turnCap } from '@interregnum/kernel';
import { ProgramTrouble, type Trouble } from '../bots/program-trouble.ts';

/** One that decides for a seat, from what that seat knows. */
export interface Sitter {
  decide(seen: State): Choice | Promise<Choice>;
}

/** What a seat had to decide, and the milliseconds that took by the clock. */
export interface Spent {
  readonly turns: number;
  readonly decisions: number;
  readonly ms: number;
}

/** How a game went; without an outcome it was broken off. */
export interface Played {
  readonly outcome: Outcome | undefined;
  readonly turns: number;
  readonly decisions: number;
  readonly spent: readonly Spent[];
  /** Why seats were given up, by seat. */
  readonly failed: ReadonlyMap<Seat, Trouble>;
}

/** How a game ends, and what decides it, when all parties but one have given up. */
const GIVEN_UP = 'given-up';

/** Who plays on for a seat that was given up. Without one, no seat may be. */
export type StandIn = (seat: Seat) => Sitter;

const nobodyStandsIn: StandIn = (seat) => {
  throw new Error(`no program sits at seat ${seat}`);
};

/**
 * Plays a game to its end; where no rule bounds it, it is broken off if it takes too long. Changes `s`. A program that
 * fails has given up: the last party that has not wins, and as long as there are several, another plays on for the seat.
 */
export async function playMatch(
  game: Game,
  s: State,
  given: readonly Sitter[],
  standIn: StandIn = nobodyStandsIn,
): Promise<Played> {
  const sitters = [...given];
  const spent = sitters.map(() => ({ turns: 0, decisions: 0, ms: 0 }));
  const latest = sitters.map(() => -1);
  const failed = new Map<Seat, Trouble>();
  const cap = turnCap(game);
  let decisions = 0;
  for (let seat = game.toAct(s); seat !== NOBODY && game.turn(s) < cap; seat = game.toAct(s)) {
    const start = performance.now();
    const choice = await choiceOf(sitters[seat], game.redact(s, seat));
    spent[seat].ms += performance.now() - start;
    if (typeof choice !== 'number') {
      failed.set(seat, choice.trouble);
      const outcome = givenUp(game, s, failed);
      if (outcome !== undefined) return { outcome, turns: game.turn(s), decisions, spent, failed };
      sitters[seat] = standIn(seat);
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

async function choiceOf(sitter: Sitter, seen: State): Promise<Choice | ProgramTrouble> {
  try {
    return await sitter.decide(seen);
  } catch (problem) {
    if (problem instanceof ProgramTrouble) return problem;
    throw problem;
  }
}

/** The outcome once one party is left that has given up at none of its seats; undefined while there are more. */
function givenUp(game: Game, s: State, failed: ReadonlyMap<Seat, Trouble>): Outcome | undefined {
  const left = game.parties(game.optionsOf(s)).filter((party) => party.every((seat) => !failed.has(seat)));
  return left.length > 1 ? undefined : { ending: GIVEN_UP, winners: left.flat(), shared: false, decidedBy: GIVEN_UP };
}
