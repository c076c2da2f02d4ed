// How long a visitor waits from input to the next paint while a bot thinks, on a processor four times slower:
// `npm run input-delay`. Meant for an idle machine.
import type { Page } from '@playwright/test';
import { type Dealing, dealTable } from '../e2e/support/deal-table.ts';
import { observeInput, type Reaction } from './reactions.ts';
import { visiting } from './visit.ts';

const THROTTLE = 4;
/** Milliseconds that no reaction may take. */
const LIMIT = 100;
const ROUNDS = 3;
/** Milliseconds between two inputs, so that each has a paint of its own. */
const BETWEEN = 300;
/** A bot that thinks longer than the measurement takes. */
const THINKER = 'regent-300000ms';

const TABLES: readonly Dealing[] = [
  { game: 'king-is-dead', kinds: [THINKER, 'human'], turns: 4 },
  { game: 'foreign-king', kinds: [THINKER, 'human'], turns: 8 },
  { game: 'claim', kinds: ['human', THINKER], turns: 4 },
];

const rest = (page: Page): Promise<void> => page.waitForTimeout(BETWEEN);

/** Opens and closes what can be opened, and touches what is drawn. */
async function touchEverything(page: Page): Promise<void> {
  for (const name of ['What has happened', 'Menu']) {
    await page.getByRole('button', { name, exact: true }).click();
    await rest(page);
    await page.keyboard.press('Escape');
    await rest(page);
  }
  for (const mark of await page.locator('main [data-mark]').all()) {
    await mark.click({ force: true });
    await rest(page);
    await page.keyboard.press('Tab');
    await rest(page);
  }
}

async function measure(page: Page, dealing: Dealing): Promise<readonly Reaction[]> {
  await dealTable(page, dealing);
  await page.getByRole('button', { name: 'Move now' }).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const reactions = await observeInput(page);
  for (let round = 0; round < ROUNDS; round++) await touchEverything(page);
  return reactions();
}

/** The smallest that at most one in twenty exceeds. */
const slowest5th = (sorted: readonly Reaction[]): Reaction => sorted[Math.ceil(sorted.length * 0.95) - 1];

await visiting(async ({ context }) => {
  for (const dealing of TABLES) {
    const page = await context.newPage();
    const sorted = [...(await measure(page, dealing))].sort((a, b) => a.duration - b.duration);
    const worst = sorted[sorted.length - 1];
    console.log(
      `${dealing.game.padEnd(14)} ${sorted.length} inputs, 95% within ${slowest5th(sorted).duration} ms, ` +
        `worst ${worst.duration} ms (${worst.what})`,
    );
    if (worst.duration > LIMIT) process.exitCode = 1;
    await page.close();
  }
});
