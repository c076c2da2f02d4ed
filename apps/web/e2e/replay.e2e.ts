import { axe, dealTable, expect, test } from './support/index.ts';

const OVER = { game: 'king-is-dead', kinds: ['human', 'page-20'], turns: Number.POSITIVE_INFINITY } as const;

test('a match that is over can be looked at again, step by step and by itself', async ({ page }) => {
  await dealTable(page, OVER);
  const [board, told] = [page.locator('.table-board'), page.locator('.replay-told')];
  const slider = page.getByRole('slider', { name: 'Moment of the match' });
  await expect(told).toContainText(/Winners?: /);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const end = await board.innerHTML();
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', /^Moment 0 of \d+: The table as it was dealt\.$/);
  expect(await board.innerHTML()).not.toBe(end);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Moment 1 of \d+: Ana /);
  await expect(told).toContainText('Ana');
  await expect(page.locator('.news')).toContainText('Ana');
  await board.locator('[data-mark="moray"]').last().press('Enter');
  await expect(page.getByRole('status')).toContainText('The game is over.');
  await slider.press('End');
  await expect(told).toContainText(/Winners?: /);
  expect(await board.innerHTML()).toBe(end);
  await slider.press(' ');
  await expect(told).not.toContainText(/Winners?: /);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a line of the log leads to its moment while the match goes on, and Escape returns', async ({ page }) => {
  await dealTable(page, { game: 'king-is-dead', kinds: ['human', 'page-20'], turns: 6 });
  const [board, log] = [page.locator('.table-board'), page.getByRole('region', { name: 'What has happened' })];
  const now = await board.innerHTML();
  await log.getByRole('button', { name: /^Ana / }).last().click();
  await expect(page.locator('.replay-told')).toContainText('Ana');
  expect(await board.innerHTML()).not.toBe(now);
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt-question')).toBeVisible();
  expect(await board.innerHTML()).toBe(now);
  await log.getByRole('button', { name: /^Ana / }).last().click();
  await page.getByRole('button', { name: 'Back to the game' }).press('Enter');
  await expect(page.locator('.prompt-question')).toBeFocused();
});

test('the same players play again, and somebody else begins', async ({ page }) => {
  await dealTable(page, OVER);
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Other table…' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.prompt-question')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.seat')).toHaveText([/^Ben/, /Ana/]);
});

test('what was opened last is closed first, and keeps the focus until then', async ({ page }) => {
  await dealTable(page, OVER);
  await page.getByRole('button', { name: 'Why?' }).click();
  const [end, rule] = [page.getByRole('dialog').first(), page.getByRole('dialog').nth(1)];
  const clause = end.getByRole('button', { name: /^Rule KD-/ }).first();
  await clause.click();
  await expect(rule).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(rule.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rule).toHaveCount(0);
  await expect(end.getByRole('row')).not.toHaveCount(0);
  await expect(clause).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Why?' })).toBeFocused();
});
