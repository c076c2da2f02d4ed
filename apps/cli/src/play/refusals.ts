import type { Refusal } from '@interregnum/kernel';
import { refusalIn } from '@interregnum/match';
import { contextOf, textOf } from './app.ts';
import { pager } from './pager.ts';
import { whyContent } from './pager-contents.ts';
import type { TableActions } from './table-actions.ts';

/** Remembers what was refused last in a turn, and tells why. */
export class Refusals {
  private readonly table: TableActions;
  private last: { readonly attempt: string; readonly refusal: Refusal } | undefined;

  constructor(table: TableActions) {
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
    this.table.say(text('play.refused', { why, hint: text('play.why-hint') }));
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
    else app.screens.open(pager(app.screens, whyContent(app, view, last.attempt, last.refusal)));
  }
}
