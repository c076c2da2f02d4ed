import { type BotName, isBotName, isLevel } from './new-bot.ts';

/** A bot, and what it may spend on a turn if that is not what it usually spends. */
export interface BotSpec {
  readonly name: BotName;
  /** Milliseconds by the clock, or ways through the tree: never both. */
  readonly ms?: number;
  readonly iterations?: number;
}

/** Reads `regent`, `regent@100ms` or `regent@5000`: a name, and what a turn may cost in time or iterations. */
export function readBotSpec(text: string): BotSpec | undefined {
  const parts = /^([a-z]+)(?:@([1-9][0-9]{0,8})(ms)?)?$/.exec(text);
  if (parts === null || !isBotName(parts[1])) return undefined;
  const [, name, budget, unit] = parts;
  if (budget === undefined) return { name };
  // Only those that search can be told how long to.
  if (!isLevel(name)) return undefined;
  return unit === undefined ? { name, iterations: Number(budget) } : { name, ms: Number(budget) };
}

export const writeBotSpec = ({ name, ms, iterations }: BotSpec): string => {
  if (ms !== undefined) return `${name}@${ms}ms`;
  return iterations === undefined ? name : `${name}@${iterations}`;
};

/** A bot as records name it: they know no other signs than letters, digits and hyphens. */
export const kindOfBot = (bot: BotSpec): string => writeBotSpec(bot).replace('@', '-');
export const botOfKind = (kind: string): BotSpec | undefined => readBotSpec(kind.replace('-', '@'));
