import { type Draft, type Hint, HintRequest, textsOf } from '@interregnum/match';
import { Observable } from './observable.ts';
import type { TableModel } from './table-model.ts';

/** What the strongest bot was asked: about which draft, and what came of it. */
export interface HintState {
  readonly draft: Draft;
  /** Undefined as long as it thinks. */
  readonly hint?: Hint;
  /** Why there will be none. */
  readonly failure?: unknown;
}

/** The hint that was asked for at a table. It stands as long as what is drafted goes with it. */
export class Hints extends Observable {
  advice: HintState | undefined;
  private readonly model: TableModel;
  private request: HintRequest | undefined;
  private stopWatching = (): void => {};

  constructor(model: TableModel) {
    super();
    this.model = model;
  }

  /** Asks about the turn as it is drafted now, unless that was asked already; where others are told first, once they are. */
  ask(): void {
    const { client, extras } = this.model;
    const draft = client.asked;
    const isKnown = this.advice?.draft === draft && this.advice?.failure === undefined;
    if (draft === undefined || isKnown) return;
    if (extras === undefined) this.askAbout(draft);
    else extras.announceHint().then((isTold) => isTold && client.asked === draft && this.askAbout(draft));
  }

  private askAbout(draft: Draft): void {
    const { bots } = this.model;
    this.close();
    this.model.hinted();
    const request = new HintRequest(bots.adviser(), draft, () => {});
    this.request = request;
    this.stopWatching = this.model.subscribe(() => this.isCurrent || this.close());
    this.update({ draft });
    request.hint.then(
      (hint) => this.request === request && this.update({ draft, hint }),
      (failure: unknown) => this.request === request && this.update({ draft, failure }),
    );
  }

  /** It is not wanted any more. */
  close(): void {
    this.stopWatching();
    this.request?.stop();
    this.request = undefined;
    if (this.advice !== undefined) this.update(undefined);
  }

  /** Whether the whole turn is drafted as it was advised. */
  get isTried(): boolean {
    return this.advice?.hint !== undefined && this.drafted.length === this.turn.length;
  }

  /** Drafts the advised turn, to be looked at: nothing is committed before that is asked for. */
  tryIt(): void {
    this.model.tryOut(this.turn);
  }

  private get drafted(): readonly string[] {
    const { draft } = this.model.client;
    return draft === undefined ? [] : textsOf(draft);
  }

  /** The turn from its beginning: what was drafted when it was asked for, and what was advised. */
  private get turn(): readonly string[] {
    const { advice } = this;
    return advice === undefined ? [] : [...textsOf(advice.draft), ...(advice.hint?.texts ?? [])];
  }

  /** Whether the draft is the one that was asked about, or goes on as it was advised. */
  private get isCurrent(): boolean {
    const { advice, turn, drafted } = this;
    if (advice === undefined || this.model.client.draft?.from !== advice.draft.from) return false;
    return drafted.length >= advice.draft.decisions.length && drafted.every((text, at) => text === turn[at]);
  }

  private update(advice: HintState | undefined): void {
    this.advice = advice;
    this.changed();
  }
}
