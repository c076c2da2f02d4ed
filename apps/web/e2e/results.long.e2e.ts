import { readFile } from 'node:fs/promises';
import { axe, dealTable, expect, playByClicking, test } from './support/index.ts';

test('a match that ends is a result: seen, saved as a file, deleted and read again', async ({ page }) => {
  await dealTable(page, { game: 'foreign-king', kinds: ['human', 'page-20'], turns: Number.POSITIVE_INFINITY });
  await page.locator('main.table').waitFor();
  await page.goto('/#/results');
  await expect(page.getByRole('heading', { name: /Page.*The Foreign King · 2 players/ })).toBeVisible();
  await dealTable(page, { game: 'claim', kinds: ['human', 'page-20'], turns: 48 });
  await playByClicking(page, 'clicks');
  await page.getByRole('dialog').getByRole('link', { name: 'My results' }).click();

  const result = page.getByRole('listitem').filter({ hasText: 'Claim · 2 players' });
  await expect(result.getByRole('heading')).toHaveText(/Page.*Claim · 2 players/);
  await expect(result.getByRole('img')).toHaveAccessibleName(/^1 match, .* (1 won, 0 lost|0 won, 1 lost)/);
  await result.getByText('Match by match').click();
  await expect(result.getByRole('row').last()).toHaveText(/(Won|Lost) \d–\d/);
  await axe(page);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await saving).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ results: [{}, {}] });

  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('All results are deleted.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No match has ended yet' })).toBeVisible();
  await axe(page);

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Read a file' }).click();
  await (await choosing).setFiles(file);
  await expect(page.getByText(/^2 results of .* were added/)).toBeVisible();
  await expect(result).toBeVisible();
});

test('the first try at a deal of the day counts, and is taken up again', async ({ page }) => {
  await page.goto('/#/results');
  const claim = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Claim', exact: true }) });
  await claim.getByRole('button', { name: 'Play Claim' }).click();
  await expect(page.locator('.prompt-question')).not.toBeEmpty();
  const table = page.url();
  await page.goto('/#/results');
  await claim.getByRole('link', { name: 'Continue Claim' }).click();
  await expect(page).toHaveURL(table);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page
    .getByRole('dialog', { name: /do you resign/ })
    .getByRole('button', { name: 'Resign' })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'My results' }).click();
  await expect(claim).toContainText('Lost');
  await expect(page.getByRole('row', { name: 'Claim' }).getByRole('cell').last()).toHaveText('Lost');
  await claim.getByRole('button', { name: 'Play again Claim' }).click();
  await expect(page).not.toHaveURL(table);
  await page.goto('/#/results');
  await expect(claim).toContainText('Lost');
});
