import { type BotName, isLevel } from '@interregnum/bots';
import type { AppText } from '@interregnum/texts';

/** What a bot is called, in the words of a table. */
export const botName = (text: AppText, name: BotName): string =>
  isLevel(name) ? text(`level.${name}`) : text(`bot.${name}`);

/** How a bot plays, in a sentence. */
export const botText = (text: AppText, name: BotName): string =>
  isLevel(name) ? text(`level-text.${name}`) : text(`bot-text.${name}`);
