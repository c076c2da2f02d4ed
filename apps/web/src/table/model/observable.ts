/** Something that tells its listeners whenever it has changed: what `useSyncExternalStore` asks for. */
export class Observable {
  private readonly listeners = new Set<() => void>();
  private version = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Another number after every change. */
  readonly snapshot = (): number => this.version;

  protected changed(): void {
    this.version++;
    for (const listener of this.listeners) listener();
  }

  protected forgetListeners(): void {
    this.listeners.clear();
  }
}
