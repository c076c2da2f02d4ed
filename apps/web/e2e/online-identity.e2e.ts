import type { Page } from '@playwright/test';
import { axe, expect } from './support/index.ts';
import { invite, test } from './support/people.ts';

/** The page about oneself, from the start page. */
async function toYou(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'You and your devices' }).click();
  await expect(page.getByRole('heading', { name: /^Here you are/ })).toBeVisible();
}

const devices = (page: Page) => page.getByRole('region', { name: 'Your devices' }).getByRole('listitem');

test('a link carries a player to another browser, whose tables come along; a device is signed out at once', async ({
  meeting,
}) => {
  const [laptop, phone] = await Promise.all([
    meeting.sit('Ana'),
    meeting.sit('Guest', { viewport: { width: 320, height: 640 } }),
  ]);
  await Promise.all([invite(laptop, 'Claim'), invite(phone, 'The Foreign King')]);
  await toYou(laptop);
  await expect(devices(laptop)).toHaveCount(1);
  await laptop.getByRole('button', { name: 'Make a link' }).click();
  const link = await laptop.getByRole('textbox', { name: 'Your link for another device' }).inputValue();
  await axe(laptop);

  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Are you Ana?' })).toBeVisible();
  await expect(phone.getByText('The table that this browser has comes along')).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await axe(phone);
  await phone.getByRole('button', { name: 'Yes, this is me' }).click();
  await expect(phone.getByRole('heading', { name: 'Here you are Ana' })).toBeVisible();
  await expect(devices(phone)).toHaveCount(2);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await phone.goto('/');
  await expect(phone.locator('.my-tables').getByRole('listitem')).toHaveCount(2);

  await laptop.goto(link);
  await expect(laptop.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
  await laptop.getByRole('link', { name: 'To you and your devices' }).click();
  await devices(laptop).filter({ hasNotText: '(this one)' }).getByRole('button').click();
  await expect(laptop.getByRole('dialog')).toContainText('is shut out at once');
  await laptop.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(laptop.getByText('Signed out:')).toBeVisible();
  await expect(devices(laptop)).toHaveCount(1);
  await expect(phone.locator('.my-tables')).toHaveCount(0);
});
