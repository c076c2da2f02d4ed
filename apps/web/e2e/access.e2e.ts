import { axe, dealTable, expect, test } from './support/index.ts';

const PAGES = ['/', '/#/new/king-is-dead', '/#/new/foreign-king', '/#/new/claim', '/#/settings', '/#/rules/claim'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`by ${colorScheme}`, () => {
    test.use({ colorScheme });

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
        // Dialogs have no colours of their own.
        for (const button of colorScheme === 'dark' ? [] : ['What has happened', 'Menu']) {
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
  });
}
