import type { Page } from '@playwright/test';
import { type Dealing, dealTable, expect, test } from './support/index.ts';

const TABLES: readonly Dealing[] = [
  { game: 'king-is-dead', kinds: ['human', 'human'], turns: 9 },
  {
    game: 'king-is-dead',
    options: { seats: 4, advanced: true, vikings: true },
    kinds: Array(4).fill('human'),
    turns: 9,
  },
  { game: 'king-is-dead', options: { solo: true }, kinds: ['human', 'saxons'], turns: 3 },
  { game: 'foreign-king', options: { seats: 2 }, kinds: ['human', 'human'], turns: 30 },
  { game: 'foreign-king', options: { seats: 4 }, kinds: Array(4).fill('human'), turns: 40 },
  { game: 'claim', kinds: ['human', 'human'], turns: 12 },
  { game: 'claim', kinds: ['human', 'human'], turns: 34 },
];

/** How far a page is larger than its window, to the right and below. */
const beyond = (page: Page): Promise<[number, number]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });

/** Things to touch that reach out of the window or are smaller than a fingertip. */
const awkward = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(
    (fingertip) =>
      [...document.querySelectorAll<HTMLElement>('.target, .button')].flatMap((element) => {
        const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
        if (width === 0) return [];
        const name = `${element.getAttribute('aria-label') ?? element.textContent} ${Math.round(width)}x${Math.round(height)}`;
        const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        return isOut
          ? [`${name} is cut off`]
          : width < fingertip - 0.5 || height < fingertip - 0.5
            ? [`${name} is small`]
            : [];
      }),
    least,
  );

const EVERY = ['en', 'fr', 'ru'] as const;

/**
 * Windows, what is large enough to touch in them, and languages: on the narrowest one no map has room for fingertips
 * everywhere; on the widest there is room for any words.
 */
for (const [width, height, least, languages] of [
  [1366, 768, 44, EVERY],
  [390, 844, 44, EVERY],
  [320, 640, 24, EVERY],
  [2560, 1080, 44, ['ru']],
] as const) {
  for (const language of languages) {
    test(`every table fits ${width}x${height} in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(
        (settings) => localStorage.setItem('interregnum settings', settings),
        JSON.stringify({ language }),
      );
      for (const dealing of TABLES) {
        await dealTable(page, dealing);
        await page.locator('main').waitFor();
        if (await page.locator('.curtain').isVisible()) await page.locator('.curtain button').click();
        await page.locator('main.table').waitFor();
        const what = `${dealing.game} ${JSON.stringify(dealing.options ?? {})}`;
        expect(await beyond(page), what).toEqual([0, 0]);
        expect(await awkward(page, least), what).toEqual([]);
      }
    });
  }
}
