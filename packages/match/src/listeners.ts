/** Those that want to know when something has changed. */
export class Listeners {
  private readonly list = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.list.add(listener);
    return () => this.list.delete(listener);
  };

  /** A listener that fails keeps no other from being told, and undoes nothing; its failure is thrown by itself. */
  notify(): void {
    for (const listener of [...this.list]) {
      try {
        listener();
      } catch (problem) {
        queueMicrotask(() => {
          throw problem;
        });
      }
    }
  }

  clear(): void {
    this.list.clear();
  }
}
