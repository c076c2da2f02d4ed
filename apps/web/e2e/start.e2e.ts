import { dealTable, expect, keptText, test } from './support/index.ts';

const GAMES = ['The King Is Dead', 'The Foreign King', 'Claim'];

test('the start page offers the three games', async ({ page }) => {
  await page.goto('/');
  for (const name of GAMES) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});

/** Bytes of JavaScript, compressed, that a first visit may fetch. */
const MOST = 220_000;

test('a first visit fetches little', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  expect(fetched).toBeGreaterThan(0);
  expect(fetched).toBeLessThan(MOST);
});

test('a table that cannot be read is listed, can be saved and, unless it is open, removed', async ({
  page,
  context,
}) => {
  const id = await dealTable(page, { game: 'king-is-dead', kinds: ['human', 'squire'], turns: 2 });
  await page.locator('main.table').waitFor();
  const record = (await keptText(page, id)) ?? '';
  const start = await context.newPage();
  await start.goto('/');
  await expect(start.getByRole('link', { name: /Continue: The King/ })).toContainText('It is your turn');
  await start
    .getByRole('listitem')
    .getByRole('button', { name: /^Remove/ })
    .click();
  const dialog = start.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Remove' })).not.toBeFocused();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByRole('alert')).toContainText('open in another tab');
  expect(await keptText(start, id)).toBe(record);
  await page.close();

  await keptText(start, id, record.replace('"texts":["', '"texts":["X'));
  await start.reload();
  const item = start.getByRole('listitem').filter({ hasText: 'A table that cannot be read' });
  await expect(item).toContainText('Ana, Ben');
  const saving = start.waitForEvent('download');
  await item.getByRole('button', { name: /^Save/ }).click();
  expect((await saving).suggestedFilename()).toBe(`${id}.record`);
  await item.getByRole('button', { name: /^Remove/ }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(item).toHaveCount(0);
  await expect(start.getByText(/^Removed: The King/)).toBeFocused();
  expect(await keptText(start, id)).toBeUndefined();
});

test('a browser that keeps nothing says so at once, and what to do when it should', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await page.goto('/');
  await expect(page.getByText(/^This browser lets the app keep nothing/)).toBeVisible();
  await page.getByRole('button', { name: 'Play now Claim' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Allow it to store data' })).toBeVisible();
});

test('a file with more than a match in it is refused, and so is one that is far too large', async ({ page }) => {
  const id = await dealTable(page, { game: 'claim', kinds: ['human', 'human'], turns: Number.POSITIVE_INFINITY });
  await page.locator('main.table').waitFor();
  const record = (await keptText(page, id)) ?? '';
  await page.goto('/');
  await page.getByRole('listitem').waitFor();
  const open = (text: string) =>
    page.locator('input[type="file"]').setInputFiles({ name: 'match.record', mimeType: '', buffer: Buffer.from(text) });
  await open(`${record}and a shopping list`);
  await expect(page.getByRole('alert').filter({ hasText: 'after the end of the match' })).toBeVisible();
  await open(record.repeat(5_000_000 / record.length));
  await expect(page.getByRole('alert').filter({ hasText: 'it has 5 MB' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem')).toHaveCount(1);
});
