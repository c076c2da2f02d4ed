import { axe, expect } from './support/index.ts';
import { invite, meet, test } from './support/people.ts';

test('somebody one has played with is invited with one touch, declines, and hides from lists', async ({ meeting }) => {
  const [ana, ben] = await Promise.all([
    meeting.sit('Ana'),
    meeting.sit('Ben', { viewport: { width: 320, height: 640 } }),
  ]);
  await meet(ana, ben, 'Claim');
  await ben.goto('/');
  await invite(ana, 'The King Is Dead');
  await ana.getByRole('button', { name: 'Invite Ben' }).click();
  const tables = ben.getByRole('region', { name: 'My tables online' });
  await expect(tables).toContainText('Ana invites you');
  await axe(ana);
  await axe(ben);
  await ben.getByRole('button', { name: /^No, thanks: / }).click();
  await expect(ana.getByText('Invitation declined: Ben')).toBeVisible();
  await ben.goto('/#/you');
  await ben.getByRole('button', { name: 'Hide Ana' }).click();
  await expect(ben.getByRole('button', { name: 'Show again: Ana' })).toBeVisible();
  await axe(ben);
});
