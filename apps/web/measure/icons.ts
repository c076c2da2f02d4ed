// Draws the icons of the installed app from public/crown.svg: `npm run icons`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumPath, LAUNCH_ARGUMENTS } from '../e2e/support/chromium.ts';

const FOLDER = new URL('../public/', import.meta.url);
const CROWN = readFileSync(new URL('crown.svg', FOLDER), 'utf8');
/** Systems cut maskable icons to a shape of their own: colour up to the edges, the crown within the middle four fifths. */
const MASKABLE = CROWN.replace('viewBox="0 0 32 32"', 'viewBox="-3 -3 38 38"').replace(
  '<rect width="32" height="32" rx="7"',
  '<rect x="-3" y="-3" width="38" height="38"',
);

const ICONS = [
  { name: 'crown-192.png', size: 192, svg: CROWN },
  { name: 'crown-512.png', size: 512, svg: CROWN },
  { name: 'crown-maskable-512.png', size: 512, svg: MASKABLE },
];

const browser = await chromium.launch({ executablePath: chromiumPath(), args: LAUNCH_ARGUMENTS });
const page = await browser.newPage();
for (const { name, size, svg } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  const path = fileURLToPath(new URL(name, FOLDER));
  await page.screenshot({ path, omitBackground: true });
  console.log(path);
}
await browser.close();
