import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../serve/build.ts';
import { expect, test } from './support/index.ts';
import { StaticHost } from './support/static-host.ts';
import { BASE, worksUnderPath } from './support/under-a-path.ts';

// One build for all tests of this file.
test.describe.configure({ mode: 'serial' });

const folder = mkdtempSync(join(tmpdir(), 'interregnum-'));

test.beforeAll(() => ensureBuilt({ base: BASE, folder }));
test.afterAll(() => rmSync(folder, { recursive: true }));

worksUnderPath(folder);

test('an address without its # leads to the page it means, as far as there is one', async ({ browser }) => {
  const host = new StaticHost(folder, BASE);
  const address = await host.start();
  // A context of its own: others fail if a host answers that something is missing.
  const page = await browser.newPage();
  await page.goto(`${address}rules/claim`);
  await page.waitForURL(`${address}#/rules/claim`);
  await expect(page.getByRole('heading', { name: 'Rules: Claim' })).toBeVisible();
  await page.goto(`${address}nowhere/at/all`);
  await expect(page.getByRole('heading', { name: 'The Foreign King', exact: true })).toBeVisible();
  await page.close();
  host.stop();
});
