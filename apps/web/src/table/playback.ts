/** Shows what others did one decision after another, until it has caught up with the table. */
export class Playback {
  /** How many decisions the screen shows. */
  shown: number;
  private goal: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds for each decision that is shown; 0 to show all at once. */
  private readonly pace: () => number;
  private readonly moved: () => void;

  constructor(shown: number, pace: () => number, moved: () => void) {
    this.shown = shown;
    this.goal = shown;
    this.pace = pace;
    this.moved = moved;
  }

  isAt(decisions: number): boolean {
    return this.shown >= decisions;
  }

  get isRunning(): boolean {
    return this.shown < this.goal;
  }

  /** There are more decisions; those of one's own turn have been seen while they were made. */
  goOn(decisions: number, seen: boolean): void {
    this.goal = decisions;
    if (this.pace() === 0 || (seen && this.timer === undefined)) this.skip();
    else this.timer ??= setTimeout(() => this.step(), this.pace() / 3);
  }

  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.shown = this.goal;
  }

  private step(): void {
    this.timer = undefined;
    if (this.isRunning) this.shown++;
    if (this.isRunning) this.timer = setTimeout(() => this.step(), this.pace());
    this.moved();
  }
}
