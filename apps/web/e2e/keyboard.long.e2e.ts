import { dealTable, expect, test } from './support/index.ts';
import { playsByKeyboard } from './support/keyboard-match.ts';

playsByKeyboard(0);

test('a turn that goes on by itself leaves the focus at the words of the next question, where no key chooses', async ({
  page,
}) => {
  await dealTable(page, { game: 'claim', kinds: ['human', 'page-20'], turns: 7 });
  const question = page.locator('.prompt-question');
  await expect(question).toHaveText(/^Choose/);
  await page.keyboard.press('1');
  await expect(question).toHaveText(/in a moment/);
  await expect(question).toHaveText(/^Choose/);
  await expect(question).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(question).toHaveText(/^Choose/);
});
