import { expect } from './support/index.ts';
import type { Friend } from './support/month/friend.ts';
import { type Month, test } from './support/month/month.ts';
import { savedRecord, storedRecord, turnsIn } from './support/month/stored-log.ts';
import { board } from './support/people.ts';

const KING = 'The King Is Dead';
const BOT = 'A bot plays for: Dan.';
/** On a busy machine some hours of a leap pass while nothing can be stored yet: no clock runs then. */
const STANDS = 12;

/** What is left at a table is as told, or a little more; it is listed soon. */
async function expectLeft(friend: Friend, game: string, hours: number): Promise<void> {
  await expect(async () => {
    const left = await friend.hoursLeft(game);
    expect(left).toBeGreaterThanOrEqual(hours - 1);
    expect(left).toBeLessThan(hours + STANDS);
  }).toPass({ timeout: 30_000 });
}

/** Who has nothing to do passes until something changes, and is told when that is over; the server goes in between. */
async function passingOn(month: Month): Promise<void> {
  const [ana, ben, cem, dan] = month.friends;
  await ana.playCard('assemble');
  await month.pass(20);
  await expect(ana.status).toContainText(/Ben, whose time runs: 2 days, \d hours/);
  await ben.pass();
  await month.restart('kill', 5);
  await cem.pass();
  await dan.passOn();
  await expect(ana.turn).toBeVisible();
  await month.restart('stop', 9);
  await month.pass(31);
  await ana.pass();
  await expect(dan.status).toContainText('You no longer pass: something has changed.');
}

/** Two of them begin another match, with another clock. It waits for one of them now, and then for one who thinks no more of it. */
async function anotherTable(month: Month): Promise<void> {
  const [ana, ben] = month.friends;
  await ana.leaveFor('/#/friend/claim');
  await ana.page.getByText('Players and variants').click();
  await ana.page.getByLabel('Time to think').selectOption({ label: '7 days a turn' });
  await ana.press('Make the link');
  await ben.leaveFor(await ana.page.getByRole('textbox', { name: 'Your link' }).inputValue());
  await ben.press('Sit down');
  for (const { page } of [ana, ben]) await expect(board(page)).toBeVisible();
  await month.pass(20);
  await ben.leaveFor('/#/');
  await expect(ben.tables, 'what waits with less time left stands first').toContainText([
    /King Is Dead.*It is your turn/,
    /Claim.*It is your turn/,
  ]);
  await expectLeft(ben, KING, 52);
  await expectLeft(ben, 'Claim', 148);
  await ben.line('Claim').getByRole('link').click();
  await ben.page.locator('.table-hand .target.open').first().click();
  await expect(ben.turn).toHaveCount(0);
  await ben.leaveFor('/#/');
  await expect(ben.tables, 'then what waits for somebody else').toContainText([
    /King Is Dead.*It is your turn/,
    /Claim.*To act: Ana/,
  ]);
  await month.comes(ben);
  await month.comes(ana);
}

/** What was planned is played while its player has no network and the server goes; and is told on return. */
async function withoutNetwork(month: Month): Promise<void> {
  const [ana, ben, cem, dan] = month.friends;
  await ben.passOn();
  await ben.loseNetwork();
  await month.pass(22);
  await expect(cem.turn).toBeVisible();
  await month.restart('kill', 12);
  await cem.pass();
  await month.pass(40);
  await dan.pass();
  await ana.pass();
  await month.restart('stop', 3);
  await expect(ben.status).toContainText('No connection');
  await ben.findNetwork();
  await expect(ben.status).toContainText('You no longer pass: something has changed.');
  expect(await ben.log()).toEqual(await ana.log());
}

/** An answer is planned and played while its player is elsewhere, who is told on return what has happened since. */
async function elsewhere(month: Month): Promise<void> {
  const [ana, ben, cem, dan] = month.friends;
  await cem.answerPass('Ben');
  await cem.leaveFor('about:blank');
  await month.pass(26);
  await ben.pass();
  await expect(dan.turn).toBeVisible();
  await month.restart('kill', 30);
  await dan.playCard('welsh-support');
  await month.pass(18);
  await ana.pass();
  // The server is away: the turn is kept until it is back.
  await month.restart('stop', 2, async () => {
    await ben.press(/^Pass/);
    await expect(ben.page.locator('.prompt-question')).toHaveText('Saving your turn …');
  });
  ben.taken++;
  await month.pass(50);
  await month.comes(cem);
  await expect(cem.status).toContainText('5 turns since you were here.');
  expect(await cem.log()).toEqual(await ana.log());
  await cem.pass();
  await dan.pass();
}

