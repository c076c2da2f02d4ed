import { readFile } from 'node:fs/promises';
import { axe, dealTable, expect, test } from './support/index.ts';

test('the scene of an ending is passed over by a key; a result is shared, and the score of the evening kept', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Of 52 cards all but two are played; the last of each hand goes on by itself.
  await dealTable(page, { game: 'claim', kinds: ['human', 'page-20'], turns: 50 });
  const scene = page.locator('.end-scene');
  await expect(scene).toBeFocused();
  await expect(scene).toContainText(/ vote for /);
  await page.keyboard.press('Shift');
  await expect(scene).toBeVisible();
  await page.keyboard.press('Space');
  await expect(scene).toHaveCount(0);

  const end = page.getByRole('dialog', { name: /^You (won|lost) [0-5] to [0-5]\.$/ });
  await expect(end.locator('.dialog-actions button').first()).toHaveText('Play again');
  await expect(end).not.toContainText('The score after');
  await axe(page);
  const saved = page.waitForEvent('download');
  await end.getByRole('button', { name: 'Share the result' }).click();
  const picture = await saved;
  expect(picture.suggestedFilename()).toBe('claim.png');
  expect((await readFile(await picture.path())).subarray(1, 4).toString()).toBe('PNG');
  await expect(end.getByRole('status')).toHaveText('The picture is ready.');

  const first = page.url();
  await end.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(first);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('dialog', { name: 'You resigned. Winner: Ben.' })).toContainText(
    'The score after 2 matches',
  );
  await expect(page.locator('.end-wins')).toHaveCount(2);
});
