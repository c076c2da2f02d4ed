import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { build } from 'vite';
import { axe } from './support/index.ts';
import { StaticHost } from './support/static-host.ts';

const EXAMPLE = fileURLToPath(new URL('../../../examples/replay-page/', import.meta.url));
const RECORDS = fileURLToPath(new URL('../../../packages/games/test/records/', import.meta.url));

/** The example, built as its readers would build it, at a host of files. */
const test = base.extend<object, { readonly address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it
    async ({}, use) => {
      const outDir = mkdtempSync(join(tmpdir(), 'interregnum-replay-'));
      const options = { outDir, emptyOutDir: true, chunkSizeWarningLimit: 1000 };
      await build({ root: EXAMPLE, base: './', configFile: false, logLevel: 'warn', build: options });
      const host = new StaticHost(outDir, '/replay/');
      await use(await host.start());
      host.stop();
      rmSync(outDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

// One after the other, so that it is built once.
test.describe.configure({ mode: 'default' });

test('the example shows a record step by step, and another one', async ({ page, address }) => {
  const troubles: string[] = [];
  page.on('pageerror', ({ message }) => troubles.push(message));
  await page.goto(address);
  const told = page.locator('#told');
  await expect(page.getByRole('heading')).toHaveText('The King Is Dead: Ana, Бен');
  await expect(page.getByRole('row')).toHaveCount(10);
  await expect(told).toBeEmpty();
  await page.getByRole('button', { name: 'On' }).click();
  await expect(told).toContainText('Ana');
  await page.getByLabel('Moment').press('End');
  await expect(page.getByRole('status')).toHaveText(/^(\d+) \/ \1$/);
  await axe(page);

  await page.getByLabel('Another record').setInputFiles(join(RECORDS, 'claim.1.format-2.played-out.record'));
  await expect(page.getByRole('heading')).toHaveText('Claim: Ana, Бен');
  await page.getByRole('button', { name: 'On' }).click();
  await expect(told).toContainText('leads');
  await page.getByLabel('Another record').setInputFiles(join(RECORDS, 'foreign-king.1.3-seats.record'));
  await expect(page.getByRole('heading')).toContainText('The Foreign King');
  await expect(page.getByRole('row')).toHaveCount(12);
  expect(troubles).toEqual([]);
});

test('the example says what is wrong with a record that was changed', async ({ page, address }) => {
  await page.goto(address);
  await expect(page.getByRole('row')).toHaveCount(10);
  const text = readFileSync(join(EXAMPLE, 'sample.record'), 'utf8');
  const buffer = Buffer.from(text.replace('"seat":0,"texts":', '"seat":1,"texts":'));
  await page.getByLabel('Another record').setInputFiles({ name: 'forged.record', mimeType: 'text/plain', buffer });
  await expect(page.locator('#told')).toHaveText(
    'entry 1: its hash does not fit; it or what stands before it was changed.',
  );
  await expect(page.getByRole('row')).toHaveCount(0);
});
