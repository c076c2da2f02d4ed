import type { Seat } from '@interregnum/kernel';
import {
  LocalMatch,
  MatchBots,
  MatchClient,
  openingsIn,
  type Plan,
  planOf,
  present,
  type SeatTurn,
  type SupposedWorld,
  startMatch,
  takeTurn,
  worldsOpening,
  worldsWith,
} from '@interregnum/match';
import { LIMITS } from '@interregnum/protocol/client';
import { HUMAN } from '@interregnum/record';
import { botThread } from '../../bots/thread.ts';
import type { GameTable } from '../../games/drawing.ts';
import type { GameId } from '../../games/index.ts';
import { currentSettings } from '../../shell/settings.ts';
import type { TableExtras } from '../../table/model/extras.ts';
import { Observable } from '../../table/model/observable.ts';
import { paceNow } from '../../table/model/pace.ts';
import { TableModel } from '../../table/model/table-model.ts';

/** Nothing of it is dealt: all that is hidden is imagined. */
const NO_SECRET = '0'.repeat(64);

export interface PlanDraftParts {
  readonly gameId: GameId;
  readonly gameTable: GameTable;
  /** The screen at the match, for whose eyes it is. */
  readonly client: MatchClient;
  readonly seat: Seat;
  readonly extras: (draft: PlanDraft) => TableExtras;
}

/**
 * A plan that is being drafted, on a table of its own: a world that the player cannot rule out, in which they choose the turns of
 * the others as well as their answers. Nothing of it reaches the match.
 */
export class PlanDraft extends Observable {
  readonly seat: Seat;
  /** The moment of the match that it is made on. */
  readonly token: string;
  /** All turns that were chosen, of others and own ones. */
  turns: readonly SeatTurn[] = [];
  model: TableModel;
  private readonly parts: PlanDraftParts;
  /** The worlds in which these turns may be supposed, from where they begin. */
  private worlds: readonly SupposedWorld[] = [];

  constructor(parts: PlanDraftParts) {
    super();
    this.parts = parts;
    this.seat = parts.seat;
    this.token = parts.client.view.token;
    this.model = this.layOut([]);
  }

  /** Whose turn is chosen; undefined once the game would be over. */
  get acting(): Seat | undefined {
    const acting = this.game.toAct(present(this.model.client.view));
    return acting < 0 ? undefined : acting;
  }

  private get game() {
    return this.parts.client.view.game;
  }

  /** What the others may begin their turn with, in notation, where the player cannot see what they hold; else none. */
  get openings(): readonly string[] {
    const { game, start } = this.parts.client.view;
    if (!game.hides(start.options) || this.acting === this.seat || this.acting === undefined) return [];
    return openingsIn(game, this.worlds);
  }

  /** What the turns amount to; undefined unless the last one is an own one. */
  get plan(): Plan | undefined {
    return planOf(this.turns, this.seat);
  }

  /** Whether another turn may be chosen after these. */
  get mayGoOn(): boolean {
    const own = this.turns.filter(({ seat }) => seat === this.seat).length;
    const lastOwn = this.turns.findLastIndex(({ seat }) => seat === this.seat);
    const between = this.turns.length - 1 - lastOwn;
    return (
      this.acting !== undefined && own < LIMITS.planned && (this.acting === this.seat || between < LIMITS.turnsBetween)
    );
  }

  /** Whoever is to act passes. */
  pass(): void {
    const { pass } = this.game.meta;
    if (pass === undefined) return;
    this.model.tryOut([pass]);
    this.model.commit();
  }

  /** Whether whoever is to act may pass, in some world. */
  get mayPass(): boolean {
    const { pass } = this.game.meta;
    const draft = this.model.client.asked;
    return pass !== undefined && draft?.chosenAt.length === 0 && this.game.refusal(draft.from.seen, pass) === undefined;
  }

  /** The others are supposed to hold what they begin their turn with. */
  open(text: string): void {
    this.show(this.turns, text);
    this.model.choose(text);
  }

  /** The last turn that was chosen is not supposed any more. */
  back(): void {
    this.show(this.turns.slice(0, -1));
  }

  private show(turns: readonly SeatTurn[], opening?: string): void {
    this.model.leave();
    this.model = this.layOut(turns, opening);
    this.changed();
  }

  private layOut(turns: readonly SeatTurn[], opening?: string): TableModel {
    const { gameId, gameTable, client, extras } = this.parts;
    const { game, start, names, kinds } = client.view;
    const { options } = start;
    this.turns = turns;
    this.worlds = worldsWith(game, options, present(client.view), turns);
    const [world] = opening === undefined ? this.worlds : worldsOpening(game, this.worlds, opening);
    const seats = kinds.map((_, seat) => game.ownKind(options, seat) ?? HUMAN);
    const given = { game, options, kinds: seats, id: 'plan', seed: NO_SECRET, salts: seats.map(() => NO_SECRET) };
    let { match } = startMatch({ ...given, position: world.first });
    for (const { seat, texts } of turns) {
      const taken = takeTurn(match, seat, match.head.token, texts);
      if ('match' in taken) match = taken.match;
    }
    const bots = new MatchBots(botThread, 'plan');
    const port = new LocalMatch({ match, names, bots, now: () => '', store: { append: (lines) => this.take(lines) } });
    const drafting = new MatchClient({ port });
    const model = new TableModel({
      id: 'plan',
      gameId,
      gameTable,
      client: drafting,
      bots,
      preferences: { pace: paceNow, atOnce: () => currentSettings().turns === 'at-once' },
      recordText: () => '',
      stateAt: () => undefined,
      extras: extras(this),
    });
    // One person chooses for all of them.
    const sitDown = (): void => {
      if (drafting.mustTakeOver) model.takeOver();
    };
    drafting.subscribe(sitDown);
    sitDown();
    return model;
  }

  /** A turn was chosen. */
  private take(lines: readonly string[]): void {
    const turns = lines.map((line): SeatTurn & { readonly type?: string } => JSON.parse(line));
    const [taken] = turns.filter(({ type }) => type === 'turn');
    if (taken === undefined) return;
    const { seat, texts } = taken;
    const { game, start } = this.parts.client.view;
    this.turns = [...this.turns, { seat, texts }];
    this.worlds = worldsWith(game, start.options, present(this.parts.client.view), this.turns);
    this.changed();
  }

  /** The table of the plan is left. */
  leave(): void {
    this.model.leave();
    this.forgetListeners();
  }
}
