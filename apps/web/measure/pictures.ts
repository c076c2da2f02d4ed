// Takes the pictures of the README: `npm run pictures`.
import { fileURLToPath } from 'node:url';
import { type Dealing, dealTable } from '../e2e/support/deal-table.ts';
import { visiting } from './visit.ts';

const FOLDER = new URL('../../../docs/pictures/', import.meta.url);

/** A moment of each game, and what is touched before the picture is taken. */
const MOMENTS: readonly (Dealing & { readonly touches: readonly string[] })[] = [
  { game: 'king-is-dead', kinds: ['human', 'human'], turns: 8, touches: ['.table-hand .target.open'] },
  { game: 'foreign-king', options: { seats: 3 }, kinds: ['human', 'human', 'human'], turns: 36, touches: [] },
  { game: 'claim', kinds: ['human', 'human'], turns: 17, touches: ['.curtain button'] },
];

await visiting(async ({ context }) => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const { touches, ...dealing } of MOMENTS) {
    await dealTable(page, dealing);
    for (const touch of touches) await page.locator(touch).first().click();
    await page.locator('main.table').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    const path = fileURLToPath(new URL(`${dealing.game}.png`, FOLDER));
    await page.screenshot({ path });
    console.log(path);
  }
});
