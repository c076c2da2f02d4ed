import { axe } from './axe.ts';
import { dealTable } from './deal-table.ts';
import { expect, test } from './test.ts';

const PAGES = ['/', '/#/new/king-is-dead', '/#/new/foreign-king', '/#/new/claim', '/#/settings', '/#/rules/claim'];

/** Tests of every page and every game; `above` lists the buttons of dialogs that are looked at above a table. */
export function everythingIsAccessible(above: readonly string[]): void {
  for (const path of PAGES) {
    test(`axe finds nothing at ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await axe(page);
    });
  }

  for (const game of ['king-is-dead', 'foreign-king', 'claim'] as const) {
    test(`axe finds nothing at a table of ${game}, nor above it`, async ({ page }) => {
      await dealTable(page, { game, kinds: ['human', 'human'], turns: 6 });
      if (game === 'claim') {
        await page.locator('.curtain').waitFor();
        await axe(page);
        await page.locator('.curtain button').click();
      }
      await page.locator('main.table').waitFor();
      await axe(page);
      for (const button of above) {
        await page.getByRole('banner').getByRole('button', { name: button }).click();
        await page.getByRole('dialog').waitFor();
        await axe(page);
        await page.keyboard.press('Escape');
      }
    });

    test(`axe finds nothing at the end of ${game}, nor on the way back`, async ({ page }) => {
      await dealTable(page, { game, kinds: ['human', 'human'], turns: Number.POSITIVE_INFINITY });
      await expect(page.locator('.replay-told')).not.toBeEmpty();
      await page.keyboard.press('ArrowLeft');
      await axe(page);
      await page.getByRole('button', { name: 'Why?' }).click();
      await page.getByRole('dialog').waitFor();
      await axe(page);
    });
  }
}
