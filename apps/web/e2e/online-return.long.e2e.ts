import { axe, expect } from './support/index.ts';
import { board, meet, test } from './support/people.ts';

test('a table in the list shows its board, and what happened meanwhile is played back on return', async ({
  meeting,
}) => {
  const moving = { reducedMotion: 'no-preference', atOnce: true, speed: 'slow' } as const;
  const [ana, ben] = await Promise.all([meeting.sit('Ana', moving), meeting.sit('Ben', moving)]);
  const [first, second] = await meet(ana, ben, 'Claim');
  const table = second.url();
  await second.goto('/');
  const tables = (name: string) => second.getByRole('region', { name }).getByRole('listitem');
  const line = tables('My tables online');
  await expect(line.locator('.thumbnail .cl-board')).toBeVisible();
  await axe(second);
  // The words of its game come after those of the page.
  for (const [name, language] of [
    ['Русский', 'ru'],
    ['English', 'en'],
  ]) {
    await second.getByRole('radio', { name }).click();
    await expect(second.locator('html')).toHaveAttribute('lang', language);
    await expect(second.locator('.thumbnail .cl-board')).toBeVisible();
  }
  await first.locator('.table-hand .target.open').first().click();
  await expect(tables('Waiting for you')).toContainText('It is your turn');
  await second.goto(table);
  await expect(board(second)).toBeVisible();
  await second.getByRole('button', { name: 'Skip' }).waitFor();
  await expect(second.locator('.table-hand .target.open').first()).toBeVisible();
});
