export { type Bot, decide, decideWithin } from './bot.ts';
export { LEVELS, type Level, STRONGEST } from './levels.ts';
export type { Candidate, Opinion, Step } from './opinion.ts';
export { BOT_NAMES, type BotName, isBotName, isLevel, newBot, YARDSTICKS } from './players.ts';
export { type Manner, Search } from './search.ts';
export { type BotSpec, botOfKind, kindOfBot, readBotSpec, writeBotSpec } from './spec.ts';
export type { Answer, FromBots, Question, ToBots } from './worker/messages.ts';
export { BotThread, type RunningWorker, type StartWorker, type Thought } from './worker/thread.ts';
export { BotWorker } from './worker/worker.ts';
