import { FastRandom } from '@interregnum/kernel';
import { expect, type Page } from '@playwright/test';

/** What a person sees who looks for something to click. */
interface Sight {
  readonly over: boolean;
  /** The middle of a button that leads on: to take over the screen, to commit. */
  readonly button: Point | undefined;
  /** A point of each thing that glows where nothing covers it. */
  readonly open: readonly (Point & { readonly mark: string })[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page. Regions have crooked borders: a point is looked for that belongs to nothing else. */
function look(): Sight {
  const pointOf = (element: Element): Point | undefined => {
    const { x, y, width, height } = element.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const point = { x: x + width * across, y: y + height * down };
        const hit = document.elementFromPoint(point.x, point.y);
        if (hit !== null && element.contains(hit)) return point;
      }
    }
    return undefined;
  };
  const button = document.querySelector('.curtain .button.gold, .prompt .button.gold:not(.chip)');
  const open = [...document.querySelectorAll<HTMLElement>('.target.open')].flatMap((element) => {
    const point = pointOf(element);
    return point === undefined ? [] : [{ ...point, mark: element.dataset.mark ?? '' }];
  });
  return {
    over: document.querySelector('dialog[open] .criteria') !== null,
    button: button === null ? undefined : pointOf(button),
    open,
  };
}

/** More clicks than any match takes. */
const MOST_CLICKS = 3000;

/** Plays for all people at a table by clicking what glows, at random, until the end is explained. Returns the clicks it took. */
export async function playByClicking(page: Page, seed: string): Promise<number> {
  const random = new FastRandom(seed);
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    const { over, button, open } = await page.evaluate(look);
    if (over) return clicks;
    const point = button ?? open[random.below(open.length || 1)];
    if (point === undefined) {
      // A bot thinks.
      await page.waitForTimeout(20);
      continue;
    }
    await page.mouse.click(point.x, point.y);
  }
  throw expect(MOST_CLICKS, 'the match never ended').toBe(0);
}
