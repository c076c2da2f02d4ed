import { expectFits, openIn, TABLES, WIDEST, WINDOWS } from './support/fitting.ts';
import { test } from './support/index.ts';

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
