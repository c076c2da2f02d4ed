import type { Seat } from '@interregnum/kernel';
import { type Table, toldAt } from '@interregnum/table';

/** How long something is shown: a decision that tells more is shown longer, one that tells nothing not at all. */
export interface Tempo {
  /** Milliseconds for what one sentence tells; 0 to show all at once. */
  pace(): number;
  /** How many sentences a decision has, counted from 0. */
  sentences(decision: number): number;
}

/** Whose eyes a table is shown to. */
interface Watching {
  readonly table: Table;
  readonly viewer: Seat | undefined;
}

/** What is told of decisions sets how long they are shown. */
export const tempoAt = (at: Watching, pace: () => number): Tempo => ({
  pace,
  sentences: (decision) => toldAt(at.table, at.viewer ?? 'audience', decision).lines.length,
});

/** Milliseconds for which it can still be seen what a decision led from that was not played back. */
const MOMENT = 2500;

/** Shows what was decided, one decision after another, until it has caught up with the table. */
export class Playback {
  /** How many decisions the screen shows. */
  shown: number;
  private goal: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The last decision with consequences that was not played back, for a moment; nobody waits for it. */
  private lying: { readonly decision: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  private readonly tempo: Tempo;
  private readonly moved: () => void;

  constructor(shown: number, tempo: Tempo, moved: () => void) {
    this.shown = shown;
    this.goal = shown;
    this.tempo = tempo;
    this.moved = moved;
  }

  /** Whether everything up to so many decisions was shown for as long as it takes. */
  isAt(decisions: number): boolean {
    return this.shown >= decisions && !this.isRunning;
  }

  get isRunning(): boolean {
    return this.shown < this.goal || this.timer !== undefined;
  }

  /** How many decisions had been made before the one that is just being shown, or lies there for a moment. */
  get from(): number | undefined {
    return this.isRunning ? this.shown - 1 : this.lying?.decision;
  }

  /**
   * There are more decisions. Those of one's own turn have been seen while they were made; only if the last one had
   * consequences, these are shown.
   */
  goOn(decisions: number, own: boolean): void {
    const begins = !this.isRunning;
    const before = this.goal;
    this.goal = decisions;
    if (this.tempo.pace() === 0) {
      this.skip();
      this.lay(before);
    } else if (begins && own) {
      this.shown = decisions - 1;
      if (this.tempo.sentences(this.shown) > 1) this.step();
      else this.skip();
    } else if (begins) this.step();
  }

  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.shown = this.goal;
  }

  /** Shows so many decisions at once, whatever was shown before. */
  turnTo(decisions: number): void {
    this.stop();
    this.goal = decisions;
    this.shown = decisions;
  }

  /** Nobody looks any more. */
  stop(): void {
    this.skip();
    clearTimeout(this.lying?.timer);
    this.lying = undefined;
  }

  /** Leaves the last of the decisions from one on that had consequences to be looked at. */
  private lay(from: number): void {
    let decision = this.goal - 1;
    while (decision >= from && this.tempo.sentences(decision) < 2) decision--;
    if (decision < from) return;
    clearTimeout(this.lying?.timer);
    const taken = (): void => {
      this.lying = undefined;
      this.moved();
    };
    this.lying = { decision, timer: setTimeout(taken, MOMENT) };
  }

  /** Shows the next decision that tells anything, and waits until it was read. */
  private step(): void {
    this.timer = undefined;
    let sentences = 0;
    while (this.shown < this.goal && sentences === 0) sentences = this.tempo.sentences(this.shown++);
    if (sentences > 0) this.timer = setTimeout(() => this.step(), this.tempo.pace() * (0.5 + sentences / 2));
    this.moved();
  }
}
