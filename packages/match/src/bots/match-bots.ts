import { type BotRequest, type BotSpec, type BotThread, botOfKind, STRONGEST } from '@interregnum/bots';
import type { Choice, Game, Seat, State } from '@interregnum/kernel';
import { type Draft, seenIn } from '../draft.ts';
import type { BotPlayers, DecisionRequest, PendingDecision } from './bot-turns.ts';
import type { Adviser } from './hint.ts';

/** Milliseconds for a turn of a bot that has no budget of its own, and for a hint. */
export const MAX_TURN_MS = 2000;

/** A record of another program may name players that are not known here. */
export class UnknownPlayer extends Error {
  readonly kind: string;

  constructor(kind: string) {
    super(`no bot of kind ${kind}`);
    this.kind = kind;
  }
}

/** The bots of one match: it asks a BotThread, with an id for each seat. All they are told is what the seat to act sees. */
export class MatchBots implements BotPlayers {
  private readonly thread: BotThread;
  /** What bots that leave something to chance draw from; no other match has the same. */
  private readonly seed: string;
  private readonly seats = new Set<Seat>();
  private advisers = 0;

  constructor(thread: BotThread, seed: string) {
    this.thread = thread;
    this.seed = seed;
  }

  decide({ game, kind, seat, seen }: DecisionRequest): PendingDecision {
    const bot = botOfKind(kind);
    if (bot === undefined) return { choice: Promise.reject(new UnknownPlayer(kind)), hurry: () => {} };
    this.seats.add(seat);
    const { answer, hurry } = this.thread.ask({
      ...this.requestFor(game, seat, seen),
      ...withinTime(bot),
      botId: this.botIdOf(seat),
    });
    // What `decideTurn` of BotTurns waits for.
    const inNotation = (choice: Choice): string => game.notation.write(seen, choice);
    return { choice: answer.then(({ choice }) => inNotation(choice)), hurry };
  }

  /**
   * A bot to ask about turns, who knows nothing of what others were asked, or asked for another seat; for so many milliseconds a turn.
   */
  adviser(ms = MAX_TURN_MS): Adviser {
    const name = `adviser ${this.advisers++}`;
    const botIds = new Set<string>();
    return {
      advise: (draft: Draft, listen) => {
        const { game, seat } = draft;
        const botId = `${this.botIdOf(seat)} ${name}`;
        botIds.add(botId);
        const request = this.requestFor(game, seat, seenIn(draft));
        return this.thread.ask({ ...request, bot: { name: STRONGEST }, maxMs: ms, botId }, listen);
      },
      dismiss: () => {
        for (const botId of botIds) this.thread.forget(botId);
      },
    };
  }

  forget(): void {
    for (const seat of this.seats) this.thread.forget(this.botIdOf(seat));
  }

  private botIdOf(seat: Seat): string {
    return `${this.seed} ${seat}`;
  }

  private requestFor(game: Game, seat: Seat, seen: State): Pick<BotRequest, 'game' | 'rules' | 'seed' | 'seen'> {
    return { game: game.meta.id, rules: game.meta.rulesVersion, seed: this.botIdOf(seat), seen };
  }
}

/** A bot that counts iterations takes the time that they take. */
const withinTime = (bot: BotSpec): Pick<BotRequest, 'bot' | 'maxMs'> =>
  bot.iterations === undefined ? { bot, maxMs: MAX_TURN_MS } : { bot };
