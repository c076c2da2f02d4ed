import { axe, dealTable, expect, test } from './support/index.ts';

test('a match that is over is reviewed turn by turn, and a turn worth another look leads to its moment', async ({
  page,
}) => {
  await dealTable(page, { game: 'claim', kinds: ['human', 'page-20'], turns: 50, seed: 'review' });
  await page
    .getByRole('dialog', { name: /^You (won|lost)/ })
    .getByRole('button', { name: 'Review' })
    .click();
  const review = page.getByRole('dialog', { name: 'Review' });
  await expect(review.getByRole('progressbar')).toBeVisible();
  await expect(review.getByRole('img', { name: /^Chance to win, turn by turn: \d+% at first/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(review).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Review' }).click();
  await expect(review.getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 });
  await axe(page);
  const line = review.getByRole('button', { name: /^Turn \d+: .+Better: .+ instead of/ }).first();
  const turn = Number(/Turn (\d+)/.exec((await line.textContent()) ?? '')?.[1]);
  await line.click();
  await expect(review).toHaveCount(0);
  await expect(page.getByRole('slider', { name: 'Moment of the match' })).toHaveValue(String(turn - 1));
});
