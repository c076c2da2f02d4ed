import { FastRandom } from '@interregnum/kernel';
import type { Page } from '@playwright/test';
import { type Dealing, dealTable } from './deal-table.ts';
import { clickOn } from './player.ts';
import { expect, test } from './test.ts';

const TABLES: readonly Dealing[] = [
  { game: 'king-is-dead', kinds: ['human', 'human'] },
  { game: 'king-is-dead', options: { solo: true }, kinds: ['human', 'saxons'], turns: 4 },
  { game: 'foreign-king', options: { seats: 2 }, kinds: ['human', 'human'], turns: 12 },
  { game: 'claim', kinds: ['human', 'human'], turns: 20 },
];

/** Some eight decisions at each table. */
const CLICKS = 16;

/** What must stay where it is, if it is there. */
const STEADY = {
  board: '.table-board',
  hand: '.table-hand',
  undo: '.prompt-back .button',
  commit: '.prompt .button.gold:not(.chip)',
} as const;

/** Whether what is asked covers the board: what needs more room may cover the hand alone. */
const coversBoard = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [prompt, board] = ['.prompt', '.table-board'].map((part) => document.querySelector(part));
    if (prompt == null || board == null) return false;
    return prompt.getBoundingClientRect().top < board.getBoundingClientRect().bottom - 1;
  });

/** Where the steady parts of a table are now. */
const boxes = (page: Page): Promise<[string, string][]> =>
  page.evaluate(
    (parts) =>
      Object.entries(parts).flatMap(([part, selector]): [string, string][] => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        if (box === undefined) return [];
        return [[part, [box.x, box.y, box.width, box.height].map(Math.round).join(' ')]];
      }),
    STEADY,
  );

/** A test that nothing moves at the tables, in a window of this size. */
export function nothingMoves(width: number, height: number): void {
  test(`nothing moves from question to question at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const dealing of TABLES) {
      await dealTable(page, dealing);
      await page.locator('main').waitFor();
      await page.evaluate(() => document.fonts.ready);
      const random = new FastRandom(dealing.game);
      const seen = new Map<string, Set<string>>();
      for (let clicks = 0; clicks < CLICKS; clicks++) {
        for (const [part, box] of await boxes(page)) seen.set(part, new Set(seen.get(part)).add(box));
        expect(await coversBoard(page), dealing.game).toBe(false);
        await clickOn(page, random);
      }
      const moving = [...seen].filter(([, places]) => places.size > 1).map(([part, places]) => [part, ...places]);
      expect(moving, `${dealing.game} ${JSON.stringify(dealing.options ?? {})}`).toEqual([]);
      expect([...seen.keys()].sort(), dealing.game).toEqual(Object.keys(STEADY).sort());
    }
  });
}
