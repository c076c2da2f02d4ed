import type { Game, Heuristics } from '@interregnum/kernel';
import type { Bot } from '../bot.ts';
import { newBot } from '../new-bot.ts';
import type { BotAnswer, BotRequest, FromWorker, ToWorker } from './messages.ts';

/** What the worker needs of the thread that it runs on. */
export interface WorkerHost {
  send(message: FromWorker): void;
  /** Milliseconds by some clock. */
  now(): number;
  /** Lets messages come in. */
  pause(): Promise<unknown>;
  /** A game by one version of its rules, and its heuristics. */
  loadRules(game: string, rules: number): Promise<{ readonly game: Game; readonly heuristics: Heuristics }>;
}

/** Milliseconds between two evaluations that are sent while a bot thinks. Messages come in far more often (`pause`). */
const REPORT_INTERVAL_MS = 250;

/** Runs bots (Bot), one for each id, on a thread of their own. Between two moments of thought it takes messages in. */
export class BotWorker {
  private readonly host: WorkerHost;
  private readonly bots = new Map<string, Bot>();
  /** The requests that bots think about, and whether their answers are wanted now. */
  private readonly hurried = new Map<number, boolean>();

  constructor(host: WorkerHost) {
    this.host = host;
  }

  /** A message of BotThread. Its answer goes to `receive` there. */
  receive(message: ToWorker): void {
    if ('hurry' in message) this.hurry(message.hurry);
    else if ('forget' in message) this.bots.delete(message.forget);
    else {
      const { id, ask } = message;
      this.think(id, ask).then(
        (answer) => this.host.send({ id, answer }),
        (problem: unknown) => this.host.send({ id, error: String(problem) }),
      );
    }
  }

  /** A request that is answered already need not be hurried. */
  private hurry(id: number): void {
    if (this.hurried.has(id)) this.hurried.set(id, true);
  }

  private async botFor({ game: id, rules, bot, seed, botId }: BotRequest): Promise<Bot> {
    const known = this.bots.get(botId);
    if (known !== undefined) return known;
    const { game, heuristics } = await this.host.loadRules(id, rules);
    const iterations = bot.ms === undefined ? bot.iterations : Number.POSITIVE_INFINITY;
    const fresh = newBot(game, heuristics, bot.name, seed, iterations);
    this.bots.set(botId, fresh);
    return fresh;
  }

  private async think(id: number, request: BotRequest): Promise<BotAnswer> {
    const { send, now, pause } = this.host;
    this.hurried.set(id, false);
    const bot = await this.botFor(request);
    const start = now();
    let lastSent = start;
    bot.observe(request.seen, request.isOnlyDecision);
    const most = (request.bot.ms ?? request.maxMs ?? Number.POSITIVE_INFINITY) * bot.timeShare;
    while (!this.hurried.get(id) && bot.think()) {
      const time = now();
      if (time - start >= most) break;
      const evaluation =
        request.reportsProgress && time - lastSent >= REPORT_INTERVAL_MS ? bot.evaluation() : undefined;
      if (evaluation !== undefined) {
        send({ id, evaluation });
        lastSent = time;
      }
      await pause();
    }
    this.hurried.delete(id);
    return { choice: bot.choice(), evaluation: bot.evaluation() };
  }
}
