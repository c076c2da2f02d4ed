import { hurryFor, type Tempo, timeFor } from './tempo.ts';

/** Milliseconds for which a decision that was not played back is still pointed out, by arrows from where pieces came. */
const HELD_MS = 2500;

/**
 * The one cursor over the decisions of a match. It follows the present: what was decided is played back, one decision after
 * another, until it has caught up. It can look back: at the deal, then at every decision that tells something; what is decided
 * meanwhile is added behind.
 */
export class Timeline {
  /** How many decisions the screen shows. */
  shown: number;
  /** Whether moments were passed over on the way to the one that is shown. */
  leaps = false;
  /** Which part of its usual time the moment that is shown takes: less than 1 where much is queued. */
  hurry = 1;
  /** Milliseconds for which decisions have been played back since the screen last showed the present. */
  private spent = 0;
  /** Where the cursor can stop while the match is looked back at: none at the first, all at the last; undefined else. */
  private stops: readonly number[] | undefined;
  /** How many decisions it plays up to. */
  private goal: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * The last decision with consequences that was not played back: it is pointed out for HELD_MS, and nothing waits for it.
   */
  private held: { readonly decision: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  private readonly tempo: Tempo;
  /** Another moment is shown: asked for, or because time has passed. */
  private readonly momentMoved: () => void;

  constructor(shown: number, tempo: Tempo, momentMoved: () => void) {
    this.shown = shown;
    this.goal = shown;
    this.tempo = tempo;
    this.momentMoved = momentMoved;
  }

  /** Whether decisions are just being shown, one after another. */
  get isRunning(): boolean {
    return this.timer !== undefined || (this.stops === undefined && this.shown < this.goal);
  }

  /** Whether what was decided is not yet shown, or not yet for as long as it takes to read. */
  get isPlayedBack(): boolean {
    return this.stops === undefined && this.isRunning;
  }

  get looksBack(): boolean {
    return this.stops !== undefined;
  }

  /** How many decisions had been made before the one that is played back, or is held; undefined while there is none. */
  get previous(): number | undefined {
    return this.isPlayedBack ? this.shown - 1 : this.held?.decision;
  }

  /**
   * There are more decisions. Those of one's own turn have been seen while they were made; only if the last one had
   * consequences, these are shown.
   */
  playBackTo(decisions: number, own: boolean): void {
    const begins = !this.isRunning;
    if (begins) this.begin();
    const before = this.goal;
    this.goal = decisions;
    if (this.looksBack) this.lookBack();
    else if (this.tempo.pace() === 0) {
      this.skip();
      this.hold(before);
    } else if (begins && own) {
      this.shown = decisions - 1;
      if (this.tempo.sentences(this.shown) > 1) this.run();
      else this.shown = decisions;
    } else if (begins) this.run();
  }

  /** Plays what followed so many decisions once more: nobody has looked since. */
  playBackFrom(decisions: number): void {
    if (decisions >= this.goal) return;
    this.stop();
    this.stops = undefined;
    if (this.tempo.pace() === 0) this.hold(decisions);
    else {
      this.begin();
      this.shown = decisions;
      this.run();
    }
  }

  /** Decisions are about to be played back. */
  private begin(): void {
    this.spent = 0;
    this.leaps = false;
  }

  /** Shows where it all led to. */
  skip(): void {
    this.leaps = this.isRunning;
    this.pause();
    this.shown = this.goal;
  }

  /** Shows so many decisions at once, whatever was shown before, and follows the present. */
  turnTo(decisions: number): void {
    this.stop();
    this.stops = undefined;
    this.goal = decisions;
    this.shown = decisions;
  }

  /** The screen is left. */
  stop(): void {
    this.skip();
    clearTimeout(this.held?.timer);
    this.held = undefined;
  }

  /** Looks back, from the present on if nothing else is shown. */
  lookBack(): void {
    const notable = Array.from({ length: this.goal }, (_, at) => at).filter((at) => this.tempo.sentences(at) > 0);
    // What tells nothing is seen with what follows it, or with the last that does tell something.
    this.stops = [0, ...notable.slice(0, -1).map((at) => at + 1), this.goal];
    this.shown = this.stops.findLast((stop) => stop <= this.shown) ?? 0;
  }

  /** Which of the moments is shown, and which is the last one. */
  get at(): number {
    return this.stops?.indexOf(this.shown) ?? 0;
  }
  get last(): number {
    return (this.stops?.length ?? 1) - 1;
  }
  get isAtEnd(): boolean {
    return this.shown === this.goal;
  }

  /** From which decision on the moment that is looked back at tells what happened. */
  get since(): number | undefined {
    return this.stops?.[Math.max(0, this.at - 1)];
  }

  /** Shows a moment, or the nearest one there is, and stays there. */
  goTo(moment: number): void {
    this.pause();
    this.show(moment);
    this.momentMoved();
  }

  /** Shows the first moment by which so many decisions had been made. */
  goToDecision(decisions: number): void {
    this.goTo(this.stops?.findIndex((stop) => stop >= decisions) ?? 0);
  }

  step(by: -1 | 1): void {
    this.goTo(this.at + by);
  }

  /** Plays one moment after another from here to the end, at the end from the deal on; or stands still if it played. */
  toggle(): void {
    if (this.isRunning) this.goTo(this.at);
    else if (this.isAtEnd) {
      this.show(0);
      this.waitThenRun();
    } else this.run();
  }

  private show(moment: number): void {
    const to = Math.min(Math.max(moment, 0), this.last);
    this.leaps = Math.abs(to - this.at) > 1;
    this.shown = this.stops?.[to] ?? this.shown;
  }

  /** Stays at the moment that is shown. */
  private pause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Shows the next moment that tells anything, and waits until it was read. */
  private run(): void {
    this.timer = undefined;
    this.leaps = false;
    if (this.stops === undefined ? this.showNext() : this.showNextStop()) this.waitThenRun();
    else this.momentMoved();
  }

  /** Whether there is something to read. */
  private showNext(): boolean {
    let next = this.shown;
    while (next < this.goal && this.tempo.sentences(next) === 0) next++;
    this.shown = Math.min(next + 1, this.goal);
    return next < this.goal;
  }

  /** Whether more follows. */
  private showNextStop(): boolean {
    this.show(this.at + 1);
    return !this.isAtEnd;
  }

  private waitThenRun(): void {
    const wait = timeFor(this.tempo, this.shown - 1);
    this.hurry = this.stops === undefined ? hurryFor(this.tempo, wait, this.queued(), this.spent) : 1;
    this.spent += wait * this.hurry;
    this.timer = setTimeout(() => this.run(), wait * this.hurry);
    this.momentMoved();
  }

  /** The decisions that are shown after this one. */
  private queued(): number[] {
    return Array.from({ length: this.goal - this.shown }, (_, at) => this.shown + at);
  }

  /**
   * Holds the last decision that had consequences, from one on, so that it can be looked at though nothing was played back.
   */
  private hold(from: number): void {
    let decision = this.goal - 1;
    while (decision >= from && this.tempo.sentences(decision) < 2) decision--;
    if (decision < from) return;
    clearTimeout(this.held?.timer);
    const release = (): void => {
      this.held = undefined;
      this.momentMoved();
    };
    this.held = { decision, timer: setTimeout(release, HELD_MS) };
  }
}
