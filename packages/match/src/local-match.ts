import type { Seat } from '@interregnum/kernel';
import { type Hex, isTime, type LaterEntry } from '@interregnum/record';
import { type BotPlayers, BotTurns } from './bots/bot-turns.ts';
import { humanSeats, resigning, stopping, type Takeback, takebackFor } from './leave.ts';
import { Listeners } from './listeners.ts';
import { type Appended, isOver, type Match, timedLines } from './match.ts';
import type { CommitResult, MatchAction, MatchPort } from './port.ts';
import { enterAll, takeTurn } from './take-turn.ts';
import { updatesFor, type Viewer } from './update.ts';
import { type MatchView, viewAfter, viewFor } from './view.ts';

/** Where the record of a match is kept: lines, and the match that they lead to. An append that returns no promise has stored already. */
export interface MatchStore {
  append(lines: readonly string[], match: Match): Promise<void> | void;
}

/** What a match on this machine needs. */
export interface LocalMatchParts {
  readonly match: Match;
  readonly names: readonly string[];
  readonly store: MatchStore;
  /** Who decides for the seats of programs. */
  readonly bots: BotPlayers;
  /** The time, as records write it: `new Date().toISOString()`. What is no such time is left out of the record. */
  readonly now: () => string;
  /** The last time that the record tells: times may not run backwards. */
  readonly lastTime?: string | undefined;
}

/**
 * A match that is dealt, played and kept on this machine: all people sit at one screen, and programs think beside it.
 * Whatever happens is handed to the store first, then shown; what a store cannot keep is its own to tell.
 */
export class LocalMatch implements MatchPort {
  private match: Match;
  private readonly names: readonly string[];
  private readonly store: MatchStore;
  private readonly now: () => string;
  private readonly bots: BotTurns;
  private readonly views = new Map<Viewer, MatchView>();
  private readonly listeners = new Listeners();
  readonly subscribe = this.listeners.subscribe;
  /** What is being stored: one thing happens after the other. */
  private storing: Promise<void> | undefined;
  private lastTime: string;
  seats: readonly Seat[];

  constructor({ match, names, store, bots, now, lastTime = '' }: LocalMatchParts) {
    this.match = match;
    this.names = names;
    this.store = store;
    this.now = now;
    this.lastTime = lastTime;
    this.seats = humanSeats(match);
    this.bots = new BotTurns(bots, {
      match: () => this.match,
      take: (seat, token, texts) => this.commitTurn(seat, token, texts),
      changed: () => this.listeners.notify(),
    });
  }

  /** Lets the program to act think, if one is. */
  begin(): void {
    this.bots.resume();
  }

  /** The match itself, with everything that is hidden: for what is dealt from it, never for a screen. */
  get truth(): Match {
    return this.match;
  }

  view(viewer: Viewer): MatchView {
    const known = this.views.get(viewer) ?? viewFor(this.match, viewer, this.names);
    this.views.set(viewer, known);
    return known;
  }

  /** Checked by `takeTurn`, then stored and shown (`storeThenShow`). */
  async commitTurn(seat: Seat, token: Hex, texts: readonly string[]): Promise<CommitResult> {
    while (this.storing !== undefined) await this.storing;
    const taken = takeTurn(this.match, seat, token, texts);
    return 'match' in taken ? this.storeThenShow(taken) : taken;
  }

  async act(action: MatchAction): Promise<CommitResult> {
    while (this.storing !== undefined) await this.storing;
    if (isOver(this.match)) return { refused: 'over' };
    const entries = this.entriesOf(action);
    return entries === undefined ? { refused: 'back' } : this.storeThenShow(enterAll(this.match, entries));
  }

  get takeback(): Takeback | undefined {
    const { match, seats } = this;
    return isOver(match) || seats.length === 0 ? undefined : takebackFor(match, seats);
  }

  private entriesOf(action: MatchAction): readonly LaterEntry[] | undefined {
    if ('resign' in action) return resigning(this.match, action.resign);
    if ('stop' in action) return stopping(this.match);
    const { takeback } = this;
    return takeback !== undefined && 'to' in takeback ? [{ type: 'back', to: takeback.to }] : undefined;
  }

  /**
   * Hands what happened to the store, then shows it. A store that answers at once is not waited for. `stored` means that the
   * store has taken it: one that cannot write may say so elsewhere and let the match go on, as RowStore of the browser does
   * (`seatedAt` of open-table.ts puts it together with the match).
   */
  private async storeThenShow(next: Appended): Promise<CommitResult> {
    const storing = this.store.append(this.timed(next), next.match);
    if (storing !== undefined) {
      const settle = (): void => {
        this.storing = undefined;
      };
      this.storing = storing.then(settle, settle);
      await storing;
    }
    const before = this.match;
    this.match = next.match;
    if (next.match.progress.kinds !== before.progress.kinds) this.seats = humanSeats(next.match);
    this.showToViewers(before, next);
    // Lets the next bot think, if it is its turn (bots/bot-turns.ts).
    if (next.entries.every(({ type }) => type === 'turn')) this.bots.resume();
    else this.bots.startOver();
    return { stored: true };
  }

  /** Every viewer gets what it may know, as it would from far away; then clients are told, who `refresh`. */
  private showToViewers(before: Match, { match, entries }: Appended): void {
    for (const [viewer, view] of this.views) {
      const updates = updatesFor(before, match, entries, viewer);
      // An update that does not fit the view makes it undefined: then the whole view is made anew.
      const next = updates.reduce((told: MatchView | undefined, update) => told && viewAfter(told, update), view);
      this.views.set(viewer, next ?? viewFor(match, viewer, this.names));
    }
    this.listeners.notify();
  }

  /**
   * The lines of what happened, each followed by a line with its time, which is not chained. Clocks may be set back, and times may not run so: such times are left out, as
   * are those that are none. Nobody loses a match to a clock.
   */
  private timed(next: Appended): readonly string[] {
    const time = this.now();
    if (!isTime(time) || time < this.lastTime) return next.lines;
    this.lastTime = time;
    return timedLines(next, time);
  }

  get botFailure(): unknown {
    return this.bots.failure;
  }

  hurryBot(): void {
    this.bots.hurry();
  }

  close(): void {
    this.bots.close();
    this.listeners.clear();
  }
}
