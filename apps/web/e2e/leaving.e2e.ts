import type { Page } from '@playwright/test';
import { axe, dealTable, expect, test } from './support/index.ts';

const ALONE = { game: 'foreign-king', kinds: ['human', 'page-20'], turns: 4 } as const;

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Menu' }).click();

/** Types a turn of one choice and commits it. */
async function take(page: Page, choice: string): Promise<void> {
  await page.getByLabel('Type a choice').fill(choice);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Commit' }).click();
}

test('a turn is taken back with the bot’s, a match resigned, and played on from a moment', async ({ page }) => {
  await dealTable(page, ALONE);
  const [question, board] = [page.locator('.prompt-question'), page.locator('.table-board')];
  await expect(question).toHaveText('Choose an action.');
  const before = await board.innerHTML();
  await take(page, 'money');
  await expect(question).toHaveText('Choose an action.');
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Take back my last turn' }).click();
  await expect(menu(page)).toHaveCount(0);
  await expect(question).toHaveText('Choose an action.');
  await expect.poll(() => board.innerHTML()).toBe(before);
  await page.reload();
  await expect(question).toHaveText('Choose an action.');

  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Resign' }).click();
  const asks = page.getByRole('dialog', { name: 'Ana, do you resign?' });
  await expect(asks).toContainText('Winner: Ben.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Resign' }).press('Enter');
  await asks.getByRole('button', { name: 'Resign' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'You resigned. Winner: Ben.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.replay-told')).toContainText('Ana resigned. Winner: Ben.');

  await page.getByRole('button', { name: 'One step back' }).click();
  const over = page.url();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).not.toHaveURL(over);
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(page.locator('.seat')).toHaveText([/Ana/, /Ben/, /Virtual/]);
});

test('a card that came to light stays: the menu says why nothing is taken back', async ({ page }) => {
  await dealTable(page, { game: 'claim', kinds: ['human', 'page-20'], turns: 8 });
  await openMenu(page);
  const back = menu(page).getByRole('button', { name: 'Take back my last turn' });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await expect(back).toHaveAccessibleDescription(/something hidden has been shown/);
  await back.press('Enter');
  await expect(menu(page)).toBeVisible();
  await axe(page);
});
