import { expect } from './support/index.ts';
import { meet, test } from './support/people.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('a phone that is reloaded and loses its network in mid-turn loses nothing, and no turn is taken twice', async ({
  meeting,
}) => {
  const [ana, ben] = await Promise.all([meeting.sit('Ana', PHONE), meeting.sit('Ben', PHONE)]);
  const [first, second] = await meet(ana, ben, 'The King Is Dead');
  const pass = { name: /^Pass/ };
  const undo = first.getByRole('button', { name: 'Undo', exact: true });
  await first.getByRole('button', pass).click();
  await first.reload();
  await expect(undo, 'the draft is there again').toBeVisible();
  await undo.click();

  await first.context().setOffline(true);
  await expect(first.locator('.status-bar')).toContainText('No connection');
  await first.getByRole('button', pass).click();
  await first.getByRole('button', { name: 'Commit' }).click();
  await expect(first.locator('.prompt-question')).toHaveText('Saving your turn …');
  await expect(second.locator('.prompt-question')).toContainText('is to act');
  await first.context().setOffline(false);
  await expect(first.locator('.prompt-question')).toContainText('is to act');
  await expect(first.locator('.status-bar')).not.toContainText('No connection');

  await second.getByRole('button', pass).click();
  await second.getByRole('button', { name: 'Commit' }).click();
  await expect(first.locator('.seat.acts')).toContainText('(you)');
  await first.reload();
  await expect(first.locator('.seat.acts')).toContainText('(you)');
  await expect(undo, 'the draft was for that turn only').toHaveCount(0);
  await expect(first.locator('.news')).toHaveText(/passes/);
});
