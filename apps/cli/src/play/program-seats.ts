import { randomBytes } from 'node:crypto';
import type { Outcome, Seat } from '@interregnum/kernel';
import { type DecisionRequest, MAX_TURN_MS } from '@interregnum/match';
import type { Program } from '../bots/program.ts';
import { askedIn, type SeatIdentity } from '../bots/program-lines.ts';
import { TurnBudget } from '../bots/turn-budget.ts';

interface ProgramSeat {
  readonly program: Program;
  readonly seated: SeatIdentity;
  readonly turns: TurnBudget;
}

const randomText = (): string => randomBytes(16).toString('hex');

/** The seats of one match at which programs sit that were named on the command line. */
export class ProgramSeats {
  /** Neither this nor what programs draw from has anything to do with the deal. */
  private readonly match = randomText();
  private readonly seats = new Map<Seat, ProgramSeat>();

  async decide(program: Program, { game, seat, seen }: DecisionRequest): Promise<string> {
    const { seated, turns } = this.seatOf(program, seat);
    const start = performance.now();
    const choice = await program.decide(askedIn(game, seen, seated, turns.share(game.turn(seen))));
    turns.took(performance.now() - start);
    return choice;
  }

  private seatOf(program: Program, seat: Seat): ProgramSeat {
    const known = this.seats.get(seat);
    if (known?.program === program) return known;
    const seated = { match: this.match, seed: randomText() };
    const fresh = { program, seated, turns: new TurnBudget({ ms: MAX_TURN_MS }) };
    this.seats.set(seat, fresh);
    return fresh;
  }

  /** The match has ended, or was left: then there is no outcome. */
  end(outcome: Outcome | null): void {
    for (const { program } of this.seats.values()) program.end({ match: this.match, outcome });
  }
}
