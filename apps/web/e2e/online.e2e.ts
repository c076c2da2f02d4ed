import { axe, expect } from './support/index.ts';
import { accept, board, invite, playTogether, test } from './support/people.ts';

test('two people play Claim by a link while a third watches, and the server is killed in the middle', async ({
  meeting,
}) => {
  const [ana, ben, cleo] = await Promise.all([
    meeting.sit('Ana', { atOnce: true, viewport: { width: 900, height: 600 } }),
    meeting.sit('Ben', { atOnce: true, viewport: { width: 390, height: 844 } }),
    meeting.sit('Cleo'),
  ]);
  const link = await invite(ana, 'Claim');
  const watching = await ana.getByRole('textbox', { name: 'Link for watching' }).inputValue();
  await accept(ben, link);
  await expect(board(ana)).toBeVisible();
  await expect(board(ben)).toBeVisible();
  await cleo.goto(watching);
  await expect(cleo.locator('.status-bar')).toContainText('You are watching.');
  await expect(cleo.locator('.seats')).toContainText('Ben');
  await playTogether([ana, ben], 'clicks', async (round) => {
    if (round !== 30) return;
    await meeting.server.kill();
    await meeting.server.start();
  });
  await expect(cleo.getByRole('dialog').getByRole('row')).not.toHaveCount(0);
  await ana.getByRole('dialog').getByRole('button', { name: 'Check the deal' }).click();
  const fair = ana.getByRole('dialog', { name: 'Was the deal fair?' });
  await fair.getByRole('button', { name: 'Check the deal' }).click();
  await expect(fair).toContainText('The deal was fair');
  await expect(fair.getByText('Does not hold')).toHaveCount(0);
  await axe(ana);
});
