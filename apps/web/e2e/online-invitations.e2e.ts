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

test('every state of an invitation says what it is, and what there is instead', async ({ meeting }) => {
  const [ana, ben] = await Promise.all([meeting.sit('Ana'), meeting.sit('Ben')]);
  const link = await invite(ana, 'Claim');
  const own = ana.url();
  await ana.goto(link);
  await expect(ana.getByRole('heading', { name: 'This is your table' })).toBeVisible();
  await ana.getByRole('link', { name: 'To the table' }).click();
  await expect(ana).toHaveURL(own);

  await ana.getByRole('button', { name: 'Replace the link' }).click();
  await expect(ana.getByText('There is a new link')).toBeVisible();
  await ben.goto(link);
  await expect(ben.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();

  const renewed = await ana.getByRole('textbox', { name: 'Your link' }).inputValue();
  await ana.getByRole('button', { name: 'Seat a bot' }).click();
  await expect(board(ana)).toBeVisible();
  await ben.goto(renewed);
  await expect(ben.getByRole('heading', { name: 'The match has begun' })).toBeVisible();
  await axe(ben);
  await ben.getByRole('link', { name: 'Watch', exact: true }).click();
  await expect(ben.locator('.status-bar')).toContainText('You are watching.');

  const other = await invite(ana, 'Claim');
  await ana.getByRole('button', { name: 'Withdraw the table' }).click();
  await ana.getByRole('dialog').getByRole('button', { name: 'Withdraw the table' }).click();
  await expect(ana.getByRole('heading', { name: 'The table was withdrawn' })).toBeVisible();
  await ben.goto(other);
  await expect(ben.getByRole('heading', { name: 'The table was withdrawn' })).toBeVisible();
});
