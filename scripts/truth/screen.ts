import { FastRandom, type Line, type Move } from '@interregnum/kernel';
import { choose, commit, hidesLast, isComplete, seatToAct, type Table, takeBack, toldAt } from '@interregnum/table';
import { type Cursor, cursorAt, flightsBetween, movesSince } from '../../apps/web/src/table/flights.ts';
import { type Match, TIME, type Viewer } from './match.ts';
import { movesOf, reversed, type Tally } from './tally.ts';

/** One draft in so many is taken back, step by step, and made again. */
const TAKEN_BACK = 4;

/** A match shown on a screen for each viewer, one after another: everything that is told or flies is compared. */
export class Screen {
  private readonly match: Match;
  private readonly tally: Tally;
  private readonly random: FastRandom;
  private readonly cursors: Map<Viewer, Cursor>;
  private table: Table;

  constructor(match: Match, tally: Tally) {
    this.match = match;
    this.tally = tally;
    this.table = match.start;
    this.random = new FastRandom(`${match.name}, screen`);
    this.cursors = new Map(match.viewers.map((viewer) => [viewer, cursorAt(match.start, viewer, 0)]));
  }

  /** Plays the match turn by turn, then looks back at it. A last turn that is not complete stays a draft. */
  show(): void {
    const { texts } = this.match;
    while (this.draftTurn()) {
      const first = this.table.choices.length;
      const deciding = seatToAct(this.table);
      this.table = commit(this.table, TIME);
      for (const viewer of this.match.viewers) {
        this.playBack(viewer, viewer === deciding ? this.table.choices.length : first + 1);
        this.checkArrows(viewer, first);
      }
    }
    this.tally.matches++;
    this.tally.decisions += texts.length;
    for (const viewer of this.match.viewers) {
      this.checkLines(viewer);
      this.lookBack(viewer);
    }
  }

  /** Drafts the next turn as its seat sees it; false once there is none, or no complete one. */
  private draftTurn(): boolean {
    const first = this.table.choices.length;
    let next = first;
    for (; next < this.match.texts.length && !isComplete(this.table); next++) this.draft(this.match.texts[next]);
    const complete = isComplete(this.table);
    if (complete && this.random.below(TAKEN_BACK) === 0) {
      for (let at = next; at > first; at--) this.turnTo(takeBack(this.table), 'taken back');
      for (let at = first; at < next; at++) this.draft(this.match.texts[at]);
    }
    return complete;
  }

  private draft(text: string): void {
    const chosen = choose(this.table, text);
    if ('refusal' in chosen) throw new Error(`${this.match.name}: ${text} is refused by ${chosen.refusal.clause}`);
    this.turnTo(chosen, 'drafted');
  }

  /** The draft has one step more or less. What it turns up is not shown before it is committed. */
  private turnTo(next: Table, how: 'drafted' | 'taken back'): void {
    const [shorter, longer] = how === 'drafted' ? [this.table, next] : [next, this.table];
    const viewer = seatToAct(next);
    const decision = next.choices.length + shorter.draft.choices.length;
    const moves = hidesLast(longer) ? [] : movesOf(this.match.done(viewer, decision));
    this.table = next;
    const truth = how === 'drafted' ? moves : reversed(moves);
    this.fly(viewer, next.choices.length, truth, `decision ${decision} ${how}`);
  }

  /** Turns the screen of a viewer to another moment, and compares what flies. */
  private fly(viewer: Viewer, decisions: number, truth: readonly Move[], how: string): void {
    const was = this.cursors.get(viewer) as Cursor;
    const now = cursorAt(this.table, viewer, decisions);
    this.cursors.set(viewer, now);
    this.tally.moves(this.where(viewer, `${how}, flights`), flightsBetween(was, now), truth);
  }

  /** Shows a viewer what was committed, one decision after another: those who drafted it only what was kept back. */
  private playBack(viewer: Viewer, from: number): void {
    const { decisions, draft } = this.cursors.get(viewer) as Cursor;
    for (let shown = from; shown <= this.table.choices.length; shown++) {
      const truth = this.movesOf(viewer, Math.max(shown - 1, decisions + draft.length), shown);
      this.fly(viewer, shown, truth, `decision ${shown - 1} played back`);
    }
  }

  /** What others have done since the viewer's own last decision; for those who only watch, in the last turn. */
  private checkArrows(viewer: Viewer, first: number): void {
    const { table } = this;
    const now = table.choices.length;
    const since = viewer === 'audience' ? first : table.deciders.lastIndexOf(viewer) + 1;
    const where = this.where(viewer, `decisions ${since} to ${now - 1}, arrows`);
    this.tally.moves(where, movesSince(table, viewer, since, now), this.movesOf(viewer, since, now));
  }

  private checkLines(viewer: Viewer): void {
    const { table, match, tally } = this;
    for (const decision of table.choices.keys()) {
      const truth: readonly Line[] = match.done(viewer, decision);
      const where = this.where(viewer, `decision ${decision} (${match.texts[decision]})`);
      tally.lines(where, toldAt(table, viewer, decision).lines, truth);
    }
  }

  /** Goes back through the match step by step, and in one leap to its end again. */
  private lookBack(viewer: Viewer): void {
    const end = this.table.choices.length;
    this.cursors.set(viewer, cursorAt(this.table, viewer, end));
    for (let shown = end - 1; shown >= 0; shown--)
      this.fly(viewer, shown, reversed(this.movesOf(viewer, shown, shown + 1)), `back before decision ${shown}`);
    this.fly(viewer, end, this.movesOf(viewer, 0, end), 'from the start to the end');
  }

  private movesOf(viewer: Viewer, from: number, before: number): Move[] {
    const decisions = Array.from({ length: Math.max(0, before - from) }, (_, at) => from + at);
    return decisions.flatMap((decision) => movesOf(this.match.done(viewer, decision)));
  }

  private where(viewer: Viewer, what: string): string {
    return `${this.match.name}, ${viewer === 'audience' ? viewer : `seat ${viewer}`}, ${what}`;
  }
}
