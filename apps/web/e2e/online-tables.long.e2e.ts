import { axe, dealTable, expect } from './support/index.ts';
import { accept, board, invite, meet, playTogether, test } from './support/people.ts';

const SMALL = { viewport: { width: 900, height: 600 }, atOnce: true };

for (const game of ['The King Is Dead', 'The Foreign King', 'Claim'])
  test(`two people play ${game} to its end, and again with seats rotated`, async ({ meeting }) => {
    const [ana, ben] = await Promise.all([
      meeting.sit('Ana', SMALL),
      meeting.sit('Ben', { ...SMALL, viewport: { width: 390, height: 844 }, locale: 'ru' }),
    ]);
    const link = await invite(ana, game);
    await ben.goto(link);
    await ben.getByRole('button', { name: 'Сесть за стол' }).click();
    await Promise.all([ana, ben].map((page) => expect(board(page)).toBeVisible()));
    await playTogether([ana, ben], game);
    await ana.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
    await expect(ana.getByText('Waiting for Ben, whose seat is kept.')).toBeVisible();
    await ben.getByRole('dialog').getByRole('button', { name: 'Следующая партия' }).click();
    await Promise.all([ana, ben].map((page) => expect(board(page)).toBeVisible()));
    await expect(ben.locator('.status-bar')).toBeVisible();
  });

test('a second seat is taken at the same screen, and a seat is freed again', async ({ meeting }) => {
  const [ana, ben] = await Promise.all([meeting.sit('Ana'), meeting.sit('Ben')]);
  await ana.goto('/#/friend/king-is-dead');
  await ana.getByText('Players and variants').click();
  await ana.getByLabel('3', { exact: true }).check();
  await ana.getByLabel('Advanced game with cunning cards').check();
  await ana.getByRole('button', { name: 'Make the link' }).click();
  await accept(ben, await ana.getByRole('textbox', { name: 'Your link' }).inputValue());
  await expect(ben.getByText('Open seats: 1')).toBeVisible();
  await ana.getByRole('button', { name: 'Free the seat' }).click();
  await expect(ben.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
  await ana.getByRole('button', { name: 'Take it at this screen, too' }).first().click();
  await ana.getByRole('textbox', { name: 'Name of the second player' }).fill('Zoe');
  await ana.getByRole('button', { name: 'Sit down here' }).click();
  await expect(ana.locator('.seat-list')).toContainText('Zoe (you)');
  await ana.getByRole('button', { name: 'Seat a bot' }).click();
  // Hands are secret in the advanced game: the screen is handed from one to the other.
  await expect(ana.getByRole('button', { name: /^I am (Ana|Zoe)/ })).toBeVisible();
});

test('a match stops once all agree, and the list of tables says so', async ({ meeting }) => {
  const [ana, ben] = await Promise.all([meeting.sit('Ana'), meeting.sit('Ben')]);
  await meet(ana, ben, 'Claim');
  const agree = async (page: typeof ana): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Agree to stop' }).click();
  };
  await agree(ana);
  await expect(ana.getByRole('button', { name: 'Rather play on' })).toBeVisible();
  await axe(ana);
  await expect(ben.locator('.status-bar')).toContainText('For stopping the match: Ana.');
  await agree(ben);
  await expect(ana.locator('.replay')).toBeVisible();
  await ben.goto('/');
  await expect(ben.getByRole('region', { name: 'My tables online' })).toContainText('Finished');
  await axe(ben);
});

