import { expectFits, openIn, TABLES, WIDEST, WINDOWS } from './support/fitting.ts';
import { expect, test } from './support/index.ts';

const OPENED = [
  ...WINDOWS.flatMap((window) => (['en', 'fr', 'ru'] as const).map((language) => ({ window, language }))),
  { window: WIDEST, language: 'ru' },
];

for (const { window, language } of OPENED) {
  test(`every table fits ${window.width}x${window.height} in ${language}`, async ({ page }) => {
    await page.setViewportSize(window);
    for (const dealing of TABLES) {
      await openIn(page, dealing, language);
      await expectFits(page, dealing, window);
    }
  });
}

for (const language of ['en', 'fr', 'ru'] as const) {
  test(`what The Foreign King asks covers no action in ${language}`, async ({ page }) => {
    await openIn(page, { game: 'foreign-king', kinds: ['human', 'human'] }, language);
    for (const action of ['place', 'build']) {
      await page.locator(`.table-hand .target.open[data-mark="${action}"]`).click();
      await expect(page.locator('.prompt-chips .target')).not.toHaveCount(0);
      const covered = await page.evaluate(() => {
        const [prompt, hand] = ['.prompt', '.table-hand'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect(),
        );
        return (prompt?.bottom ?? 0) - (hand?.top ?? 0);
      });
      expect(covered, action).toBeLessThan(1);
      await page.keyboard.press('Control+z');
    }
  });
}
