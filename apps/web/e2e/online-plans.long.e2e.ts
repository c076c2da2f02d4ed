import type { Page } from '@playwright/test';
import { axe, expect } from './support/index.ts';
import { board, meet, test } from './support/people.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const statusOf = (page: Page) => page.locator('.status-bar');

/** A standing pass is played by itself, ends with a struggle, and nobody else is told. */
async function passOn(first: Page, second: Page): Promise<void> {
  await press(first, 'Plans');
  await axe(first);
  await press(first, 'Pass until something changes');
  await expect(first.getByRole('button', { name: 'Call it off' })).toBeVisible();
  await press(first, 'Close');
  await expect(statusOf(first)).toContainText('Your planned turn is played in a moment.');
  await expect(statusOf(second)).not.toContainText('pass');
  await expect(second.locator('.seat.acts')).toContainText('(you)');
  await expect(statusOf(first)).toContainText('You pass until something changes.');
}

/** An answer is drafted on an imagined table, kept, and played when the other one does what was supposed. */
async function answer(planner: Page, other: Page): Promise<void> {
  await press(planner, /^Plans/);
  await press(planner, 'Do not pass any more');
  await press(planner, 'Plan an answer');
  await expect(planner.locator('.plan-bar')).toContainText('Suppose a turn of');
  await axe(planner);
  await planner
    .locator('.plan-bar')
    .getByRole('button', { name: /passes$/ })
    .click();
  await expect(planner.locator('.plan-bar')).toContainText('Now choose your answer.');
  await press(planner, 'Pass');
  await press(planner, 'Commit');
  await press(planner, 'Keep this plan');
  await expect(planner.getByRole('dialog')).toContainText(/If .*: Pass → you: Pass/);
  await press(planner, 'Close');
  await expect(board(planner)).toBeVisible();
  await press(other, /^Pass/);
  await press(other, 'Commit');
  await expect(statusOf(planner)).toContainText('Your planned turn is played in a moment.');
  await expect(other.locator('.seat.acts')).toContainText('(you)');
}

test('a player passes until something changes, and plans an answer', async ({ meeting }) => {
  const [ana, ben] = [await meeting.sit('Ana'), await meeting.sit('Ben')];
  const [first, second] = await meet(ana, ben, 'The King Is Dead');
  await passOn(first, second);
  await answer(first, second);
});