/** Notices come where they are due; who forgets all the same is replaced as the table says, and comes back. */
async function forgotten(month: Month): Promise<void> {
  const [ana, ben, cem, dan] = month.friends;
  await dan.leaveFor('/#/');
  await expect(dan.line(KING)).toContainText('To act: Ana');
  await ana.pass();
  await ben.pass();
  await cem.pass();
  await expect(dan.page).toHaveTitle('(1) Your turn · Interregnum');
  await month.pass(1);
  await expect(dan.line(KING)).toContainText('It is your turn');
  await expectLeft(dan, KING, 71);
  await month.pass(49);
  await expectLeft(dan, KING, 22);
  // Nobody loses time while the server is away.
  await month.restart('kill', 40);
  await expectLeft(dan, KING, 22);
  await month.pass(20);
  await expect(ana.status).toContainText('Dan, whose time runs');
  const isReplaced = async (): Promise<boolean> => (await ana.status.textContent())?.includes(BOT) === true;
  for (let hours = 0; hours < 24 && !(await isReplaced()); hours++) await month.pass(1);
  await expect(ana.status).toContainText(BOT);
  await ana.pass();
  await month.comes(dan);
  await expect(dan.status).toContainText('A bot plays for you.');
  await dan.press('Play on');
  await expect(ana.status).not.toContainText(BOT);
}

/** The rest is passed, while two of them lose their network in turns and find it again. */
async function toTheEnd(month: Month): Promise<void> {
  const [, ben, cem] = month.friends;
  for (let round = 0; ; round++) {
    const mover = await month.mover();
    if (mover === undefined) return;
    const away = [ben, cem].filter((friend, at) => friend !== mover && round % 2 === at);
    for (const friend of away) await friend.loseNetwork();
    await month.pass(20);
    if (month.restarts < 10) await month.restart(month.restarts % 2 === 0 ? 'kill' : 'stop', 6);
    await mover.pass();
    for (const friend of away) await friend.findNetwork();
  }
}

/** All see the same end, and the same log, which is the stored one: nothing is lost, and nothing is there twice. */
async function compare(month: Month): Promise<void> {
  const { friends, server } = month;
  const record = storedRecord(server.data, month.id);
  const turns = turnsIn(record);
  const log = await friends[0].log();
  expect(log.map((told) => told.slice(0, 3))).toEqual(turns.map(({ seat }) => friends[seat].name));
  for (const friend of friends) {
    await expect(friend.end).toBeVisible();
    expect(await friend.log()).toEqual(log);
    expect(await friend.ending()).toEqual(await friends[0].ending());
    expect((await savedRecord(friend)).entries).toEqual(record.entries);
  }
  const own = friends.map((_, at) => turns.filter(({ seat, isPersons }) => seat === at && isPersons).length);
  expect(own.map((count, seat) => count - friends[seat].taken)).toEqual([0, 1, 1, 1]);
  expect(turns.filter(({ isPersons }) => !isPersons).length).toBeGreaterThan(0);
}

/** At the other table time was over long ago, and the other side has won. */
async function otherEnd({ friends: [ana, ben] }: Month): Promise<void> {
  for (const friend of [ana, ben]) {
    await friend.leaveFor('/#/');
    await expect(friend.line('Claim')).toContainText('Finished');
    await expect(friend.line(KING)).toContainText('Finished');
  }
  await ben.line('Claim').getByRole('link').click();
  await expect(ben.page.locator('.replay')).toContainText('Ana ran out of time. Winner: Ben.');
}

test('four friends play by turns for a month, whose server is started anew ten times, and one forgets', async ({
  month,
}) => {
  await month.begin();
  await passingOn(month);
  await anotherTable(month);
  await withoutNetwork(month);
  await elsewhere(month);
  await forgotten(month);
  await toTheEnd(month);
  await compare(month);
  await otherEnd(month);
  expect(month.restarts).toBe(10);
  expect(month.hours).toBeGreaterThan(28 * 24);
});
