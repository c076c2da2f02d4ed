import { FastRandom } from '@interregnum/kernel';
import type { Page } from '@playwright/test';
import { dealTable, expect, test } from './support/index.ts';
import { clickOn } from './support/player.ts';

/** Runs in the page: from which anchor to which each arrow leads; `?` for an end that lies at none. */
function anchoredArrows(): string[] {
  const { x: left, y: top } = document.querySelector('main.table')?.getBoundingClientRect() ?? new DOMRect();
  const anchors = [...document.querySelectorAll<HTMLElement>('[data-anchor]')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { name: element.dataset.anchor, x: x + width / 2 - left, y: y + height / 2 - top };
  });
  // A spot within a place may lie in its very middle: it comes later in the document.
  const nameAt = (x: number, y: number): string =>
    anchors.findLast((anchor) => Math.abs(anchor.x - x) <= 1 && Math.abs(anchor.y - y) <= 1)?.name ?? '?';
  return [...document.querySelectorAll('.arrow')].map((arrow) => {
    const [x, y, , , toX, toY] = (arrow.getAttribute('d')?.match(/-?\d+/g) ?? []).map(Number);
    return `${nameAt(x, y)} to ${nameAt(toX, toY)}`;
  });
}

const MOST_CLICKS = 300;

/** Clicks for the person until a bot has moved pieces. */
async function untilArrows(page: Page): Promise<string[]> {
  const random = new FastRandom('arrows');
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    const arrows = await page.evaluate(anchoredArrows);
    if (arrows.length > 0) return arrows;
    await clickOn(page, random);
  }
  return [];
}

const ANCHORS = {
  // Courts and the supply have a spot for each faction.
  'king-is-dead': /^(region:\S+|supply \w+) to (region:\S+|court:\d \w+|supply \w+)$/,
  'foreign-king': /^(province|supply|congress|stock|portrait)\S* to (province|supply|congress)\S*$/,
  claim: /^(hand|trick|shown|deck)\S* to (trick|shown|won|drawn|discard|score)\S*$/,
} as const;

for (const game of ['king-is-dead', 'foreign-king', 'claim'] as const)
  test(`arrows lead from where pieces were to where a bot has put them: ${game}`, async ({ page }) => {
    await dealTable(page, { game, kinds: ['human', 'page-20'] });
    const arrows = await untilArrows(page);
    expect(arrows).not.toHaveLength(0);
    for (const arrow of arrows) expect(arrow).toMatch(ANCHORS[game]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(anchoredArrows)).toEqual(arrows);
  });
