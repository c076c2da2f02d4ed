import type { CDPSession, Page } from '@playwright/test';

/** What is written into the trace when a click begins, and when what it led to is laid out. */
const MARKS = ['click', 'laid out'] as const;

/**
 * Runs in the page. Plays by itself: touches what is open and commits what is complete, and marks when each click begins and
 * when it is worked out, drawn into the document and laid out. It passes only where nothing else is open. No bot plays.
 */
async function clickThrough({ clicks, marks }: { clicks: number; marks: readonly string[] }): Promise<void> {
  const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 30));
  const open = (besides = ''): NodeListOf<Element> => document.querySelectorAll(`.target.open${besides}`);
  const touchable = (at: number): Element | null => {
    document.querySelector<HTMLElement>('.curtain button')?.click();
    const [actions, all] = [open(':not([data-mark=pass])'), open()];
    const targets = actions.length > 0 ? actions : all;
    return document.querySelector('.prompt .button.gold:not(.target)') ?? targets[(at * 7) % targets.length] ?? null;
  };
  /** What is open next: on a busy machine the page may need a while to show it. */
  const nextTarget = async (at: number): Promise<Element | null> => {
    for (let waited = 0; waited < 100; waited++) {
      await pause();
      const target = touchable(at);
      if (target !== null) return target;
    }
    return null;
  };
  for (let click = 0; click < clicks; click++) {
    const target = await nextTarget(click);
    if (target === null) return;
    performance.mark(marks[0]);
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    // React draws in a microtask.
    await Promise.resolve().then(() => {});
    document.body.getBoundingClientRect();
    performance.mark(marks[1]);
  }
}

/** A mark in the trace: `tts` is the processor time of the page's thread by then, in microseconds. */
interface TracedMark {
  readonly name: string;
  readonly tts: number;
}

/** Collects marks while something runs. */
async function traced(session: CDPSession, run: () => Promise<unknown>): Promise<TracedMark[]> {
  const marks: TracedMark[] = [];
  session.on('Tracing.dataCollected', ({ value }) => marks.push(...(value as unknown as TracedMark[])));
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['blink.user_timing'] } });
  await run();
  await session.send('Tracing.end');
  await complete;
  return marks.filter(({ name }) => MARKS.some((mark) => mark === name)).sort((a, b) => a.tts - b.tts);
}

/** What a click costs, in milliseconds. */
export interface ClickCost {
  /** The middle one of those that were counted. */
  readonly median: number;
  readonly counted: number;
}

/**
 * The cost of a click on the table that a page shows, after some that warm it up, in processor time of the page's thread: what
 * other programs do in the meantime is not counted, though they still disturb caches.
 */
export async function clickCost(page: Page, clicks: number): Promise<ClickCost> {
  const session = await page.context().newCDPSession(page);
  const warmUp = Math.floor(clicks / 3);
  await page.evaluate(clickThrough, { clicks: warmUp, marks: MARKS });
  const marks = await traced(session, () => page.evaluate(clickThrough, { clicks: clicks - warmUp, marks: MARKS }));
  const [began, laidOut] = MARKS.map((mark) => marks.filter(({ name }) => name === mark));
  const costs = laidOut.map(({ tts }, click) => (tts - began[click].tts) / 1000).sort((a, b) => a - b);
  return { median: costs[costs.length >> 1] ?? Number.NaN, counted: costs.length };
}
