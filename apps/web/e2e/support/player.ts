import { FastRandom } from '@interregnum/kernel';
import { expect, type Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Runs in the page: what a person would click who looks for a button that leads on (to take over the screen, to commit),
 * else for one of the things that glow, by `chance` from 0 to 1. Regions have crooked borders: a point is looked for that
 * belongs to nothing else.
 */
function look(chance: number): Point | 'over' | 'wait' {
  if (document.querySelector('[role="dialog"] .end-players') !== null) return 'over';
  const spots = [0.5, 0.3, 0.7, 0.15, 0.85];
  const pointOf = (element: Element): Point | undefined => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const points = spots.flatMap((down) => spots.map((across) => ({ x: x + width * across, y: y + height * down })));
    return points.find((point) => element.contains(document.elementFromPoint(point.x, point.y)));
  };
  const button = document.querySelector('.curtain .button.gold, .prompt .button.gold:not(.chip)');
  const open = button === null ? [...document.querySelectorAll('.target.open')] : [button];
  const first = Math.floor(chance * open.length);
  for (const element of [...open.slice(first), ...open.slice(0, first)]) {
    const point = pointOf(element);
    if (point !== undefined) return point;
  }
  return 'wait';
}

/** More clicks than any match takes. */
const MOST_CLICKS = 3000;
const PARTS = 1000;

/** Clicks, for the seat that is asked, on something that glows, at random. Tells whether there is nothing more to click. */
export async function clickOn(page: Page, random: FastRandom): Promise<boolean> {
  const seen = await page.evaluate(look, random.below(PARTS) / PARTS);
  if (seen === 'over') return true;
  // A bot thinks.
  if (seen === 'wait') await page.waitForTimeout(20);
  else await page.mouse.click(seen.x, seen.y);
  return false;
}

/** Plays for all people at a table by clicking until the end is explained. Returns the clicks it took. */
export async function playByClicking(page: Page, seed: string): Promise<number> {
  const random = new FastRandom(seed);
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) if (await clickOn(page, random)) return clicks;
  throw expect(MOST_CLICKS, 'the match never ended').toBe(0);
}
