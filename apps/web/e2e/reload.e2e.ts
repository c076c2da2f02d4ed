import { runningRow } from '../test/old-row.ts';
import { dealTable, expect, keptText, openRow, playByClicking, test } from './support/index.ts';

const TABLE = { game: 'king-is-dead', kinds: ['human', 'human'] } as const;

test('a turn that is half made is there again after a reload, and can be taken back', async ({ page }) => {
  await dealTable(page, TABLE);
  const question = page.locator('.prompt-question');
  await page.locator('.table-hand [data-mark="assemble"]').first().click();
  await expect(question).toContainText('Choose a region for');
  await page.locator('.table-board [data-mark="warwick"]').press('Enter');
  const [asked, made] = [await question.textContent(), await page.locator('.prompt-made').textContent()];
  await page.waitForTimeout(200);
  await page.reload();
  await expect(question).toHaveText(asked ?? '');
  await expect(page.locator('.prompt-made')).toHaveText(made ?? '');
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(question).toHaveText('Ana: Play a card or pass.');
});

test('what was committed survives a page that is killed', async ({ page, context }) => {
  const id = await dealTable(page, TABLE);
  await page.getByRole('button', { name: /^Pass/ }).click();
  await page.getByRole('button', { name: 'Commit' }).click();
  await expect(page.locator('.seat.acts')).toContainText('Ben');
  await page.waitForTimeout(200);
  const client = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  client.send('Page.crash').catch(() => {});
  await crashed;
  const again = await context.newPage();
  await again.goto(`/#/table/${id}`);
  await expect(again.locator('.seat.acts')).toContainText('Ben');
  await expect(again.locator('.news')).toContainText('Ana');
});

test('a table is on the start page, before its end and after', async ({ page }) => {
  await dealTable(page, { ...TABLE, turns: 14 });
  await page.locator('main.table').waitFor();
  await page.goto('/');
  await page.getByRole('link', { name: /Ana.*Ben/ }).click();
  await playByClicking(page, 'start page');
  await page.goto('/');
  await expect(page.getByText(/Ana.*Ben/).first()).toBeVisible();
});

test('a table can be played in one tab at a time, and opens in the next one as soon as it is free', async ({
  page,
  context,
}) => {
  const id = await dealTable(page, TABLE);
  await page.locator('main.table').waitFor();
  const other = await context.newPage();
  await other.goto(`/#/table/${id}`);
  await expect(other.getByRole('heading', { name: 'This table is open in another tab.' })).toBeVisible();
  await page.close();
  await expect(other.locator('main.table')).toBeVisible();
});

test('a running table of format 1 is kept in format 2 as soon as it is opened', async ({ page }) => {
  const row = runningRow('foreign-king.1.3-seats', ['human', 'human', 'human'], 12);
  const id = await openRow(page, { ...row, id: 'foreign-king-old' });
  await page.locator('main.table').waitFor();
  await expect.poll(() => keptText(page, id)).toContain('"format":"interregnum-record-2"');
  const asked = await page.locator('.prompt-question').textContent();
  await page.reload();
  await expect(page.locator('.prompt-question')).toHaveText(asked ?? '');
});
