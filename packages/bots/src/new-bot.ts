import type { Game, Heuristics } from '@interregnum/kernel';
import type { Bot } from './bot.ts';
import { Greedy } from './greedy.ts';
import { LEVELS, type Level, levelOptions } from './levels.ts';
import { RandomChoices, RandomTurns } from './random.ts';
import { SearchBot, type SearchBotOptions } from './search-bot.ts';

/** Baselines: they think of nothing, or not ahead. */
export const BASELINES = ['random', 'uniform', 'greedy'] as const;
type Baseline = (typeof BASELINES)[number];

/** Every bot that can decide for a seat. */
export type BotName = Level | Baseline;
export const BOT_NAMES: readonly BotName[] = [...BASELINES, ...LEVELS];
export const isBotName = (name: string): name is BotName => (BOT_NAMES as readonly string[]).includes(name);
export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** A bot with few iterations shall not spend much more on proofs. */
const PROOFS_PER_ITERATION = 1000;

const within = (options: SearchBotOptions, iterations: number | undefined): SearchBotOptions =>
  iterations === undefined
    ? options
    : { ...options, iterations, proofs: Math.min(options.proofs, PROOFS_PER_ITERATION * iterations) };

/** A bot for one seat of one match; throws if there is none of that name. The same seed and the same decisions give the same choices. */
export function newBot(game: Game, heuristics: Heuristics, name: BotName, seed: string, iterations?: number): Bot {
  if (!isBotName(name)) throw new Error(`there is no bot ${JSON.stringify(name)}, but ${BOT_NAMES.join(', ')}`);
  switch (name) {
    case 'random':
      return new RandomChoices(game, seed);
    case 'uniform':
      return new RandomTurns(game, seed);
    case 'greedy':
      return new Greedy(game, heuristics, seed);
    default:
      return new SearchBot(game, heuristics, within(levelOptions(game.meta.id, name), iterations), seed);
  }
}
