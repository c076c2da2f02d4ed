import type { Page } from '@playwright/test';
import { axe, dealTable, expect, test } from './support/index.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Menu' }).click();

test('a match is stopped, and nobody wins; of three, a bot plays on for who resigns', async ({ page }) => {
  await page.goto('/#/new/foreign-king');
  await page.getByRole('radio', { name: '3' }).check();
  await expect(page.getByRole('radio', { name: 'A bot plays on (Squire)' })).toBeChecked();
  await axe(page);
  // One thinks long, so that the bots are not through with the match before it is stopped.
  const three = {
    game: 'foreign-king',
    options: { seats: 3 },
    kinds: ['human', 'page-20', 'regent-300000ms'],
  } as const;
  await dealTable(page, { ...three, turns: 3 });
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('dialog')).toContainText('A bot (Page) takes your seat and keeps it to the end.');
  await axe(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.locator('.seat').first()).toContainText('Page');
  await openMenu(page);
  await expect(menu(page).getByRole('button', { name: 'Resign' })).toHaveCount(0);
  await menu(page).getByRole('button', { name: 'Stop the match' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop the match' }).click();
  await expect(page.getByRole('dialog', { name: 'The match was stopped: nobody wins.' })).toBeVisible();
  await axe(page);
});
