import type { Page } from '@playwright/test';

/** What became of one input: a click, a key. */
export interface Reaction {
  /** Milliseconds until the next paint, in steps of 8. */
  readonly duration: number;
  readonly what: string;
}

/** Starts to watch the inputs of a page; what is returned tells what was seen. Inputs that took less than 16 ms count as 0. */
export async function observeInput(page: Page): Promise<() => Promise<Reaction[]>> {
  const watch = await page.evaluateHandle(startWatching);
  return () => watch.evaluate((stop) => stop());
}

/** Runs in the page. An input causes several events; the slowest of them counts. */
function startWatching(): () => Reaction[] {
  const seen = new Map<number, Reaction>();
  const before = interactions();
  const note = (list: PerformanceObserverEntryList | PerformanceEntryList): void => {
    for (const entry of ('getEntries' in list ? list.getEntries() : list) as PerformanceEventTiming[]) {
      const { interactionId: id, duration, name, target } = entry;
      if (id === 0 || duration <= (seen.get(id)?.duration ?? 0)) continue;
      const what = target instanceof Element ? (target.getAttribute('aria-label') ?? target.nodeName) : 'gone';
      seen.set(id, { duration, what: `${name} at ${what}` });
    }
  };
  const observer = new PerformanceObserver(note);
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    const quick = Math.max(0, interactions() - before - seen.size);
    return [...seen.values(), ...Array.from({ length: quick }, () => ({ duration: 0, what: 'quick' }))];
  };

  /** How many inputs there have been since the page was opened. */
  function interactions(): number {
    return (performance as Performance & { interactionCount: number }).interactionCount;
  }
}
