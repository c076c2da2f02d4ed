import type { BotSpec } from '@interregnum/bots';
import { decide, decideWithin, newBot } from '@interregnum/bots';
import { heuristicsOf } from '@interregnum/games/all';
import type { Choice, Game } from '@interregnum/kernel';
import { askedIn, type DecisionQuestion, type SeatIdentity } from '../bots/program-lines.ts';
import { TurnBudget } from '../bots/turn-budget.ts';
import type { ProgramEntrant } from './entrant.ts';
import type { SeatPlayer } from './match.ts';

/** Has a program of that name decide, and tells its choice in notation. */
export type AskProgram = (name: string, asked: DecisionQuestion) => Promise<string>;

const clock = (): number => performance.now();

/** A bot of ours, for one seat of one game. It thinks on the thread that asks it. */
export function botAt(game: Game, { name, ms, iterations }: BotSpec, seed: string): SeatPlayer {
  const budget = ms === undefined ? iterations : Number.POSITIVE_INFINITY;
  const bot = newBot(game, heuristicsOf(game), name, seed, budget);
  return { decide: (seen) => (ms === undefined ? decide(bot, seen) : decideWithin(bot, seen, ms, clock)) };
}

/** A program, for one seat of one game. */
export function programAt(
  game: Game,
  { program, budget }: ProgramEntrant,
  seated: SeatIdentity,
  ask: AskProgram,
): SeatPlayer {
  const turns = new TurnBudget(budget);
  return {
    decide: async (seen) => {
      const asked = askedIn(game, seen, seated, turns.share(game.turn(seen)));
      const start = clock();
      const text = await ask(program.name, asked);
      turns.took(clock() - start);
      return game.notation.read(seen, text) as Choice;
    },
  };
}
