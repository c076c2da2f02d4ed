import { type BotSpec, type BotThread, botOfKind, type Question, STRONGEST } from '@interregnum/bots';
import type { Choice, Game, Seat, State } from '@interregnum/kernel';
import { type Draft, seenIn } from '../draft.ts';
import type { BotPlayers, Deciding, Decision } from './bot-turns.ts';
import type { Adviser } from './hint.ts';

/** Milliseconds for a turn of a bot that was not told what a turn may cost, and for a hint. */
export const LONGEST = 2000;

/** A record of another program may name players that are not known here. */
export class UnknownPlayer extends Error {
  readonly kind: string;

  constructor(kind: string) {
    super(`nobody plays as ${kind}`);
    this.kind = kind;
  }
}

/** The bots of one match, who think on a thread. All they are told is what the seat to act sees. */
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

  decide({ game, kind, seat, seen }: Decision): Deciding {
    const bot = botOfKind(kind);
    if (bot === undefined) return { choice: Promise.reject(new UnknownPlayer(kind)), enough: () => {} };
    this.seats.add(seat);
    const { answer, enough } = this.thread.ask({
      ...this.questionAbout(game, seat, seen),
      ...withinTime(bot),
      mind: this.mindOf(seat),
    });
    const inNotation = (choice: Choice): string => game.notation.write(seen, choice);
    return { choice: answer.then(({ choice }) => inNotation(choice)), enough };
  }

  /** A bot to ask about one turn, who knows nothing of what others were asked, or asked for another seat. */
  adviser(): Adviser {
    const name = `adviser ${this.advisers++}`;
    const minds = new Set<string>();
    return {
      advise: (draft: Draft, listen) => {
        const { game, seat } = draft;
        const mind = `${this.mindOf(seat)} ${name}`;
        minds.add(mind);
        const question = this.questionAbout(game, seat, seenIn(draft));
        return this.thread.ask({ ...question, ...withinTime({ name: STRONGEST }), mind }, listen);
      },
      dismiss: () => {
        for (const mind of minds) this.thread.forget(mind);
      },
    };
  }

  forget(): void {
    for (const seat of this.seats) this.thread.forget(this.mindOf(seat));
  }

  private mindOf(seat: Seat): string {
    return `${this.seed} ${seat}`;
  }

  private questionAbout(game: Game, seat: Seat, seen: State): Pick<Question, 'game' | 'rules' | 'seed' | 'seen'> {
    return { game: game.meta.id, rules: game.meta.rulesVersion, seed: this.mindOf(seat), seen };
  }
}

/** A bot that counts iterations takes the time that they take. */
const withinTime = (bot: BotSpec): Pick<Question, 'bot' | 'longest'> =>
  bot.iterations === undefined ? { bot, longest: LONGEST } : { bot };
