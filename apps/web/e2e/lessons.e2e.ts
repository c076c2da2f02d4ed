import { axe } from './support/axe.ts';
import { expect, test } from './support/index.ts';
import { expectNothingCovered, LESSONS, playLessonByKeyboard } from './support/lessons.ts';

test.use({ hasNotes: true });

test('a newcomer is led to a lesson, learns by keyboard alone, and is not asked again', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('New here?')).toBeVisible();
  await page.getByRole('link', { name: 'Learn in three minutes The King Is Dead' }).click();
  const voice = page.getByRole('region', { name: 'Lesson' });
  const log = page.getByRole('log');
  await expect(voice).toContainText('The king is dead.');
  await expect(log).toHaveText(/The king is dead\. .*go on\. Only one choice is possible/);
  await axe(page);
  const [crown, goOn, ...rest] = LESSONS['king-is-dead'];
  await playLessonByKeyboard(page, [crown]);
  await expect(page.locator('.lesson-ending .end-picture')).toBeVisible();
  await playLessonByKeyboard(page, [goOn]);
  await expect(voice).toContainText('Let us go back one turn.');
  await expectNothingCovered(page);
  // A mistake is answered by its reason, and can be mended at once.
  await playLessonByKeyboard(page, ['assemble', 'welsh', '!']);
  await expect(voice).toContainText('Then the Scots win Devon');
  await expect(log).toContainText('Then the Scots win Devon');
  await axe(page);
  await playLessonByKeyboard(page, rest.slice(1));
  await expect(voice).toContainText('You know it all');
  await axe(page);
  // The first real game has notes; each is told once.
  await page.getByRole('button', { name: 'Play a real game' }).click();
  const note = page.getByText('Every card works once in the whole game.');
  await expect(note).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.prompt-question')).toHaveText('Play a card or pass.');
  await expect(note).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Second lesson The King Is Dead' })).toBeVisible();
  await expect(page.getByText('New here?')).toHaveCount(0);
});
