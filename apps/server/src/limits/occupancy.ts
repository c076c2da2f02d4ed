/** How many of something each address has at the same time. */
export class Occupancy {
  private readonly most: number;
  private readonly counts = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  /** Takes a place, and returns how to leave it; undefined if the address has as many as it may. */
  enter(address: string): (() => void) | undefined {
    const count = this.counts.get(address) ?? 0;
    if (count >= this.most) return undefined;
    this.counts.set(address, count + 1);
    return () => this.leave(address);
  }

  private leave(address: string): void {
    const left = (this.counts.get(address) ?? 1) - 1;
    if (left === 0) this.counts.delete(address);
    else this.counts.set(address, left);
  }
}
