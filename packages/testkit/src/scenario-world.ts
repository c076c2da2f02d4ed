import type { State } from '@interregnum/kernel';

/** A table of a scenario while it is set up: any of its parts may still be missing. */
export type PartialTable<Table> = { -readonly [K in keyof Table]?: Table[K] };

/** The world of a scenario: first a table is set up, then it is played on. */
export abstract class ScenarioWorld<Table extends object> {
  private draft: PartialTable<Table> = {};
  protected now: State | undefined;

  /** The state of a table as it was set up. */
  protected abstract arrange(table: PartialTable<Table>): State;

  /** The table while it is being set up. */
  get table(): PartialTable<Table> {
    if (this.now !== undefined) throw new Error('play has begun; say "Start over" before setting the table up anew');
    return this.draft;
  }

  get state(): State {
    if (this.now === undefined) this.begin(this.arrange(this.draft));
    return this.now as unknown as State;
  }

  /** Begins play, perhaps from a state that was not set up by hand. */
  begin(s: State): void {
    this.now = s;
  }

  /** Back to the table as it was set up, or to an empty one. */
  startOver(anew: boolean): void {
    this.now = undefined;
    if (anew) this.draft = {};
  }
}
