import { FastRandom, type LogLine, type Move } from '@interregnum/kernel';
import { type Draft, undo, type Viewer, withChoice, withForced } from '@interregnum/match';
import {
  arrowsOf,
  beatsAt,
  beatsBetween,
  draftLog,
  logAt,
  movesIn,
  type PlayedGame,
  type ScreenInput,
} from '@interregnum/screen';
import { claimScreen } from '@interregnum/screen/claim';
import { foreignKingScreen } from '@interregnum/screen/foreign-king';
import { kingIsDeadScreen } from '@interregnum/screen/king-is-dead';
import { expectMoved } from '@interregnum/testkit';
import { LiveMatch } from './live.ts';
import type { Match } from './match.ts';
import { movesOf, reversed, type Tally } from './tally.ts';

/** How lines are played at the table, by game. */
const SCREENS: Readonly<Record<string, PlayedGame>> = {
  'king-is-dead': kingIsDeadScreen,
  'foreign-king': foreignKingScreen,
  claim: claimScreen,
};

/** One draft in so many is taken back, step by step, and made again. */
const TAKEN_BACK = 4;

/** A match shown on a screen for each viewer, one after another: everything that is told or moves is compared. */
export class Screen {
  private readonly match: Match;
  private readonly tally: Tally;
  private readonly random: FastRandom;
  private readonly live: LiveMatch;
  private readonly inputs: Map<Viewer, ScreenInput>;

  constructor(match: Match, tally: Tally) {
    this.match = match;
    this.tally = tally;
    this.live = new LiveMatch(match.start, match.viewers);
    this.random = new FastRandom(`${match.name}, screen`);
    this.inputs = new Map(match.viewers.map((viewer) => [viewer, this.live.inputAt(viewer, 0)]));
  }

  /** Plays the match turn by turn, then looks back at it. A last turn that is not complete stays a draft. */
  show(): void {
    const { texts, viewers } = this.match;
    while (this.draftTurn()) {
      const first = this.live.made;
      const { seat } = this.live.drafted;
      this.live.commit();
      for (const viewer of viewers) {
        this.playBack(viewer, viewer === seat ? this.live.made : first + 1);
        this.checkArrows(viewer);
      }
    }
    this.tally.matches++;
    this.tally.decisions += texts.length;
    for (const viewer of viewers) {
      this.checkLines(viewer);
      this.checkBeats(viewer);
      this.checkArrowsBack(viewer);
      this.lookBack(viewer);
    }
  }

  /** Drafts the next turn as its seat sees it; false once there is none, or no complete one. */
  private draftTurn(): boolean {
    if (this.live.made >= this.match.texts.length) return false;
    this.turnTo(withForced(this.live.drafted), 'drafted');
    this.draftOn();
    const { isComplete } = this.live.drafted;
    if (isComplete && this.random.below(TAKEN_BACK) === 0) {
      while (this.live.drafted.chosenAt.length > 0) this.turnTo(undo(this.live.drafted), 'taken back');
      this.draftOn();
    }
    return isComplete;
  }

  /** Drafts what was chosen in the match until the turn is complete, or nothing is left of the match. */
  private draftOn(): void {
    const { live, match } = this;
    const next = (): string | undefined => match.texts[live.made + live.drafted.decisions.length];
    for (let text = next(); text !== undefined && !live.drafted.isComplete; text = next()) {
      const chosen = withChoice(live.drafted, text);
      if ('refusal' in chosen) throw new Error(`${match.name}: ${text} is refused by ${chosen.refusal.clause}`);
      this.turnTo(chosen, 'drafted');
    }
  }

  /** The draft has some steps more or less. What it turns up is not shown before it is committed. */
  private turnTo(next: Draft, how: 'drafted' | 'taken back'): void {
    const { made, drafted } = this.live;
    const [shorter, longer] = how === 'drafted' ? [drafted, next] : [next, drafted];
    const from = made + shorter.decisions.length;
    const moves = this.movesOf(next.seat, from, made + longer.decisions.length - (longer.hidesLast ? 1 : 0));
    this.live.drafted = next;
    this.fly(next.seat, made, how === 'drafted' ? moves : reversed(moves), `decision ${from} ${how}`);
  }

