import type { Page } from '@playwright/test';
import { axe, expect } from './support/index.ts';
import { accept, board, test } from './support/people.ts';

const statusOf = (page: Page) => page.locator('.status-bar');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Asks for something in the menu of a table. */
async function askInMenu(page: Page, name: string): Promise<void> {
  await press(page, 'Menu');
  await press(page, name);
  await page.keyboard.press('Escape');
}

/** Makes a table with a clock; returns its link. */
async function inviteWithClock(page: Page): Promise<string> {
  await page.goto('/#/friend/king-is-dead');
  await page.getByText('Players and variants').click();
  await page.getByLabel('Time to think').selectOption({ label: '5 minutes each, and 5 seconds more with every turn' });
  await expect(page.getByRole('radio', { name: 'The other side wins' })).toBeChecked();
  await press(page, 'Make the link');
  return page.getByRole('textbox', { name: 'Your link' }).inputValue();
}

/** Both see whose time runs; it stands by agreement, and goes on with notice. */
async function pauseTogether(ana: Page, ben: Page): Promise<void> {
  const clocks = ana.getByRole('list', { name: 'Clocks' });
  await expect(clocks.getByRole('listitem')).toHaveCount(2);
  await expect(clocks.locator('.runs')).toContainText(/[0-4]:\d\d/);
  await expect(ben.locator('.table-clock.runs')).toContainText(/[0-4]:\d\d/);
  await askInMenu(ana, 'Ask for a pause');
  await expect(statusOf(ben)).toContainText('For a pause: Ana.');
  await press(ben, 'Agree to a pause');
  await expect(statusOf(ana)).toContainText('Pause: the clocks stand.');
  await expect(clocks.locator('.runs')).toHaveCount(0);
  await axe(ben);
  await press(ana, 'End the pause');
  await expect(ben.locator('.table-clock.runs')).toContainText('+');
  await expect(statusOf(ana)).not.toContainText('Pause');
}

async function takeBack(mover: Page, other: Page): Promise<void> {
  await press(mover, 'Pass');
  await press(mover, 'Commit');
  await expect(other.locator('.seat.acts')).toContainText('(you)');
  await askInMenu(mover, 'Ask for your last turn back');
  await press(other, 'Takeback?');
  await axe(other);
  await press(other, 'Agree');
  await expect(mover.locator('.seat.acts')).toContainText('(you)');
  await expect(other.getByRole('button', { name: 'Takeback?' })).toHaveCount(0);
}

async function leaveForAWhile(guest: Page, other: Page): Promise<void> {
  await askInMenu(guest, 'Leave: a bot plays on');
  await expect(statusOf(guest)).toContainText('A bot plays for you.');
  await expect(statusOf(other)).toContainText('A bot plays for:');
  await press(guest, 'Play on');
  await expect(guest.locator('.seat').filter({ hasText: '(you)' })).toHaveCount(1);
  await expect(statusOf(other)).not.toContainText('A bot plays');
}

/** A phrase is read in the line, words in the dialog; who is muted is not heard. */
async function talkTogether(ana: Page, ben: Page): Promise<void> {
  await press(ana, 'Talk');
  await press(ana, 'Good luck!');
  await expect(statusOf(ben)).toContainText('Ana: Good luck!');
  await ben.getByRole('button', { name: 'Talk: 1 new line' }).click();
  const talk = ben.getByRole('dialog', { name: 'Talk' });
  await expect(talk).toContainText('Good luck!');
  await talk.getByLabel('Say it in your own words').fill('You too');
  await press(ben, 'Send');
  await expect(ana.getByRole('dialog', { name: 'Talk' })).toContainText('You too');
  await axe(ben);
  await talk.getByLabel('Hide what Ana says').check();
  await expect(talk).not.toContainText('Ana Good luck!');
  await ben.keyboard.press('Escape');
  await ana.keyboard.press('Escape');
}

test('two people with clocks talk, pause and take back by agreement, and one leaves for a while', async ({
  meeting,
}) => {
  const [ana, ben] = await Promise.all([
    meeting.sit('Ana', { viewport: { width: 1366, height: 768 } }),
    meeting.sit('Ben', { viewport: { width: 320, height: 640 } }),
  ]);
  const link = await inviteWithClock(ana);
  await ben.goto(link);
  await expect(ben.getByText('5 minutes each')).toBeVisible();
  await accept(ben, link);
  await expect(board(ana)).toBeVisible();
  await expect(board(ben)).toBeVisible();
  await talkTogether(ana, ben);
  await pauseTogether(ana, ben);
  const isAnas = (await ana.locator('.seat.acts').textContent())?.includes('(you)') === true;
  const [first, second] = isAnas ? [ana, ben] : [ben, ana];
  await takeBack(first, second);
  await leaveForAWhile(second, first);
});
