import type { Page } from '@playwright/test';
import { axe, expect } from './support/index.ts';
import { accept, board, test } from './support/people.ts';

/** Makes a table with days for a turn; returns the link. */
async function inviteByDays(page: Page): Promise<string> {
  await page.goto('/#/friend/king-is-dead');
  await page.getByText('Players and variants').click();
  await page.getByRole('combobox', { name: 'Time to think' }).selectOption('3 days a turn');
  await page.getByRole('button', { name: 'Make the link' }).click();
  return page.getByRole('textbox', { name: 'Your link' }).inputValue();
}

test('by days a match begins although its host is on another page of the app, who is told', async ({ meeting }) => {
  const [ana, ben] = await Promise.all([meeting.sit('Ana'), meeting.sit('Ben')]);
  const link = await inviteByDays(ana);
  await expect(ana.getByText('you need not be here at the same time')).toBeVisible();
  await ana.goto('/');
  await expect(ana.getByRole('region', { name: 'My tables online' })).toContainText('1 open seat');
  await accept(ben, link);
  await expect(board(ben)).toBeVisible();
  await expect(ana.getByText(/It is your turn|The match has begun/)).toBeVisible();
});

test('by days people who never meet begin a match: each looks in once', async ({ meeting }) => {
  const [ana, ben] = await Promise.all([
    meeting.sit('Ana'),
    meeting.sit('Ben', { viewport: { width: 390, height: 844 } }),
  ]);
  const link = await inviteByDays(ana);
  await ana.goto('about:blank');
  await accept(ben, link);
  await expect(ben.getByText('Still to look in: Ana.')).toBeVisible();
  await axe(ben);
  await ben.goto('about:blank');
  await ana.goto('/');
  await expect(ana.getByText(/It is your turn|The match has begun/)).toBeVisible();
  await ben.goto('/');
  await expect(ben.getByText(/It is your turn|The match has begun/)).toBeVisible();
  await axe(ben);
});
