import type { BotSpec } from '@interregnum/bots';
import { decide, decideWithin, newBot } from '@interregnum/bots';
import { heuristicsOf } from '@interregnum/games/all';
import type { Choice, Game } from '@interregnum/kernel';
import { type Decision, decisionIn } from '../bots/program-decision.ts';
import type { Entrant } from './entrant.ts';
import type { Sitter } from './match.ts';

/** Has a program of that name decide, and tells its choice in notation. */
export type AskProgram = (name: string, decision: Decision) => Promise<string>;

const clock = (): number => performance.now();

/** A bot of ours, for one seat of one game. It thinks on the thread that asks it. */
export function botAt(game: Game, { name, ms, iterations }: BotSpec, seed: string): Sitter {
  const budget = ms === undefined ? iterations : Number.POSITIVE_INFINITY;
  const bot = newBot(game, heuristicsOf(game), name, seed, budget);
  return { decide: (seen) => (ms === undefined ? decide(bot, seen) : decideWithin(bot, seen, ms, clock)) };
}

/** Anybody, for one seat of a game. */
export function sitterAt(game: Game, entrant: Entrant, seed: string, ask: AskProgram): Sitter {
  if ('bot' in entrant) return botAt(game, entrant.bot, seed);
  const { program, budget } = entrant;
  return {
    decide: async (seen) =>
      game.notation.read(seen, await ask(program.name, decisionIn(game, seen, seed, budget))) as Choice,
  };
}
