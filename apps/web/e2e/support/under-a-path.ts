import { readFileSync } from 'node:fs';
import { readRecord } from '@interregnum/record';
import type { Page } from '@playwright/test';
import { isStoredTable } from './kept-app.ts';
import { StaticHost } from './static-host.ts';
import { expect, test as ordinary } from './test.ts';

/** The path that the folder is served under. */
export const BASE = '/games/';

/** Passes at a table of The King Is Dead, and waits until the bot has played. */
async function pass(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pass/ }).click();
  await page.getByRole('button', { name: 'Commit' }).click();
  await expect(page.getByRole('button', { name: /^Pass/ })).toBeVisible();
}

/** Saves the match to a file from the menu of its table. Returns what is in the file. */
async function savedRecord(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const text = readFileSync(await (await saving).path(), 'utf8');
  await page.keyboard.press('Escape');
  return text;
}

/** What a browser complains of in the manifest, and which of its icons cannot be fetched. */
async function manifestFlaws(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { url, errors } = await client.send('Page.getAppManifest');
  const missing = await page.evaluate(async (manifest) => {
    const { icons, start_url, scope } = await (await fetch(manifest)).json();
    const addresses = [start_url, scope, ...icons.map(({ src }: { src: string }) => src)];
    const answers = await Promise.all(addresses.map((address: string) => fetch(new URL(address, manifest))));
    return answers.filter(({ ok }) => !ok).map((answer) => answer.url);
  }, url);
  return [...errors.map(({ message }) => message), ...missing];
}

/** Whether a script that was smuggled into the page would run. */
const runsForeignScript = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "smuggled"';
    document.head.append(script);
    return document.title === 'smuggled';
  });

/** Tests that the app works in a folder of a host that has only files. */
export function worksUnderPath(folder: string): void {
  const test = ordinary.extend<{ host: StaticHost }>({
    keepsApp: true,
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    host: async ({}, use) => {
      const host = new StaticHost(folder, BASE);
      await use(host);
      host.stop();
    },
    baseURL: async ({ host }, use) => use(await host.start()),
  });

  test(`under ${BASE} a bot plays, tables and records are kept, and all of it without a network`, async ({
    page,
    host,
  }) => {
    await page.goto('./');
    expect(await manifestFlaws(page)).toEqual([]);
    await expect(page.getByRole('link', { name: 'With a friend' }), 'there is no server for tables').toHaveCount(0);
    await page.getByRole('button', { name: 'Play now The King Is Dead' }).click();
    await pass(page);
    expect(new URL(page.url()).pathname).toBe(BASE);
    expect(readRecord(await savedRecord(page))).not.toHaveProperty('flaw');
    const news = await page.locator('.news').textContent();
    await isStoredTable(page);
    host.stop();
    await page.reload();
    await expect(page.locator('.news')).toHaveText(news ?? '');
    await pass(page);
    await page.getByRole('link', { name: 'Interregnum' }).click();
    await expect(page.getByRole('link', { name: /^Continue: The King Is Dead/ })).toBeVisible();
  });

  test(`under ${BASE} no foreign script runs, though the host sends no policy`, async ({ browser, baseURL }) => {
    const page = await browser.newPage();
    await page.goto(baseURL ?? '');
    expect(await runsForeignScript(page)).toBe(false);
    await page.close();
  });
}
