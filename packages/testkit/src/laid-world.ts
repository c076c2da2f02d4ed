import type { State } from '@interregnum/kernel';

/** A table of a scenario while it is laid: any of its parts may still be missing. */
export type Draft<Table> = { -readonly [K in keyof Table]?: Table[K] };

/** The world of a scenario: first a table is laid, then it is played on. */
export abstract class LaidWorld<Table extends object> {
  private draft: Draft<Table> = {};
  protected now: State | undefined;

  /** The state of a table as it was laid. */
  protected abstract arrange(table: Draft<Table>): State;

  /** The table while it is being laid. */
  get table(): Draft<Table> {
    if (this.now !== undefined) throw new Error('play has begun; say "Start over" before laying the table anew');
    return this.draft;
  }

  get state(): State {
    if (this.now === undefined) this.begin(this.arrange(this.draft));
    return this.now as unknown as State;
  }

  /** Begins play, perhaps from a state that was not laid by hand. */
  begin(s: State): void {
    this.now = s;
  }

  /** Back to the table as it was laid, or to an empty one. */
  startOver(anew: boolean): void {
    this.now = undefined;
    if (anew) this.draft = {};
  }
}
