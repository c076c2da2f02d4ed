import { Asking, type Hint } from '@interregnum/sitting';
import { draftTexts, type Table } from '@interregnum/table';
import type { TableModel } from './model.ts';
import { Watched } from './watched.ts';

/** What the strongest bot was asked: about which moment of a turn, and what came of it. */
export interface Advice {
  readonly table: Table;
  /** Undefined as long as it thinks. */
  readonly hint?: Hint;
  /** Why there will be none. */
  readonly failure?: unknown;
}

/** The hint that was asked for at a table. It stands as long as what is drafted goes with it. */
export class Hints extends Watched {
  advice: Advice | undefined;
  private readonly model: TableModel;
  private asking: Asking | undefined;
  private stopWatching = (): void => {};

  constructor(model: TableModel) {
    super();
    this.model = model;
  }

  /** Asks about the turn as it is drafted now, unless that was asked already. */
  ask(): void {
    const { table, company, asked } = this.model;
    const isKnown = this.advice?.table === table && this.advice.failure === undefined;
    if (asked === undefined || isKnown) return;
    this.close();
    const asking = new Asking(company.adviser(), table, () => {});
    this.asking = asking;
    this.stopWatching = this.model.subscribe(() => this.isStanding || this.close());
    this.tell({ table });
    asking.hint.then(
      (hint) => this.asking === asking && this.tell({ table, hint }),
      (failure: unknown) => this.asking === asking && this.tell({ table, failure }),
    );
  }

  /** Nobody wants it any more. */
  close(): void {
    this.stopWatching();
    this.asking?.stop();
    this.asking = undefined;
    if (this.advice !== undefined) this.tell(undefined);
  }

  /** Whether the whole turn is drafted as it was advised. */
  get isTried(): boolean {
    return this.advice?.hint !== undefined && draftTexts(this.model.table).length === this.turn.length;
  }

  /** Drafts the advised turn, to be looked at: nothing is committed before that is asked for. */
  tryIt(): void {
    const { drafting } = this.model;
    drafting.redraft(this.turn);
    drafting.keep();
    this.model.touchPart([]);
  }

  /** The turn from its beginning: what was drafted when it was asked for, and what was advised. */
  private get turn(): readonly string[] {
    const { table, hint } = this.advice ?? { table: this.model.table };
    return [...draftTexts(table), ...(hint?.texts ?? [])];
  }

  /** Whether the draft is the one that was asked about, or goes on as it was advised. */
  private get isStanding(): boolean {
    const { advice, turn, model } = this;
    if (advice === undefined || model.table.record !== advice.table.record) return false;
    const drafted = draftTexts(model.table);
    return drafted.length >= draftTexts(advice.table).length && drafted.every((text, at) => text === turn[at]);
  }

  private tell(advice: Advice | undefined): void {
    this.advice = advice;
    this.changed();
  }
}
