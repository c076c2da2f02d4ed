import type { Page } from '@playwright/test';
import { dealTable, expect, test } from './support/index.ts';

/** What has the focus: whether it leads on, and whether the match is over. */
const focused = (page: Page): Promise<{ leadsOn: boolean; over: boolean }> =>
  page.evaluate(() => ({
    leadsOn: document.activeElement?.matches('.target.open, .button.gold') ?? false,
    over: document.querySelector('[role="dialog"] .criteria') !== null,
  }));

/** More keys than this between two things that lead on would be a trap. */
const MOST_TABS = 60;

/** Moves the focus to the next thing that leads on. */
async function tabToNext(page: Page): Promise<boolean> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    const { leadsOn, over } = await focused(page);
    if (over) return false;
    if (leadsOn) return true;
  }
  throw new Error('nothing that leads on can be reached by keyboard');
}

test('a whole match with no other keys than Tab and Enter', async ({ page }) => {
  await dealTable(page, { game: 'claim', kinds: ['human', 'human'] });
  await page.locator('main').waitFor();
  while (await tabToNext(page)) await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('row')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('choices can be typed in notation, and what is refused says why', async ({ page }) => {
  await dealTable(page, { game: 'king-is-dead', kinds: ['human', 'human'] });
  const entry = page.getByRole('combobox', { name: 'Type a choice' });
  await entry.fill('spy');
  await entry.press('Enter');
  await expect(page.getByRole('status')).toContainText(/KD-/);
  await entry.fill('Manoeuvre');
  await entry.press('Enter');
  await expect(page.locator('.prompt-question')).toHaveText('Ana: Choose the first follower to swap.');
  await page.keyboard.press('Control+z');
  await page.locator('.prompt-question').focus();
  await page.keyboard.press('Control+z');
  await expect(page.locator('.prompt-question')).toHaveText('Ana: Play a card or pass.');
});
