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

test('a passkey brings a player back, by keyboard; and everything about them can be deleted', async ({ meeting }) => {
  const ana = await meeting.sit('Ana');
  await invite(ana, 'Claim');
  const session = await ana.context().newCDPSession(ana);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await toYou(ana);
  await ana.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await expect(ana.getByText('The passkey is kept.')).toBeVisible();
  await axe(ana);

  await ana.context().clearCookies();
  await ana.reload();
  await expect(ana.getByRole('heading', { name: 'Here you are a guest' })).toBeVisible();
  await ana.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
  await expect(ana.getByRole('heading', { name: 'Here you are Ana' })).toBeVisible();
  await expect(devices(ana)).toHaveCount(2);

  const file = ana.waitForEvent('download');
  await ana.getByRole('link', { name: 'Save the file' }).click();
  expect((await file).suggestedFilename()).toBe('interregnum.json');
  await ana.getByRole('button', { name: 'Delete everything' }).press('Enter');
  await expect(ana.getByRole('dialog')).toContainText('Nobody can undo this');
  await axe(ana);
  await ana.keyboard.press('Escape');
  await expect(ana.getByRole('heading', { name: 'Here you are Ana' })).toBeVisible();
  await ana.getByRole('button', { name: 'Delete everything' }).press('Enter');
  await ana.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).press('Enter');
  await expect(ana.getByRole('heading', { name: 'Everything about you is deleted' })).toBeVisible();
  await ana.getByRole('link', { name: 'To the start page', exact: true }).click();
  await expect(ana.locator('.start-games')).toBeVisible();
  await expect(ana.locator('.my-tables')).toHaveCount(0);
});