test('whoever resigns has lost, and the record is the same for both', async ({ meeting }) => {
  const [ana, ben] = await Promise.all([meeting.sit('Ana'), meeting.sit('Ben')]);
  await meet(ana, ben, 'Claim');
  await ana.getByRole('button', { name: 'Menu' }).click();
  await ana.getByRole('button', { name: 'Resign' }).click();
  await ana.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(ben.locator('.replay')).toContainText('Ben');
  const saved = async (page: typeof ana): Promise<string> => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Save the record' }).click();
    return (await saving).path();
  };
  for (const page of [ana, ben]) {
    await expect(page.getByRole('dialog', { name: 'Winner: Ben.' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  const { readFileSync } = await import('node:fs');
  const [one, other] = [await saved(ana), await saved(ben)].map((path) => readFileSync(path, 'utf8'));
  expect(one).toBe(other);
  expect(one).toContain('"by":"resigned"');
});

test('hints are asked for where the table allows them, and everybody is told', async ({ meeting }) => {
  const [ana, ben] = await Promise.all([meeting.sit('Ana'), meeting.sit('Ben')]);
  await ana.goto('/#/friend/king-is-dead');
  await ana.getByText('Players and variants').click();
  await ana.getByLabel('Allow hints').check();
  await ana.getByRole('button', { name: 'Make the link' }).click();
  await accept(ben, await ana.getByRole('textbox', { name: 'Your link' }).inputValue());
  await Promise.all([ana, ben].map((page) => expect(board(page)).toBeVisible()));
  const isAnas = (await ana.locator('.seat.acts').textContent())?.includes('(you)') === true;
  const [first, second] = isAnas ? [ana, ben] : [ben, ana];
  await first.getByRole('button', { name: 'Hint' }).click();
  await expect(first.locator('.hint-line')).toContainText(/Best: .+Chance to win: \d+/s);
  await expect(second.locator('.status-bar')).toContainText(`Hints: ${isAnas ? 'Ana' : 'Ben'} (1).`);
});

test('a seat is handed out anew in the middle of a match, to another browser', async ({ meeting }) => {
  const [ana, ben, again] = await Promise.all([meeting.sit('Ana'), meeting.sit('Ben'), meeting.sit('Ben')]);
  await meet(ana, ben, 'Claim');
  await ana.locator('.status-bar-text').click();
  await ana.getByRole('button', { name: 'Hand this seat out anew' }).click();
  await axe(ana);
  await ana.getByRole('button', { name: 'Hand this seat out anew' }).click();
  const link = await ana.getByRole('textbox', { name: 'Your link' }).inputValue();
  await expect(ana.locator('.status-bar')).toContainText('is open to whoever has its link');
  await accept(again, link);
  await expect(board(again)).toBeVisible();
  await expect(again.locator('.seats')).toContainText('(you)');
  await expect(ben.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
});

test('a local table goes on with a friend, and the local copy points there', async ({ meeting }) => {
  const [ana, ben] = await Promise.all([meeting.sit('Ana'), meeting.sit('Ben')]);
  await ana.goto('/');
  const id = await dealTable(ana, { game: 'claim', kinds: ['human', 'human'], turns: 5 });
  const curtain = ana.getByRole('button', { name: /^I am/ });
  await expect(curtain.or(board(ana))).toBeVisible();
  if (await curtain.isVisible()) await curtain.click();
  await ana.getByRole('button', { name: 'Menu' }).click();
  await ana.getByRole('link', { name: 'Go on with a friend' }).click();
  await axe(ana);
  await ana.getByRole('button', { name: 'Move the table' }).click();
  await expect(ana.locator('.status-bar')).toContainText('Not sealed');
  await accept(ben, await ana.getByRole('textbox', { name: 'Your link' }).inputValue());
  await expect(board(ben)).toBeVisible();
  await expect(ben.locator('.seats')).toContainText('Ben (you)');
  await ana.goto(`/#/table/${id}`);
  await ana.getByRole('link', { name: 'To the table online' }).click();
  await expect(ana.locator('.status-bar')).toBeVisible();
});

test('a friend takes the seat of the bot at a local table that goes on online', async ({ meeting }) => {
  const [ana, ben] = await Promise.all([meeting.sit('Ana'), meeting.sit('Ben')]);
  await ana.goto('/');
  await dealTable(ana, { game: 'king-is-dead', kinds: ['human', 'page-20'], turns: 4 });
  await ana.getByRole('button', { name: 'Menu' }).click();
  await ana.getByRole('link', { name: 'Go on with a friend' }).click();
  const seats = ana.getByRole('region', { name: 'Who plays on' }).getByRole('combobox');
  await expect(seats.nth(1)).toHaveValue('open');
  await seats.nth(1).selectOption('The bot');
  await expect(ana.getByText('Give at least one seat to a friend.')).toBeVisible();
  await seats.nth(1).selectOption('A friend with the link');
  await axe(ana);
  await ana.getByRole('button', { name: 'Move the table' }).click();
  await expect(ana.locator('.status-bar')).toContainText('Not sealed');
  await accept(ben, await ana.getByRole('textbox', { name: 'Your link' }).inputValue());
  await expect(ben.locator('.seats')).toContainText('Ben (you)');
});

test('where no friend can take a seat, and where there is nothing to be moved, it is said why', async ({ meeting }) => {
  const ana = await meeting.sit('Ana');
  await ana.goto('/');
  await dealTable(ana, { game: 'king-is-dead', options: { solo: true }, kinds: ['human', 'saxons'], turns: 0 });
  await ana.getByRole('button', { name: 'Menu' }).click();
  await ana.getByRole('link', { name: 'Go on with a friend' }).click();
  await expect(ana.getByText('there is no seat for a friend')).toBeVisible();
  await axe(ana);
  await ana.getByRole('button', { name: 'Move the table' }).click();
  await expect(ana.locator('.status-bar')).toContainText('Not sealed');
  await ana.goto('/#/move/nothing');
  await expect(ana.getByText('It is not in this browser')).toBeVisible();
});

test('a phone in a tunnel for a minute comes back by itself', async ({ meeting }) => {
  const [ana, ben] = await Promise.all([
    meeting.sit('Ana', { viewport: { width: 390, height: 844 }, atOnce: true }),
    meeting.sit('Ben', { atOnce: true }),
  ]);
  await meet(ana, ben, 'Claim');
  await ana.context().setOffline(true);
  await ana.waitForTimeout(60_000);
  await expect(ana.locator('.status-bar')).toContainText('No connection');
  await ana.context().setOffline(false);
  await expect(ana.locator('.status-bar')).not.toContainText('No connection');
  await playTogether([ana, ben], 'tunnel');
});
