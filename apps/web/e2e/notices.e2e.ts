import { FastRandom } from '@interregnum/kernel';
import type { Page } from '@playwright/test';
import { axe, expect } from './support/index.ts';
import { board, meet, test } from './support/people.ts';
import { clickOn } from './support/player.ts';

/** Runs in a page: notes what it would show. */
function noteNotifications(): void {
  const shown: string[] = [];
  class Noted {
    static readonly permission = 'granted';
    constructor(title: string, { body }: { readonly body: string }) {
      shown.push(`${title}: ${body}`);
    }
  }
  Object.assign(globalThis, { Notification: Noted, shown });
}

/** Plays the turn of whoever is to act at this page. */
async function takeTurn(page: Page): Promise<void> {
  const random = new FastRandom('notices');
  const acts = page.locator('.seat.acts', { hasText: '(you)' });
  await expect(acts).toHaveCount(1);
  for (let clicks = 0; clicks < 50 && (await acts.count()) === 1; clicks++) await clickOn(page, random);
}

test('a tab says where it is your turn, and notifies of a table for which that is wanted', async ({ meeting }) => {
  const [ana, ben] = await Promise.all([meeting.sit('Ana'), meeting.sit('Ben')]);
  await ana.addInitScript(noteNotifications);
  const [first] = await meet(ana, ben, 'The King Is Dead');
  if (first === ana) await takeTurn(ana);
  const table = new URL(ana.url()).hash;
  await ana.getByRole('button', { name: 'Menu' }).click();
  await ana.getByRole('checkbox', { name: 'Show a notification' }).check();
  await ana.goto('/#/settings');
  await expect(ana.getByRole('checkbox', { name: 'Show a notification' })).not.toBeChecked();
  await expect(ana).toHaveTitle('Settings · Interregnum');
  await axe(ana);
  await takeTurn(ben);
  await expect(ana).toHaveTitle('(1) Your turn · Settings · Interregnum');
  await expect(ana.locator('link[rel=icon]')).toHaveAttribute('href', /crown-waiting[.]svg$/);
  expect(await ana.evaluate(() => Reflect.get(globalThis, 'shown'))).toEqual(['It is your turn: The King Is Dead']);
  await ana.goto(`/${table}`);
  await expect(board(ana)).toBeVisible();
  await expect(ana).toHaveTitle('The King Is Dead · Interregnum');
  await expect(ana.locator('link[rel=icon]')).toHaveAttribute('href', /crown[.]svg$/);
});
