import type { Refusal, Seat } from '@interregnum/kernel';
import {
  chosenIn,
  type Draft,
  follow,
  newDraft,
  redraft,
  textsOf,
  undo,
  withChoice,
  withForced,
  withoutChoices,
} from './draft.ts';
import { mustHandOver, nextBefore } from './hand-over.ts';
import { Listeners } from './listeners.ts';
import type { MatchAction, MatchPort } from './port.ts';
import type { Refused } from './take-turn.ts';
import { actingSeat, hasEnded, type MatchView, present, type WaitsFor, waitsFor } from './view.ts';

/** What was drafted when a screen was left, and what it was drafted on. */
interface SavedDraft {
  readonly token: string;
  readonly begun: readonly string[];
  readonly draft: readonly string[];
}

/** What became of a turn that was not taken. */
export type Notice = { readonly stale: true } | { readonly failed: unknown } | Refused;

/** What a client is made of. */
export interface ClientParts {
  readonly port: MatchPort;
  /** Decisions of the turn that the record itself held already, as old ones did; then what was chosen when the screen was left. */
  readonly begun?: readonly string[];
  readonly draft?: readonly string[];
  /** Keeps what was chosen of a turn, so that it is there again when the screen is opened again. */
  readonly keepDraft?: (texts: readonly string[]) => void;
}

/**
 * A screen at a match: for whose eyes it is, the turn that is drafted there, and what became of turns that were handed in.
 * It sees what its viewer sees and nothing else, so the match may be on this machine or far away. Longer than other files:
 * viewer, draft and what is pending change together, and are easier to follow in one place. In the browser `seatedAt` of
 * open-table.ts puts it together with its port.
 */
export class MatchClient {
  readonly port: MatchPort;
  view: MatchView;
  /** The turn of the seat to act, if it is played here and may be drafted now. */
  draft: Draft | undefined;
  /** Whose eyes the screen is for; undefined while it is handed over, or if no seat is played here. */
  viewer: Seat | undefined;
  notice: Notice | undefined;
  /** The token of the turn that was handed in: on its way, or stored and not shown yet. */
  private pending: string | undefined;
  /** The token that the draft is made on: what else happens to the match, such as to seats, leaves it as it is. */
  private draftedOn: string | undefined;
  /** The draft as it was when the screen was left, until it is taken up again. */
  private saved: SavedDraft | undefined;
  /** Whether a person has still to take the screen over, whatever programs do in the meantime. */
  private isHandedOver = false;
  private readonly keepDraft: (texts: readonly string[]) => void;
  private readonly listeners = new Listeners();
  readonly subscribe = this.listeners.subscribe;
  private readonly unsubscribe: () => void;

  constructor({ port, begun = [], draft = [], keepDraft = () => {} }: ClientParts) {
    this.port = port;
    this.keepDraft = keepDraft;
    this.view = port.view('audience');
    this.saved = { token: this.view.token, begun, draft };
    this.updateViewer();
    this.unsubscribe = port.subscribe(() => this.refresh());
  }

  /** Tells those who listen, such as `clientChanged` of the browser's table model. */
  private tellListeners(): void {
    this.listeners.notify();
  }

  /** The seats that are played at this screen. */
  get seats(): readonly Seat[] {
    return this.port.seats;
  }

  /** Who decides next; undefined once the match is over. */
  get waitsFor(): WaitsFor | undefined {
    return waitsFor(this.view, this.port.seats);
  }

  /** Whether the turn that was handed in is not shown yet. */
  get isPending(): boolean {
    return this.pending !== undefined;
  }

  /** Whether a person must take the screen over before anything of the match is shown. */
  get mustTakeOver(): boolean {
    return this.viewer === undefined && this.waitsFor === 'here';
  }

  /** The draft where choices can be made, taken back or committed now. */
  private get open(): Draft | undefined {
    return this.isPending || this.viewer === undefined ? undefined : this.draft;
  }

  /** The draft that the next choice is asked for. */
  get asked(): Draft | undefined {
    return this.open?.isComplete === false ? this.open : undefined;
  }

  /** Drafts a choice, or tells why the rules refuse it (`withChoice`); while no choice is asked for, it does neither. */
  draftChoice(text: string): Refusal | undefined {
    const { asked } = this;
    if (asked === undefined) return undefined;
    const next = withChoice(asked, text);
    if ('refusal' in next) return next.refusal;
    this.setDraft(next);
    return undefined;
  }

