import type { Page } from '@playwright/test';
import { type Dealing, dealTable } from './deal-table.ts';
import { playByClicking } from './player.ts';
import { expect, test } from './test.ts';

export const people = (count: number): string[] => Array(count).fill('human');

export const kingIsDead = (seats: number, options: Dealing['options'] = {}): Dealing => ({
  game: 'king-is-dead',
  options: { seats, ...options },
  kinds: people(seats),
});

const againstBot = ({ kinds }: Dealing): boolean => kinds.some((kind) => kind.startsWith('page'));
/** Who plays alone is compared with nobody. */
const isAlone = ({ options }: Dealing): boolean => options?.solo === true;

/** Plays a match to its end, and expects that the end is explained. */
async function play(page: Page, dealing: Dealing): Promise<void> {
  // With more people there are more turns to commit than a test learns from.
  const settings = JSON.stringify({ atOnce: dealing.kinds.length > 2 });
  await page.addInitScript((set) => localStorage.setItem('interregnum settings', set), settings);
  await dealTable(page, dealing);
  await page.locator('main').waitFor();
  expect(await playByClicking(page, 'clicks')).toBeGreaterThan(10);
  const end = page.getByRole('dialog');
  if (againstBot(dealing) || isAlone(dealing)) await expect(end.locator('p').first(), 'how it ended').not.toBeEmpty();
  else await expect(end.getByRole('row')).not.toHaveCount(0);
}

/** A test for each of these matches. */
export function wholeMatches(dealings: readonly Dealing[]): void {
  // Less to paint: other tests see to other sizes.
  test.use({ viewport: { width: 900, height: 600 } });
  for (const dealing of dealings) {
    const { game, options, kinds } = dealing;
    test(`a whole match by clicking: ${game}, ${JSON.stringify(options ?? {})}, ${kinds.join(', ')}`, ({ page }) =>
      play(page, dealing));
  }
}
