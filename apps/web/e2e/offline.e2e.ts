import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeServiceWorker } from '../serve/service-worker.ts';
import { DIST } from '../serve/target.ts';
import { expect, test as ordinary } from './support/index.ts';
import { isStoredTable } from './support/kept-app.ts';
import { OwnServer } from './support/own-server.ts';

const test = ordinary.extend<{ server: OwnServer }>({
  keepsApp: true,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  server: async ({}, use) => {
    const server = new OwnServer();
    await use(server);
    server.remove();
  },
  baseURL: async ({ server }, use) => use(await server.start()),
});

test('after a first visit tables are dealt and played without a network, in another language too', async ({
  page,
  server,
}) => {
  await page.goto('/');
  await isStoredTable(page);
  server.stop();
  await page.reload();
  await page.getByRole('button', { name: 'Play now The King Is Dead' }).click();
  await page.getByRole('button', { name: /^Pass/ }).click();
  await page.getByRole('button', { name: 'Commit' }).click();
  await expect(page.getByRole('button', { name: /^Pass/ })).toBeVisible();
  await expect(page.locator('.news')).toContainText('Page');
  const news = await page.locator('.news').textContent();
  await page.reload();
  await expect(page.locator('.news')).toHaveText(news ?? '');
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('radio', { name: 'Русский' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.locator('.prompt-question')).toContainText(/[а-я]/);
});

const hasUpdate = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

/** Puts a version into a folder whose page can be told from the one before, and which has no page of settings. */
async function publishWithoutSettings(folder: string): Promise<void> {
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<body>', '<body class="second">'));
  for (const gone of globSync(['*.{br,gz}', 'assets/settings-page-*'], { cwd: folder })) rmSync(join(folder, gone));
  await writeServiceWorker(folder);
}

/** Looks for another version on the server, and waits until it is kept. */
const fetchUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing !== null) await new Promise((done) => installing.addEventListener('statechange', done));
  });

test('an open page keeps its version after an update; a reload brings the new one, and after a rollback the old one', async ({
  page,
  server,
}) => {
  await page.goto('/');
  await isStoredTable(page);
  server.stop();
  await publishWithoutSettings(server.folder);
  await server.start();
  await page.reload();
  await expect.poll(() => hasUpdate(page)).toBe(true);
  await expect(page.locator('body.second')).toHaveCount(0);
  await page.goto('/#/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.reload();
  await expect(page.locator('body.second')).toHaveCount(1);
  server.stop();
  cpSync(DIST, server.folder, { recursive: true });
  await server.start();
  await fetchUpdate(page);
  await page.reload();
  await expect(page.locator('body.second')).toHaveCount(0);
});
