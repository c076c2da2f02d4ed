import type { Page } from '@playwright/test';

/**
 * Runs in the page. Plays by itself: touches what is open and commits what is complete, and tells how many milliseconds
 * each click took until everything was worked out, drawn into the document and laid out. No bot plays.
 */
async function clickThrough(clicks: number): Promise<number[]> {
  const costs: number[] = [];
  const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 30));
  for (let click = 0; click < clicks; click++) {
    document.querySelector<HTMLElement>('.curtain button')?.click();
    await pause();
    const open = [...document.querySelectorAll<HTMLElement | SVGElement>('.target.open')];
    const commit = document.querySelector<HTMLElement>('.prompt .button.gold:not(.target)');
    const target = commit ?? open[(click * 7) % Math.max(1, open.length)];
    if (target === undefined) break;
    const start = performance.now();
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    // React draws in a microtask.
    await Promise.resolve().then(() => {});
    document.body.getBoundingClientRect();
    costs.push(performance.now() - start);
    await pause();
  }
  return costs;
}

/** The median cost of a click on the table that a page shows, in milliseconds, after some that warm it up. */
export async function clickCost(page: Page, clicks: number): Promise<number> {
  const costs = await page.evaluate(clickThrough, clicks);
  const counted = costs.slice(Math.floor(costs.length / 3)).sort((a, b) => a - b);
  return counted[counted.length >> 1] ?? Number.NaN;
}
