import type { Page } from '@playwright/test';
import { axe, expect } from './support/index.ts';
import { board, invite, meet, test } from './support/people.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting for you' });

test('somebody one has played with is invited with one touch, declines, and hides from lists', async ({ meeting }) => {
  const [ana, ben] = await Promise.all([
    meeting.sit('Ana'),
    meeting.sit('Ben', { viewport: { width: 320, height: 640 } }),
  ]);
  await meet(ana, ben, 'Claim');
  await ben.goto('/');
  await invite(ana, 'The King Is Dead');
  await ana.getByRole('button', { name: 'Invite Ben' }).click();
  await expect(waiting(ben)).toContainText('Ana invites you');
  await expect(ben).toHaveTitle(/^\(\d\) /);
  await axe(ana);
  await axe(ben);
  await ben.getByRole('button', { name: /^No, thanks: / }).click();
  await expect(ana.getByText('Invitation declined: Ben')).toBeVisible();
  await ana.goto('/');
  await expect(ana.getByRole('region', { name: 'My tables online' })).toContainText('Invitation declined: Ben');
  await ben.goto('/#/you');
  await ben.getByRole('button', { name: 'Hide Ana' }).click();
  await expect(ben.getByRole('button', { name: 'Show again: Ana' })).toBeVisible();
  await axe(ben);
});

test('somebody is chosen for a seat, and accepts with one touch in the first screen of a phone', async ({
  meeting,
}) => {
  const [ana, ben] = await Promise.all([meeting.sit('Ana'), meeting.sit('Ben', PHONE)]);
  await meet(ana, ben, 'Claim');
  await ben.goto('/');
  await ana.goto('/#/friend/king-is-dead');
  await ana.getByText('Players and variants').click();
  const seat = ana.getByRole('group', { name: 'Seat 2' });
  await seat.getByRole('combobox').selectOption('Squire');
  await expect(seat.locator('.bot-face')).toBeVisible();
  await seat.getByRole('combobox').selectOption('Ben');
  await axe(ana);
  await ana.getByRole('button', { name: 'Make the link' }).click();
  await expect(ana.getByText('Kept for Ben', { exact: true })).toBeVisible();
  const accept = ben.getByRole('button', { name: 'Accept the invitation of Ana' });
  await expect(accept).toBeInViewport({ ratio: 1 });
  await accept.click();
  await Promise.all([ana, ben].map((page) => expect(board(page)).toBeVisible()));
});

test('whose turn it is stands in the first screen of a phone', async ({ meeting }) => {
  const [ana, ben] = await Promise.all([meeting.sit('Ana', PHONE), meeting.sit('Ben', PHONE)]);
  const [first] = await meet(ana, ben, 'The King Is Dead');
  await first.goto('/');
  await expect(first.getByText('It is your turn')).toBeInViewport({ ratio: 1 });
  await axe(first);
});
