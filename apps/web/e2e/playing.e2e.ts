import type { Page } from '@playwright/test';
import { axe, dealTable, expect, test } from './support/index.ts';

test('a first-time visitor is at a table after one click', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.locator('main.table')).toBeVisible();
});

test('a card glows, then its regions; a region that is not open says why, and leads to its rule', async ({ page }) => {
  await dealTable(page, { game: 'king-is-dead', kinds: ['human', 'human'] });
  await expect(page.locator('.table-hand .target.open')).toHaveCount(8);
  await expect(page.locator('.table-board .target.open')).toHaveCount(0);
  await page.locator('.table-hand [data-mark="welsh-support"]').click();
  await expect(page.locator('.table-board .target.open')).not.toHaveCount(0);
  await page.locator('.table-board .target[data-mark="moray"][aria-disabled="true"]').last().press('Enter');
  const status = page.getByRole('status');
  await expect(status).not.toContainText('KD-');
  await status.getByRole('button', { name: 'Rule' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('touching another card changes one’s mind', async ({ page }) => {
  await dealTable(page, { game: 'king-is-dead', kinds: ['human', 'human'] });
  await page.locator('.table-hand [data-mark="manoeuvre"]').click();
  await expect(page.locator('.prompt-question')).toContainText('first follower');
  await page.locator('.table-hand [data-mark="assemble"]').first().click({ force: true });
  await expect(page.locator('.prompt-question')).toContainText('Choose a region for');
});

test('a turn can be committed as soon as it is complete', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('interregnum settings', JSON.stringify({ atOnce: true })));
  await dealTable(page, { game: 'king-is-dead', kinds: ['human', 'human'] });
  await page.getByRole('button', { name: /^Pass/ }).click();
  await expect(page.locator('.seat.acts')).toContainText('Ben');
});

test('a double click on Commit touches nothing that came in its place', async ({ page }) => {
  await dealTable(page, { game: 'king-is-dead', kinds: ['human', 'human'] });
  await page.getByRole('button', { name: /^Pass/ }).click();
  await page.getByRole('button', { name: 'Commit' }).dblclick();
  await expect(page.locator('.seat.acts')).toContainText('Ben');
  await expect(page.getByRole('combobox', { name: 'Type a choice' })).not.toBeFocused();
});

test('a hint names a turn and its chance, says why, and is tried without being committed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('interregnum settings', JSON.stringify({ atOnce: true })));
  await dealTable(page, { game: 'king-is-dead', kinds: ['human', 'steward'] });
  const hint = page.locator('.hint-line');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(hint).toContainText('Regent is thinking');
  await expect(hint).toContainText(/Best: .+Chance to win: \d+/s);
  await axe(page);
  await hint.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Best: .+Next best: /s);
  await page.keyboard.press('Escape');
  await hint.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByRole('button', { name: 'Commit' })).toBeVisible();
  await expect(hint).toHaveText(/^\s*Chance to win/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(hint).toContainText('Best');
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
});

test('the log tells turn by turn, the last one first, and earlier ones when they are asked for', async ({ page }) => {
  await dealTable(page, { game: 'claim', kinds: ['human', 'page-20'], turns: Number.POSITIVE_INFINITY });
  await page.getByRole('button', { name: 'What has happened' }).click();
  const log = page.getByRole('dialog');
  const turns = log.getByRole('listitem');
  await expect(turns).toHaveCount(40);
  await expect(turns.first()).toContainText(/(Ana|Ben)(\(you\))?Turn 52/);
  await log.getByRole('button', { name: 'Earlier turns' }).click();
  await expect(turns).toHaveCount(52);
  await expect(turns.nth(40)).toBeFocused();
  await expect(turns.last()).toContainText(/Turn 1Ana leads|Turn 1Ben leads/);
});

test('two bots play a match out while one watches', async ({ page }) => {
  await dealTable(page, { game: 'king-is-dead', kinds: ['page-20', 'page-20'] });
  await expect(page.getByRole('dialog').getByRole('row')).not.toHaveCount(0, { timeout: 120_000 });
});

/** Runs in the page. From now on counts the styles that begin to change by and by. */
function countTransitions(): void {
  document.addEventListener('transitionrun', () => {
    const { dataset } = document.body;
    dataset.transitions = String(Number(dataset.transitions ?? 0) + 1);
  });
}

/** How many there were once a card has opened regions. */
async function transitionsOfAClick(page: Page): Promise<number> {
  await dealTable(page, { game: 'king-is-dead', kinds: ['human', 'human'] });
  await page.evaluate(countTransitions);
  await page.locator('.table-hand [data-mark="welsh-support"]').click();
  await expect(page.locator('.table-board .target.open')).not.toHaveCount(0);
  // Events of transitions come with the next picture.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  return Number((await page.locator('body').getAttribute('data-transitions')) ?? 0);
}

test('where no motion is wanted, no style changes by and by', async ({ page }) => {
  expect(await transitionsOfAClick(page)).toBe(0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('regions begin to glow by and by', async ({ page }) => {
    expect(await transitionsOfAClick(page)).toBeGreaterThan(0);
  });

  test('what a bot did is shown step by step, and can be skipped', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('interregnum settings', JSON.stringify({ speed: 'slow' })));
    await dealTable(page, { game: 'king-is-dead', kinds: ['human', 'page-20'] });
    await page.getByRole('button', { name: /^Pass/ }).click();
    await page.getByRole('button', { name: 'Commit' }).click();
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await expect(page.locator('.prompt-question')).toHaveText('Play a card or pass.');
    await expect(page.locator('.news')).toContainText(/Ben.*Ana.*Ana passes/);
  });

  test('what a bot did is played beat by beat, and a touch of the board leads to its end', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('interregnum settings', JSON.stringify({ speed: 'slow' })));
    await dealTable(page, { game: 'claim', kinds: ['human', 'page-20'], turns: 2 });
    await expect(page.locator('.target.open').first()).toBeVisible();
    await page.locator('.target.open').first().click();
    await page.locator('.flight').first().waitFor();
    await page.getByRole('button', { name: 'Skip', exact: true }).waitFor();
    await page.locator('.cl-felt [data-anchor="shown"]').click();
    await expect(page.locator('.beat-layer')).toHaveCount(0);
  });
});
