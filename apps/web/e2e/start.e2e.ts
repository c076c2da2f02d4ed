import { expect, test } from './support/index.ts';

const GAMES = ['The King Is Dead', 'The Foreign King', 'Claim'];

test('the start page offers the three games', async ({ page }) => {
  await page.goto('/');
  for (const name of GAMES) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});

/** Bytes of JavaScript, compressed, that a first visit may fetch. */
const MOST = 220_000;

test('a first visit fetches little', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  expect(fetched).toBeGreaterThan(0);
  expect(fetched).toBeLessThan(MOST);
});
