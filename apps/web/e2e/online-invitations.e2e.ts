import { axe, expect } from './support/index.ts';
import { board, invite, test } from './support/people.ts';

test('two clicks lead to a link; it changes nothing until somebody sits down', async ({ meeting }) => {
  const [ana, ben] = await Promise.all([meeting.sit('Ana'), meeting.sit('Ben', { locale: 'fr' })]);
  const link = await invite(ana, 'The Foreign King');
  expect(new URL(link).pathname).toBe('/');
  await expect(ana.locator('.shared-link-reach')).toContainText('opens on this computer only');
  await expect(ana.getByRole('img', { name: 'The link as a QR code' })).toHaveCount(0);
  await axe(ana);
  // Pages over plain http, as at home, have no clipboard.
  await ana.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await ana.getByRole('region', { name: 'Your link' }).getByRole('button', { name: 'Copy the link' }).click();
  await expect(ana.getByText('Copied.')).toBeVisible();
  await ben.goto(link);
  await expect(ben.getByRole('heading', { name: 'Ana vous invite' })).toBeVisible();
  await expect(ben.locator('main')).toContainText('environ 45 min');
  await axe(ben);
  await expect(ana.locator('.seat-list .open')).toHaveCount(1);
  await ben.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(board(ana)).toBeVisible();
  await expect(board(ben)).toBeVisible();
  await expect(ben.locator('.seats')).toContainText('Ben (vous)');
  await axe(ben);
});
