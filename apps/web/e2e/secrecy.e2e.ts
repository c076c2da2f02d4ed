import { openMatch } from '@interregnum/match';
import { readWholeLines } from '@interregnum/record';
import { choiceWords } from '@interregnum/texts';
import type { Page } from '@playwright/test';
import { newestGame } from '../src/games/index.ts';
import type { StoredTable } from '../src/storage/stored-table.ts';
import { dealTable, expect, test } from './support/index.ts';

/** The table as it is kept, read in the page. */
const keptIn = (page: Page, id: string): Promise<StoredTable> =>
  page.evaluate(
    (key) =>
      new Promise<StoredTable>((resolve, reject) => {
        const opening = indexedDB.open('interregnum', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('tables').objectStore('tables').get(key);
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        };
      }),
    id,
  );

/** The hands that were really dealt, from the record and its secret. */
async function handsAt(page: Page, id: string): Promise<string[][]> {
  const { record, seed } = await keptIn(page, id);
  const game = await newestGame('claim');
  expect('record' in readWholeLines(record)).toBe(true);
  const opened = openMatch(record, () => game, { seed });
  if ('flaw' in opened) throw new Error(opened.flaw.flaw);
  return JSON.parse(game.position.write(opened.match.state)).hands;
}

/** Every mark in the page. */
const named = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-mark], [data-touch]')].map(
      ({ dataset }) => dataset.mark ?? dataset.touch ?? '',
    ),
  );

/** All that is said or written of the table, the board and the hand, for eyes and for screen readers; not the memory aid. */
const told = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('.table-board, .table-hand, .news, [role=log], .prompt')].flatMap(
      (part) => [
        part.textContent ?? '',
        ...[...part.querySelectorAll('[aria-label], [title]')].flatMap((each) => [
          each.getAttribute('aria-label') ?? '',
          each.getAttribute('title') ?? '',
        ]),
      ],
    );
    return labels.join('\n');
  });

/** A card in words. There are several goblins of value 0: they give no hand away. */
const inWords = (card: string): string =>
  choiceWords('claim', 'en', String)
    .parts(card)
    .map(({ words }) => words)
    .join();

test('at one screen nobody sees the hand of another: not on the curtain, not behind it', async ({ page }) => {
  const id = await dealTable(page, { game: 'claim', kinds: ['human', 'human'] });
  for (let turn = 0; turn < 8; turn++) {
    await page.locator('.curtain').waitFor();
    const words = (await page.locator('body').textContent()) ?? '';
    const next = words.includes('I am Ana') ? 0 : 1;
    expect(await named(page)).toEqual([]);
    expect(words).not.toMatch(/Goblin|Knight|Undead|Dwar|Doppel/);
    expect(await page.locator('svg').count()).toBe(1);
    await page.getByRole('button', { name: /^I am/ }).click();
    const hands = await handsAt(page, id);
    const marks = await named(page);
    const own = new Set(hands[next]);
    expect(marks.filter((mark) => own.has(mark)).length).toBe(hands[next].length);
    expect(marks.filter((mark) => hands[1 - next].includes(mark) && !own.has(mark))).toEqual([]);
    const secret = hands[1 - next].filter((card) => !own.has(card) && card !== 'G0');
    const said = await told(page);
    expect(secret.filter((card) => new RegExp(`${inWords(card)}(?!\\d)`).test(said))).toEqual([]);
    await page.locator('.table-hand .target.open').first().click();
    await page.getByRole('button', { name: 'Commit' }).click();
  }
});
