import { axe } from './support/axe.ts';
import { expect, test } from './support/index.ts';

test('rules are searched by keyboard, and say what is our reading and which clause they tell', async ({ page }) => {
  await page.goto('/#/rules/king-is-dead?KD-PASS-3');
  const sought = page.locator('.rules-sought').first();
  await expect(sought).toContainText('one power struggle is resolved');
  await expect(sought).toContainText('KD-PASS-3');
  await expect(page.getByText('KD-PASS-1', { exact: true })).toHaveCount(0);
  await sought.getByRole('button', { name: 'Our ruling' }).press('Enter');
  await expect(sought).toContainText('The French booklet wants all passes in the same round');
  await axe(page);
  await page.keyboard.press('/');
  const shown = page.locator('main [data-clauses]');
  await page.keyboard.type('viking lands strathclyde');
  await expect(shown.first()).toContainText('may bring a Viking from the reserve');
  await expect(page.getByText('1 paragraph found')).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/viking/i);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The Viking variant' })).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(page.locator('mark')).toHaveCount(0);
});
