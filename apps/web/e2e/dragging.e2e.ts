import type { Locator, Page } from '@playwright/test';
import { dealTable, expect, test } from './support/index.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middleOf(found: Locator): Promise<Point> {
  const box = await found.boundingBox();
  if (box === null) throw new Error('it is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const BEGUN = { game: 'king-is-dead', kinds: ['human', 'page-20'] } as const;
const cardIn = (page: Page, card: string): Locator => page.locator(`.kd-card[data-mark="${card}"]`).first();

async function dragTo(page: Page, card: string, region: string): Promise<void> {
  await cardIn(page, card).hover();
  await page.mouse.down();
  const { x, y } = await middleOf(page.locator('.table-board').getByText(region, { exact: true }).last());
  await page.mouse.move(x, y + 20, { steps: 4 });
  await page.mouse.up();
}

test('a card that is dragged to a region is played there; where it cannot, the reason is told', async ({ page }) => {
  await dealTable(page, BEGUN);
  await dragTo(page, 'assemble', 'Devon');
  await expect(page.locator('.prompt-made')).toContainText('Devon');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await dragTo(page, 'scottish-support', 'Devon');
  await expect(page.locator('.why-not p')).toBeVisible();
});

test('where a card can be dropped glows while it is dragged, and nothing else', async ({ page }) => {
  await dealTable(page, BEGUN);
  const open = page.locator('.table-board .target.open');
  await cardIn(page, 'welsh-support').hover();
  await page.mouse.down();
  await page.mouse.move(600, 300, { steps: 4 });
  await expect(open).toHaveCount(3);
  await expect(page.locator('.table-hand .target.open')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await expect(page.locator('.table-hand .target.open')).toHaveCount(8);
  await page.mouse.up();
});