  /** Another draft of the same turn takes the place of the one that is open. */
  takeDraft(draft: Draft): void {
    if (this.open?.from === draft.from) this.setDraft(draft);
  }

  get canUndo(): boolean {
    return this.open !== undefined && this.open.chosenAt.length > 0;
  }

  /** Takes the last choice back. */
  undo(): void {
    if (this.canUndo && this.draft !== undefined) this.setDraft(undo(this.draft));
  }

  /** Takes the whole turn back. */
  startOver(): void {
    if (this.canUndo && this.draft !== undefined) this.setDraft(withoutChoices(this.draft));
  }

  /** Drafts a whole turn, as far as it is possible. */
  redraft(turn: readonly string[]): void {
    if (this.open !== undefined) this.setDraft(redraft(this.open, turn));
  }

  /** Another draft, which is kept. A screen hears of it by `tellListeners`. */
  private setDraft(next: Draft): void {
    this.draft = next;
    this.notice = undefined;
    this.keepDraft(chosenIn(next));
    this.tellListeners();
  }

  get canCommit(): boolean {
    return this.open?.isComplete === true;
  }

  /** Hands the turn in, with the token of the record’s last line. Until it is stored and shown nothing else can be chosen. */
  async commitDraft(): Promise<void> {
    const { open, view } = this;
    if (open === undefined || !open.isComplete) return;
    const { token } = view;
    this.pending = token;
    this.notice = undefined;
    try {
      // Of a LocalMatch (local-match.ts), or of the port to a server.
      const answering = this.port.commitTurn(open.seat, token, textsOf(open));
      // What is stored at once is shown by now, and was told by `refresh`.
      if (this.isPending) this.tellListeners();
      const answer = await answering;
      // It is shown already, as where turns are stored at once; or the match has gone on.
      if (this.pending !== token) return;
      if ('refused' in answer || 'stale' in answer) {
        this.pending = undefined;
        this.notice = answer;
      }
    } catch (failed) {
      if (this.pending !== token) return;
      this.pending = undefined;
      this.notice = { failed };
    }
    // A turn that was not taken, or is not shown yet; what is shown was told by `refresh`.
    this.tellListeners();
  }

  /** Something else than a turn is to happen to the match. */
  async act(action: MatchAction): Promise<void> {
    try {
      const answer = await this.port.act(action);
      if ('refused' in answer) this.notice = answer;
    } catch (failed) {
      this.notice = { failed };
    }
    this.tellListeners();
  }

  /** Who takes the screen when it is handed over. */
  get next(): Seat | undefined {
    return nextBefore(this.port, this.view, this.viewer);
  }

  /** The next person has sat down before the screen. */
  takeOver(): void {
    this.isHandedOver = false;
    this.setViewer(this.next);
    this.tellListeners();
  }

  /** Views have changed. A screen hears of it by `tellListeners`. */
  private refresh(): void {
    const before = this.view;
    this.view = this.port.view(this.viewer ?? 'audience');
    if (this.view.token !== before.token) {
      this.pending = undefined;
      this.notice = undefined;
    }
    if (this.view.token !== before.token || this.view.end !== before.end || this.view.kinds !== before.kinds)
      this.updateViewer();
    this.tellListeners();
  }

  /** Tells whose eyes the screen is for, and begins the draft of who is to decide here. */
  private updateViewer(): void {
    const isOver = hasEnded(this.view);
    this.isHandedOver = !isOver && (this.isHandedOver || mustHandOver(this.port, this.viewer, this.next));
    this.setViewer(this.isHandedOver ? undefined : this.next);
  }

  private setViewer(viewer: Seat | undefined): void {
    this.viewer = viewer;
    this.view = this.port.view(viewer ?? 'audience');
    const { game, token } = this.view;
    if (viewer === undefined || viewer !== actingSeat(this.view)) this.draft = undefined;
    else if (this.draft?.seat !== viewer || this.draftedOn !== token) {
      this.draft = this.restored(withForced(newDraft(game, present(this.view))));
      this.draftedOn = token;
    }
  }

  /** A new draft, or that of before if nothing has happened since; the screen may have to be handed over first. */
  private restored(draft: Draft): Draft {
    const { saved } = this;
    this.saved = undefined;
    return saved?.token === this.view.token ? follow(redraft(draft, saved.begun), saved.draft) : draft;
  }

  /** The screen is left. */
  close(): void {
    this.unsubscribe();
    this.listeners.clear();
    this.port.close();
  }
}
