import type { Page } from '@playwright/test';
import { dealTable } from './deal-table.ts';
import { expect, test } from './test.ts';

/** What has the focus: whether it leads on, and whether the match is over. */
const focused = (page: Page): Promise<{ leadsOn: boolean; over: boolean }> =>
  page.evaluate(() => ({
    leadsOn: document.activeElement?.matches('.target.open, .button.gold') ?? false,
    over: document.querySelector('[role="dialog"]') !== null,
  }));

/** More keys than this between two things that lead on would be a trap. */
const MOST_TABS = 60;

/** Moves the focus to the next thing that leads on, once there is one. */
async function tabToNext(page: Page): Promise<boolean> {
  await page.locator('.target.open, .button.gold, [role="dialog"]').first().waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    const { leadsOn, over } = await focused(page);
    if (over) return false;
    if (leadsOn) return true;
  }
  throw new Error('nothing that leads on can be reached by keyboard');
}

/** A test that a match of Claim is played by keyboard, after so many turns. */
export function playsByKeyboard(turns: number): void {
  test(`a match with no other keys than Tab and Enter, after ${turns} turns`, async ({ page }) => {
    await dealTable(page, { game: 'claim', kinds: ['human', 'human'], turns });
    await page.locator('main').waitFor();
    while (await tabToNext(page)) await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('row')).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
