import { BotThread, BotWorker, botOfKind } from '@interregnum/bots';
import { findGame, heuristicsOf } from '@interregnum/games/all';
import type { BotQuestion } from '@interregnum/hosting';
import type { Game } from '@interregnum/kernel';
import { decideIn, newDraft, seenIn, textsOf } from '@interregnum/match';

/** Bots that may think at the same time: each gets its share of one core, and others wait for their turn. */
const AT_ONCE = 2;
/** Bots whose thoughts are remembered between two turns: those of the strongest take a hundred megabytes. */
const REMEMBERED = 4;

function gameOf(id: string, rules: number): Game {
  const game = findGame(id, rules);
  if (game === undefined) throw new Error(`there is no game ${id} by rules ${rules}`);
  return game;
}

/** Bots that think in this very thread. */
const thinkingHere = (): BotThread =>
  new BotThread((receive) => {
    const worker = new BotWorker({
      send: receive,
      now: () => performance.now(),
      pause: () => new Promise(setImmediate),
      loadRules: async (id, rules) => {
        const game = gameOf(id, rules);
        return { game, heuristics: heuristicsOf(game) };
      },
    });
    return { post: (message) => worker.receive(message), awaited: () => {}, end: () => {} };
  });

/** Decides whole turns. What bots draw by lot follows from a secret of this process, so that no player can work it out. */
export class TurnRunner {
  private readonly secret: string;
  private readonly thread = thinkingHere();
  /** Bots whose thoughts are remembered, the longest unused first. */
  private readonly memories = new Set<string>();
  private readonly queue: (() => void)[] = [];
  private thinking = 0;

  constructor(secret: string) {
    this.secret = secret;
  }

  async take(question: BotQuestion): Promise<string[]> {
    if (this.thinking >= AT_ONCE) await new Promise<void>((resolve) => this.queue.push(resolve));
    else this.thinking++;
    try {
      return await this.decide(question);
    } finally {
      const next = this.queue.shift();
      if (next === undefined) this.thinking--;
      else next();
    }
  }

  forget(memory: string): void {
    this.memories.delete(memory);
    this.thread.forget(memory);
  }

  /** The whole turn, decision by decision, each from what the seat sees. */
  private async decide({ memory, game: id, rules, kind, seen, longest }: BotQuestion): Promise<string[]> {
    const game = gameOf(id, rules);
    const bot = botOfKind(kind);
    if (bot === undefined) throw new Error(`nobody plays as ${kind}`);
    this.remember(memory);
    // A bot of a match that moved here may want more time than a server gives.
    const within = bot.ms === undefined ? bot : { ...bot, ms: Math.min(bot.ms, longest) };
    const about = { game: id, rules, bot: within, maxMs: longest, botId: memory, seed: `${this.secret} ${memory}` };
    let draft = newDraft(game, seen);
    while (!draft.isComplete) {
      const now = seenIn(draft);
      const { choice } = await this.thread.ask({ ...about, seen: now }).answer;
      draft = decideIn(draft, game.notation.write(now, choice));
    }
    return textsOf(draft);
  }

  private remember(memory: string): void {
    this.memories.delete(memory);
    this.memories.add(memory);
    const [oldest] = this.memories;
    if (this.memories.size > REMEMBERED + AT_ONCE) this.forget(oldest);
  }
}
