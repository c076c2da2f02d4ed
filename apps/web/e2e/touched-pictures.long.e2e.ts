import { dealTable, expect, test } from './support/index.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone piles say what they are when they are touched', async ({ page }) => {
  await dealTable(page, { game: 'claim', kinds: ['human', 'page-20'], turns: 21 });
  await page.locator('.cl-followers.cl-near').tap();
  await expect(page.getByRole('tooltip')).toContainText('Won:');
  await page.locator('.cl-deck').tap();
  await expect(page.getByRole('tooltip')).toContainText('Deck');
});
