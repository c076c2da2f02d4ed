import type { Game, Heuristics } from '@interregnum/kernel';
import type { Bot } from '../bot.ts';
import { newBot } from '../players.ts';
import type { Answer, FromBots, Question, ToBots } from './messages.ts';

/** What a worker of bots needs of the thread that it runs on. */
export interface Surroundings {
  send(message: FromBots): void;
  /** Milliseconds by some clock. */
  now(): number;
  /** Lets messages come in. */
  pause(): Promise<unknown>;
  /** A game by one version of its rules, and its heuristics. */
  learn(game: string, rules: number): Promise<{ readonly game: Game; readonly heuristics: Heuristics }>;
}

/** Milliseconds between two evaluations that are sent while a bot thinks. */
const PAUSE = 250;

/** The worker's side of bots, on a thread of its own. Between two moments of thought it takes messages in. */
export class BotWorker {
  private readonly around: Surroundings;
  private readonly minds = new Map<string, Bot>();
  /** The questions that are being thought about, and whether that was long enough. */
  private readonly hurried = new Map<number, boolean>();

  constructor(around: Surroundings) {
    this.around = around;
  }

  receive(message: ToBots): void {
    if ('enough' in message) this.hurry(message.enough);
    else if ('forget' in message) this.minds.delete(message.forget);
    else {
      const { id, ask } = message;
      this.think(id, ask).then(
        (answer) => this.around.send({ id, answer }),
        (problem: unknown) => this.around.send({ id, trouble: String(problem) }),
      );
    }
  }

  /** A question that is answered already need not be hurried. */
  private hurry(id: number): void {
    if (this.hurried.has(id)) this.hurried.set(id, true);
  }

  private async mindOf({ game: id, rules, bot, seed, mind }: Question): Promise<Bot> {
    const known = this.minds.get(mind);
    if (known !== undefined) return known;
    const { game, heuristics } = await this.around.learn(id, rules);
    const iterations = bot.ms === undefined ? bot.iterations : Number.POSITIVE_INFINITY;
    const fresh = newBot(game, heuristics, bot.name, seed, iterations);
    this.minds.set(mind, fresh);
    return fresh;
  }

  private async think(id: number, question: Question): Promise<Answer> {
    const { send, now, pause } = this.around;
    this.hurried.set(id, false);
    const bot = await this.mindOf(question);
    const start = now();
    let told = start;
    bot.face(question.seen, question.whole);
    const most = (question.bot.ms ?? question.longest ?? Number.POSITIVE_INFINITY) * bot.part;
    while (!this.hurried.get(id) && bot.think()) {
      const time = now();
      if (time - start >= most) break;
      const evaluation = question.talks && time - told >= PAUSE ? bot.evaluation() : undefined;
      if (evaluation !== undefined) {
        send({ id, thinks: evaluation });
        told = time;
      }
      await pause();
    }
    this.hurried.delete(id);
    return { choice: bot.choice(), evaluation: bot.evaluation() };
  }
}
