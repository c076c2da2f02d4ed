// How long a visitor waits from input to the next paint while a bot thinks, on a processor four times slower, and what a
// click costs on this one: `npm run input-delay`, or `npm run input-delay -- clicks` for the second alone. Meant for an idle machine: on a virtual one, look at how much of its time other machines took.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type Dealing, dealTable } from '../e2e/support/deal-table.ts';
import { clickCost } from './click-cost.ts';
import { observeInput, type Reaction } from './reactions.ts';
import { watchStolen } from './stolen.ts';
import { visiting } from './visit.ts';

const THROTTLE = 4;
/** Milliseconds from input to next paint, at most. */
const LIMIT = 100;
const ROUNDS = 3;
/** Milliseconds between two inputs, so that each has a paint of its own. */
const BETWEEN = 300;
/** A bot that thinks longer than the measurement takes. */
const THINKER = 'regent-300000ms';

/** After so many turns it is the bot that is to act. */
const TABLES: readonly Dealing[] = [
  { game: 'king-is-dead', kinds: [THINKER, 'human'], turns: 4 },
  { game: 'foreign-king', kinds: [THINKER, 'human'], turns: 7 },
  { game: 'claim', kinds: [THINKER, 'human'], turns: 5 },
];

const rest = (page: Page): Promise<void> => page.waitForTimeout(BETWEEN);

/** Touches the middle of something as a hand does, that has moved there before: nothing is looked up while it is touched. */
async function touch(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  if (box === null) throw new Error(`${what} is not shown`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await rest(page);
  await page.mouse.down();
  await page.mouse.up();
  await rest(page);
}

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await rest(page);
}

/** Opens and closes what can be opened, and touches what is drawn. */
async function touchEverything(page: Page): Promise<void> {
  for (const name of ['What has happened', 'Menu']) {
    await touch(page, page.getByRole('button', { name, exact: true }));
    await press(page, 'Escape');
  }
  for (const mark of await page.locator('main [data-mark]').all()) {
    await touch(page, mark);
    await press(page, 'Tab');
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

/** The worst, but one of every fifty is left out: what browsers call interaction to next paint. */
const toNextPaint = (sorted: readonly Reaction[]): Reaction =>
  sorted[sorted.length - 1 - Math.floor(sorted.length / 50)];

/** Clicks that are measured on each table. */
const CLICKS = 90;

/** What a click costs where two people play, without motion and without bots. */
async function measureClicks(context: BrowserContext): Promise<void> {
  for (const { game } of TABLES) {
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await dealTable(page, { game, kinds: ['human', 'human'], turns: 6 });
    await page.locator('main').waitFor();
    const { median, counted } = await clickCost(page, CLICKS);
    console.log(
      `${game.padEnd(14)} a click costs ${median.toFixed(1)} ms of processor time (the middle one of ${counted})`,
    );
    await page.close();
  }
}

await visiting(async ({ context }) => {
  await measureClicks(context);
  if (process.argv[2] === 'clicks') return;
  for (const dealing of TABLES) {
    const page = await context.newPage();
    const stolen = watchStolen();
    const sorted = [...(await measure(page, dealing))].sort((a, b) => a.duration - b.duration);
    const [counted, worst] = [toNextPaint(sorted), sorted[sorted.length - 1]];
    const middle = sorted[sorted.length >> 1];
    console.log(
      `${dealing.game.padEnd(14)} ${sorted.length} inputs, half within ${middle.duration} ms, to next paint ` +
        `${counted.duration} ms (${counted.what}), worst ${worst.duration} ms (${worst.what}); other machines took ${stolen()} %`,
    );
    if (counted.duration > LIMIT) process.exitCode = 1;
    await page.close();
  }
});
