import type { Advice, Game } from '@interregnum/kernel';
import type { Bot } from './bot.ts';
import { Greedy } from './greedy.ts';
import { LEVELS, type Level, thinkingOf } from './levels.ts';
import { RandomChoices, RandomTurns } from './random.ts';
import { Thinker } from './thinker.ts';

/** Yardsticks: they think of nothing, or not ahead. */
export const YARDSTICKS = ['random', 'uniform', 'greedy'] as const;
type Yardstick = (typeof YARDSTICKS)[number];

/** Everybody who can decide for a seat. */
export type BotName = Level | Yardstick;
export const BOT_NAMES: readonly BotName[] = [...YARDSTICKS, ...LEVELS];
export const isBotName = (name: string): name is BotName => (BOT_NAMES as readonly string[]).includes(name);
export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

/** A bot for one seat of one match. The same seed and the same decisions to face: the same choices. */
export function newBot(game: Game, advice: Advice, name: BotName, seed: string, iterations?: number): Bot {
  switch (name) {
    case 'random':
      return new RandomChoices(game, seed);
    case 'uniform':
      return new RandomTurns(game, seed);
    case 'greedy':
      return new Greedy(game, advice, seed);
    default: {
      const thinking = thinkingOf(game.meta.id, name);
      return new Thinker(game, advice, iterations === undefined ? thinking : { ...thinking, iterations }, seed);
    }
  }
}
