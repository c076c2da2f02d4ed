// Takes the pictures that are shown where the address of a table is shared, from the cards of the start page: `npm run shared-pictures`.
import { fileURLToPath } from 'node:url';
import { visiting } from './visit.ts';

const FOLDER = new URL('../public/shared/', import.meta.url);
/** As their cards follow one another. */
const GAMES = ['king-is-dead', 'foreign-king', 'claim'];
/** What previews are made for. */
const SIZE = { width: 1200, height: 630 };

await visiting(async ({ context }) => {
  const page = await context.newPage();
  await page.setViewportSize(SIZE);
  await page.goto('/');
  for (const [at, game] of GAMES.entries()) {
    await page.locator('.game-card .picture').nth(at).waitFor();
    await page.evaluate((nth) => {
      const picture = document.querySelectorAll('.game-card .picture')[nth].cloneNode(true) as SVGElement;
      Object.assign(picture.style, { position: 'fixed', inset: '0', width: '100vw', height: '100vh', zIndex: '9' });
      document.body.append(picture);
    }, at);
    const path = fileURLToPath(new URL(`${game}.png`, FOLDER));
    await page.screenshot({ path });
    console.log(path);
  }
});
