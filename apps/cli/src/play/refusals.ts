import type { Refusal } from '@interregnum/kernel';
import { refusalIn } from '@interregnum/match';
import { contextOf, textOf } from './app.ts';
import type { AtTable } from './at-table.ts';
import { reader } from './reader.ts';
import { whyReading } from './readings.ts';

/** Remembers what was refused last in a turn, and tells why. */
export class Refusals {
  private readonly table: AtTable;
  private last: { readonly attempt: string; readonly refusal: Refusal } | undefined;

  constructor(table: AtTable) {
    this.table = table;
  }

  /** A new turn: nothing has been refused. */
  forget(): void {
    this.last = undefined;
  }

  refuse(attempt: string, refusal: Refusal): void {
    const { app, live } = this.table;
    this.last = { attempt, refusal };
    const why = contextOf(app, live.client.view).words.say('refusal', refusal);
    const text = textOf(app);
    this.table.say(text('play.refused', { why, clause: refusal.clause, hint: text('play.why-hint') }));
  }

  /** Shows why an attempt, or else the last one that was refused, is not possible. */
  explain(attempt: string | undefined): void {
    const { app, live } = this.table;
    const { asked, view } = live.client;
    const refusal = attempt === undefined || asked === undefined ? undefined : refusalIn(asked, attempt);
    if (attempt !== undefined && refusal !== undefined) this.last = { attempt, refusal };
    const { last } = this;
    if (attempt !== undefined && refusal === undefined) this.table.say(textOf(app)('play.possible', { attempt }));
    else if (last === undefined) this.table.say(textOf(app)('play.why-what'));
    else app.stage.open(reader(app.stage, whyReading(app, view, last.attempt, last.refusal)));
  }
}
