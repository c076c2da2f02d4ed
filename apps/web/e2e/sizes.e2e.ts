import { expectFits, openIn, TABLES, WIDEST, WINDOWS } from './support/fitting.ts';
import { expect, test } from './support/index.ts';

/** In Russian, whose words are the longest; sizes.long.e2e.ts opens every table in every size and language. */
for (const dealing of TABLES) {
  const { game, options, turns } = dealing;
  test(`a table fits every window: ${game}, ${JSON.stringify(options ?? {})}, ${turns} turns`, async ({ page }) => {
    await openIn(page, dealing, 'ru');
    for (const window of [...WINDOWS, WIDEST]) {
      await page.setViewportSize(window);
      // A table is drawn anew a moment after its window has changed.
      await expect(() => expectFits(page, dealing, window)).toPass({ timeout: 30_000 });
    }
  });
}