  /** Turns the screen of a viewer to another moment, and compares what moves. */
  private fly(viewer: Viewer, shown: number, truth: readonly Move[], how: string): void {
    const was = this.inputs.get(viewer) as ScreenInput;
    const now = this.live.inputAt(viewer, shown);
    this.inputs.set(viewer, now);
    this.tally.moves(this.where(viewer, `${how}, beats`), movesIn(beatsBetween(this.screen, was, now)), truth);
  }

  /** Shows a viewer what was committed, one decision after another: those who drafted it only what was kept back. */
  private playBack(viewer: Viewer, from: number): void {
    const { moment, draft } = this.inputs.get(viewer) as ScreenInput;
    const seen = moment.shown + (draft === undefined ? 0 : draftLog(draft).length);
    for (let shown = from; shown <= this.live.made; shown++) {
      const truth = this.movesOf(viewer, Math.max(shown - 1, seen), shown);
      this.fly(viewer, shown, truth, `decision ${shown - 1} played back`);
    }
  }

  /** Arrows tell the seat to act what others have done since its own last decision, and other viewers nothing. */
  private checkArrows(viewer: Viewer): void {
    const { made } = this.live;
    const input = this.live.inputAt(viewer, made);
    const since = input.draft === undefined ? 0 : input.view.deciders.lastIndexOf(input.draft.seat) + 1;
    const truth = since === 0 ? [] : this.movesOf(viewer, since, made);
    this.tally.moves(this.where(viewer, `decisions ${since} to ${made - 1}, arrows`), arrowsOf(input), truth);
  }

  /** Who looks back is told, after every turn but the last, all since their own last decision; who watched, the turn. */
  private checkArrowsBack(viewer: Viewer): void {
    const { turnEnds, deciders } = this.live.view(viewer);
    for (const [turn, end] of turnEnds.slice(0, -1).entries()) {
      const own = viewer === 'audience' ? (turnEnds[turn - 1] ?? 0) : deciders.slice(0, end).lastIndexOf(viewer) + 1;
      const where = this.where(viewer, `decisions ${own} to ${end - 1}, arrows looking back`);
      this.tally.moves(where, arrowsOf(this.live.inputAt(viewer, end, own)), this.movesOf(viewer, own, end));
    }
  }

  private checkLines(viewer: Viewer): void {
    const { match, tally } = this;
    const view = this.live.view(viewer);
    for (const decision of view.choices.keys()) {
      const truth: readonly LogLine[] = match.done(viewer, decision);
      const where = this.where(viewer, `decision ${decision} (${match.texts[decision]})`);
      tally.lines(where, logAt(view, decision).lines, truth);
    }
  }

  /** Goes back through the match step by step, and in one leap to its end again. */
  private lookBack(viewer: Viewer): void {
    const end = this.live.made;
    this.inputs.set(viewer, this.live.inputAt(viewer, end));
    for (let shown = end - 1; shown >= 0; shown--)
      this.fly(viewer, shown, reversed(this.movesOf(viewer, shown, shown + 1)), `back before decision ${shown}`);
    this.fly(viewer, end, this.movesOf(viewer, 0, end), 'from the start to the end');
  }

  /** Beat by beat, every decision makes of the pieces that a viewer saw those it sees then, line by line as it was done. */
  private checkBeats(viewer: Viewer): void {
    const view = this.live.view(viewer);
    const { game, states } = view;
    for (const decision of view.choices.keys()) {
      const played = beatsAt(this.screen, view, decision);
      const where = this.where(viewer, `decision ${decision}, beats`);
      const beats = played.map(({ line, travels }) => ({ ...line, moves: travels }));
      const done = this.match.done(viewer, decision).filter(({ moves }) => moves.length > 0);
      const told = [...new Set(played.map(({ line }) => line))].filter(({ moves }) => moves.length > 0);
      this.tally.order(where, told, done);
      if (!view.isRevealed || decision < view.choices.length - 1)
        this.tally.holds(where, () =>
          expectMoved(game.pieces(states[decision]), beats, game.pieces(states[decision + 1])),
        );
    }
  }

  private get screen() {
    return SCREENS[this.match.start.game.meta.id];
  }

  private movesOf(viewer: Viewer, from: number, before: number): Move[] {
    const decisions = Array.from({ length: Math.max(0, before - from) }, (_, at) => from + at);
    return decisions.flatMap((decision) => movesOf(this.match.done(viewer, decision)));
  }

  private where(viewer: Viewer, what: string): string {
    return `${this.match.name}, ${viewer === 'audience' ? viewer : `seat ${viewer}`}, ${what}`;
  }
}
