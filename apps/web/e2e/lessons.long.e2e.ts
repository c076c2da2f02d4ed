import { expect, test } from './support/index.ts';
import { expectNothingCovered, LESSONS, openLesson, playLesson } from './support/lessons.ts';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

for (const [game, touches] of Object.entries(LESSONS))
  for (const locale of ['en-GB', 'fr-FR', 'ru-RU'])
    for (const size of SIZES)
      test.describe(`${game}, ${locale}, ${size.width}`, () => {
        test.use({ locale, viewport: size });

        test('the lesson is played to its end, and nothing covers anything', async ({ page }) => {
          await openLesson(page, game);
          await playLesson(page, touches, async () => {
            await expectNothingCovered(page);
            const width = await page.evaluate(() => document.documentElement.scrollWidth);
            expect(width).toBeLessThanOrEqual(size.width);
          });
          await page
            .getByRole('button', { name: /Play a real game|Jouer une vraie partie|Сыграть по-настоящему/ })
            .click();
          await expect(page.locator('main.table:not(.lesson)')).toBeVisible();
        });
      });
