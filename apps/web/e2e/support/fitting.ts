import type { Page } from '@playwright/test';
import { type Dealing, dealTable } from './deal-table.ts';
import { expect } from './test.ts';

/** Tables with little and with much to show. */
export const TABLES: readonly Dealing[] = [
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

/** A window, and what is large enough to touch in it: on the narrowest no map has room for fingertips everywhere. */
export interface Window {
  readonly width: number;
  readonly height: number;
  readonly least: number;
}

export const WINDOWS: readonly Window[] = [
  { width: 1366, height: 768, least: 44 },
  { width: 390, height: 844, least: 44 },
  { width: 320, height: 640, least: 24 },
];
/** There is room for any words. */
export const WIDEST: Window = { width: 2560, height: 1080, least: 44 };

/** Opens a table in a language, with nothing before it. */
export async function openIn(page: Page, dealing: Dealing, language: string): Promise<void> {
  await page.addInitScript(
    (settings) => localStorage.setItem('interregnum settings', settings),
    JSON.stringify({ language }),
  );
  await dealTable(page, dealing);
  await page.locator('main').waitFor();
  if (await page.locator('.curtain').isVisible()) await page.locator('.curtain button').click();
  await page.locator('main.table').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Expects that all of a table is in the window and can be touched. */
export async function expectFits(
  page: Page,
  { game, options }: Dealing,
  { width, height, least }: Window,
): Promise<void> {
  const what = `${game} ${JSON.stringify(options ?? {})} at ${width}x${height}`;
  expect(await beyond(page), what).toEqual([0, 0]);
  expect(await awkward(page, least), what).toEqual([]);
}
