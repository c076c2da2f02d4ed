import type { BotThread } from '@interregnum/bots';
import type { Outcome } from '@interregnum/kernel';
import { type Adviser, type BotPlayers, MatchBots, UnknownPlayer } from '@interregnum/match';
import { appText, type Language, tableText } from '@interregnum/texts';
import { Program } from '../bots/program.ts';
import { describeProgramFailure, ProgramError } from '../bots/program-failure.ts';
import type { ProgramSpec } from '../bots/program-spec.ts';
import { newBotThread } from '../bots/thread.ts';
import { visible } from '../terminal/layout.ts';
import { kindOfProgram } from './player-kinds.ts';
import { ProgramSeats } from './program-seats.ts';

/** Those who decide in one match where no person does, and whom to ask for a hint. */
export interface MatchPrograms extends BotPlayers {
  adviser(): Adviser;
  /** The match has ended, or was left: then there is no outcome. */
  end(outcome: Outcome | null): void;
}

/** The programs that there are. All they are told is what the seat to act knows. */
export interface Programs {
  /** The names of those that were named on the command line, by their kinds. */
  readonly named: ReadonlyMap<string, string>;
  /** Those of one match; `seed` is what our bots draw from. */
  forMatch(seed: string): MatchPrograms;
}

/** Why a program has not decided, in words. What it said itself comes back in them, in one line and without commands. */
export function whyNot(problem: unknown, language: Language): string {
  const text = tableText(language);
  if (problem instanceof ProgramError)
    return visible(describeProgramFailure(problem.failure, appText(language)).replaceAll('\n', ' '));
  if (problem instanceof UnknownPlayer) return text('play.absent', { kind: problem.kind });
  return text('play.broken', { why: problem instanceof Error ? problem.message : String(problem) });
}

/** Bots, which think on a thread of their own, and guests, which run as processes of their own. */
export class LocalPrograms implements Programs {
  readonly named: ReadonlyMap<string, string>;
  private readonly thread: BotThread = newBotThread();
  private readonly guests: ReadonlyMap<string, Program>;

  constructor(given: Iterable<ProgramSpec>) {
    const list = [...given];
    this.named = new Map(list.map(({ name }) => [kindOfProgram(name), name]));
    this.guests = new Map(list.map((spec) => [kindOfProgram(spec.name), new Program(spec)]));
  }

  forMatch(seed: string): MatchPrograms {
    const bots = new MatchBots(this.thread, seed);
    const seats = new ProgramSeats();
    return {
      decide: (decision) => {
        const guest = this.guests.get(decision.kind);
        if (guest === undefined) return bots.decide(decision);
        return { choice: seats.decide(guest, decision), hurry: () => {} };
      },
      adviser: () => bots.adviser(),
      forget: () => bots.forget(),
      end: (outcome) => seats.end(outcome),
    };
  }

  async close(): Promise<void> {
    await Promise.all([this.thread.close(), ...[...this.guests.values()].map((guest) => guest.close())]);
  }
}
