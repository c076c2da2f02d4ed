import type { Tempo } from './playback.ts';

/** Milliseconds for what one sentence tells, where nothing is played back that nobody asked for. */
const CALM_PACE = 1500;

/** Looks back at a match that is over: at the deal, then at every decision that tells something. */
export class Replay {
  /** How many decisions had been made at each moment: none at the first, all of them at the last. */
  readonly moments: readonly number[];
  /** Which of the moments is shown. */
  at: number;
  /** Whether others were passed over on the way to it. */
  leaps = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly tempo: Tempo;
  private readonly moved: () => void;

  /** Begins at the end. */
  constructor(decisions: number, tempo: Tempo, moved: () => void) {
    this.tempo = tempo;
    this.moved = moved;
    const telling = Array.from({ length: decisions }, (_, at) => at).filter((at) => tempo.sentences(at) > 0);
    // What tells nothing is seen with what follows it, or with the last that does tell something.
    this.moments = [0, ...telling.slice(0, -1).map((at) => at + 1), decisions];
    this.at = this.last;
  }

  get last(): number {
    return this.moments.length - 1;
  }

  get isAtEnd(): boolean {
    return this.at === this.last;
  }

  /** How many decisions had been made at the moment that is shown. */
  get shown(): number {
    return this.moments[this.at];
  }

  /** From which decision on the moment that is shown tells what happened. */
  get since(): number {
    return this.moments[Math.max(0, this.at - 1)];
  }

  get isPlaying(): boolean {
    return this.timer !== undefined;
  }

  /** Shows a moment, or the nearest one there is, and stays there. */
  goTo(moment: number): void {
    this.pause();
    this.show(moment);
    this.moved();
  }

  step(by: -1 | 1): void {
    this.goTo(this.at + by);
  }

  /** Shows one moment after another from here to the end; at the end, from the deal on. */
  play(): void {
    this.show(this.isAtEnd ? 0 : this.at + 1);
    this.timer = this.isAtEnd ? undefined : setTimeout(() => this.play(), this.toRead());
    this.moved();
  }

  /** Stays at the moment that is shown. */
  pause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Plays if it stands still, and the other way round. */
  toggle(): void {
    if (this.isPlaying) this.goTo(this.at);
    else this.play();
  }

  private show(moment: number): void {
    const to = Math.min(Math.max(moment, 0), this.last);
    this.leaps = Math.abs(to - this.at) > 1;
    this.at = to;
  }

  /** Milliseconds to read what is told of the moment that is shown. */
  private toRead(): number {
    const sentences = this.at === 0 ? 1 : this.tempo.sentences(this.shown - 1);
    return (this.tempo.pace() || CALM_PACE) * (0.5 + sentences / 2);
  }
}
