import { dealTable, expect, test } from './support/index.ts';
import { playsByKeyboard } from './support/keyboard-match.ts';

// The last tricks; the whole match is in keyboard.long.e2e.ts.
playsByKeyboard(40);

test('choices can be typed in notation, and what is refused says why', async ({ page }) => {
  await dealTable(page, { game: 'king-is-dead', kinds: ['human', 'human'] });
  const entry = page.getByRole('combobox', { name: 'Type a choice' });
  await entry.fill('spy');
  await entry.press('Enter');
  await expect(page.getByRole('status')).toContainText(/KD-/);
  await entry.fill('Manoeuvre');
  await entry.press('Enter');
  await expect(page.locator('.prompt-question')).toHaveText('Ana: Choose the first follower to swap.');
  await page.keyboard.press('Control+z');
  await page.locator('.prompt-question').focus();
  await page.keyboard.press('Control+z');
  await expect(page.locator('.prompt-question')).toHaveText('Ana: Play a card or pass.');
});
