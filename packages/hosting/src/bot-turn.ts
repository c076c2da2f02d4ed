import { type Hex, HUMAN } from '@interregnum/record';
import type { Ports } from './ports.ts';
import { delayOf, type HostSettings } from './settings.ts';
import { botToAct, type Table } from './table.ts';

/** What a bot has decided, and on which moment of the match. */
export interface BotMove {
  readonly seat: number;
  readonly token: Hex;
  readonly texts: readonly string[];
}

const memoryOf = (table: string, seat: number): string => `${table} ${seat}`;

/** A question to a bot: about which moment, since when, and when its answer is told at the earliest. */
interface Question {
  readonly token: Hex;
  readonly seat: number;
  readonly kind: string;
  readonly dueAt: number;
  tries: number;
}

/**
 * The bot to act at one table. It thinks from its question on; its turn is told when the delay of its level has passed, or
 * at the next multiple of that, whatever it had to think about. One that fails is asked again.
 */
export class BotTurn {
  private readonly ports: Ports;
  private readonly settings: HostSettings;
  private readonly take: (move: BotMove) => void;
  private question: Question | undefined;
  private cancel: () => void = () => {};

  constructor(ports: Ports, settings: HostSettings, take: (move: BotMove) => void) {
    this.ports = ports;
    this.settings = settings;
    this.take = take;
  }

  /** Whether a bot has still to act. */
  get isAsked(): boolean {
    return this.question !== undefined;
  }

  /** The match has come so far: asks the bot to act, if one is and was not asked yet. */
  goOn(table: Table, dueAt: number): void {
    const bot = botToAct(table);
    const token = table.match?.head.token;
    if (bot === undefined || token === undefined) {
      this.drop();
    } else if (this.question?.token !== token) {
      this.drop();
      this.question = { token, ...bot, dueAt, tries: 0 };
      void this.ask(table, this.question);
    }
  }

  /** What the bot decided was refused, or could not be stored: it is asked again. */
  again(table: Table): void {
    if (this.question !== undefined) this.retry(table, this.question);
  }

  /** Nothing is waited for any more. */
  drop(): void {
    this.cancel();
    this.cancel = () => {};
    this.question = undefined;
  }

  /** The match is over: nothing will be asked about it again. */
  forget({ id, match }: Table): void {
    for (const [seat, kind] of match?.progress.kinds.entries() ?? [])
      if (kind !== HUMAN) this.ports.bots.forget(memoryOf(id, seat));
  }

  private async ask(table: Table, question: Question): Promise<void> {
    const { game, match } = table;
    if (match === undefined) return;
    const { seat, kind, token } = question;
    try {
      const texts = await this.ports.bots.takeTurn({
        memory: memoryOf(table.id, seat),
        game: game.meta.id,
        rules: game.meta.rulesVersion,
        kind,
        seat,
        seen: game.redact(match.state, seat),
        longest: delayOf(this.settings, kind),
      });
      if (this.question === question) this.later(this.toldAt(question), () => this.take({ seat, token, texts }));
    } catch {
      if (this.question === question) this.retry(table, question);
    }
  }

  /** The moment that depends on the level alone. */
  private toldAt({ kind, dueAt }: Question): number {
    const delay = delayOf(this.settings, kind);
    const late = this.ports.clock.now() - dueAt;
    return late <= 0 ? dueAt : dueAt + Math.ceil(late / delay) * delay;
  }

  private retry(table: Table, question: Question): void {
    this.ports.note('bot-failed', { kind: question.kind, tries: ++question.tries });
    const { firstRetry, lastRetry } = this.settings;
    const wait = Math.min(lastRetry, firstRetry * 2 ** (question.tries - 1));
    this.later(this.ports.clock.now() + wait, () => void this.ask(table, question));
  }

  private later(time: number, act: () => void): void {
    this.cancel();
    this.cancel = this.ports.clock.at(time, act);
  }
}
