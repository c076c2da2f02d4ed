interface Due {
  readonly at: number;
  readonly order: number;
  readonly act: () => void;
}

/** Lets everything happen that waits for nothing else. */
export const breathe = async (): Promise<void> => {
  for (let again = 0; again < 24; again++) await undefined;
};

/** Time that passes when a test says so: whatever is due happens one after the other. */
export class SimulatedTime {
  now = 0;
  private due: Due[] = [];
  private order = 0;
  private readonly settle: () => Promise<void>;

  /** `settle` lets everything happen that takes no time. */
  constructor(settle = breathe) {
    this.settle = settle;
  }

  readonly after = (milliseconds: number, act: () => void): (() => void) => {
    const entry = { at: this.now + milliseconds, order: this.order++, act };
    this.due.push(entry);
    return () => {
      this.due = this.due.filter((each) => each !== entry);
    };
  };

  /** The next thing happens; false if nothing is due before some time. */
  async step(until = Number.POSITIVE_INFINITY): Promise<boolean> {
    let next: Due | undefined;
    for (const each of this.due)
      if (next === undefined || each.at < next.at || (each.at === next.at && each.order < next.order)) next = each;
    if (next === undefined || next.at > until) return false;
    this.due.splice(this.due.indexOf(next), 1);
    this.now = next.at;
    next.act();
    await this.settle();
    return true;
  }

  async pass(milliseconds: number): Promise<void> {
    const until = this.now + milliseconds;
    while (await this.step(until));
    this.now = until;
  }
}
