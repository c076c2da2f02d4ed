import { dealTable, expect, test } from './support/index.ts';
import { playsByKeyboard } from './support/keyboard-match.ts';

// The last tricks; the whole match is in keyboard.long.e2e.ts.
playsByKeyboard(46);

test('choices can be typed in notation, and what is refused says why', async ({ page }) => {
  await dealTable(page, { game: 'king-is-dead', kinds: ['human', 'human'] });
  const entry = page.getByRole('combobox', { name: 'Type a choice' });
  const suggested = page.locator('.notation option');
  await expect(suggested).toHaveCount(0);
  await entry.focus();
  await expect(suggested).not.toHaveCount(0);
  await entry.fill('spy');
  await entry.press('Enter');
  await expect(page.getByRole('status').getByRole('button', { name: 'Rule' })).toHaveAttribute('title', /^KD-/);
  await entry.fill('Manoeuvre');
  await entry.press('Enter');
  await expect(page.locator('.prompt-question')).toHaveText('Ana: Choose the first follower to swap.');
  await page.keyboard.press('Control+z');
  await page.locator('.prompt-question').focus();
  await page.keyboard.press('Control+z');
  await expect(page.locator('.prompt-question')).toHaveText('Ana: Play a card or pass.');
});

test('the focus follows the question; numbers answer, arrows lead on, Escape goes back to where one was', async ({
  page,
}) => {
  await dealTable(page, { game: 'king-is-dead', kinds: ['human', 'human'] });
  await expect(page.locator('.prompt-question')).toBeFocused();
  await page.keyboard.press('2');
  await expect(page.locator('.table-hand [data-mark="welsh-support"]')).toHaveAttribute('aria-pressed', 'true');
  const focused = page.locator('.table-board .target.open:focus');
  await expect(focused).toHaveCount(1);
  const first = await focused.getAttribute('data-mark');
  await page.keyboard.press('ArrowDown');
  await expect(focused).not.toHaveAttribute('data-mark', first ?? '');
  await page.keyboard.press('Escape');
  await expect(page.locator('.table-hand [data-mark="welsh-support"]')).toBeFocused();
});
