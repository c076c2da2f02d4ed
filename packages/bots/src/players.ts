import type { Game, Heuristics } from '@interregnum/kernel';
import type { Bot } from './bot.ts';
import { Greedy } from './greedy.ts';
import { LEVELS, type Level, thinkingOf } from './levels.ts';
import { RandomChoices, RandomTurns } from './random.ts';
import { Thinker, type Thinking } from './thinker.ts';

/** Yardsticks: they think of nothing, or not ahead. */
export const YARDSTICKS = ['random', 'uniform', 'greedy'] as const;
type Yardstick = (typeof YARDSTICKS)[number];

/** Everybody who can decide for a seat. */
export type BotName = Level | Yardstick;
export const BOT_NAMES: readonly BotName[] = [...YARDSTICKS, ...LEVELS];
export const isBotName = (name: string): name is BotName => (BOT_NAMES as readonly string[]).includes(name);
export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** Whoever may try few ways shall not spend much more on proofs. */
const PROOFS_PER_ITERATION = 1000;

const within = (thinking: Thinking, iterations: number | undefined): Thinking =>
  iterations === undefined
    ? thinking
    : { ...thinking, iterations, proofs: Math.min(thinking.proofs, PROOFS_PER_ITERATION * iterations) };

/** A bot for one seat of one match. The same seed and the same decisions to face: the same choices. */
export function newBot(game: Game, heuristics: Heuristics, name: BotName, seed: string, iterations?: number): Bot {
  switch (name) {
    case 'random':
      return new RandomChoices(game, seed);
    case 'uniform':
      return new RandomTurns(game, seed);
    case 'greedy':
      return new Greedy(game, heuristics, seed);
    default:
      return new Thinker(game, heuristics, within(thinkingOf(game.meta.id, name), iterations), seed);
  }
}
