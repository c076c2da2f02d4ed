import { axe, expect } from './support/index.ts';
import { board, invite, test } from './support/people.ts';

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
