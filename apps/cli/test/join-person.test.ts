import { expect, test } from 'vitest';
import { DisplayPlayer } from './display-player.ts';
import { newHome } from './homes.ts';
import { follow, linkTo, playOnline, server } from './join-person.ts';
import { KEYS } from './keys.ts';
import { hasTerminals, Pty } from './pty.ts';

playOnline([['claim', 'ru', 'Аня']]);

test('a person waits for the others, leaves, comes back to the same seat, gives it up and takes another', async () => {
  const link = await linkTo('claim', ['open', 'open']);
  const first = await follow(link, { name: 'Ben', seat: 1 });
  await first.shows('2  Ben · you');
  expect(first.paper.screen).toContain('1  Open');
  expect(first.paper.screen).toContain('Open seats: 1.');
  first.leave();
  expect(first.screens.farewell).toContain(`npx interregnum join ${link}`);
  const again = await follow(link, {}, first.home);
  await again.shows('2  Ben · you');
  await again.paper.press(KEYS.rubout);
  await again.shows('2  Open');
  expect(again.paper.screen).toContain('Enter sit down');
  await again.paper.press(KEYS.enter);
  await again.shows('> Ben▏');
  await again.paper.press(KEYS.enter);
  await again.shows('1  Ben · you');
  const other = await follow(link, { name: 'Cem' });
  await again.shows('2  Cem · here');
  await Promise.all([again, other].map(({ shows }) => shows('Claim')));
  other.leave();
  again.leave();
});

test('a break of the connection is told, and that it is over', async () => {
  const { paper, shows, leave, connection } = await follow(await linkTo('claim', ['open', { bot: 'page' }]), {
    name: 'Ben',
  });
  await new DisplayPlayer(paper, 'en', 'break').isAsked();
  await server.restart(() => shows('No connection.'));
  connection.wake();
  await shows('Connected again.');
  leave();
});

test('what is not done online is told, and who leaves in the middle is told how to come back', async () => {
  // In Claim the first card may be forced, and there is nothing to hint at.
  const link = await linkTo('king-is-dead', ['open', { bot: 'page' }]);
  const { paper, screens, shows, leave } = await follow(link, { name: 'Ben' });
  await new DisplayPlayer(paper, 'en', 'commands').isAsked();
  await paper.press('back', KEYS.enter);
  await shows('If everybody agrees');
  await paper.press(KEYS.down, KEYS.enter);
  await shows('no committed turn of a person');
  await paper.press('hint', KEYS.enter);
  await shows('played without hints');
  await paper.press('stop', KEYS.enter);
  await shows('once all people at the table agree');
  await paper.press(KEYS.escape);
  leave();
  expect(screens.farewell).toBe(`Your seat is kept. Come back with: npx interregnum join ${link}`);
});

test.skipIf(!hasTerminals)('a person joins on a terminal, and Ctrl-C keeps the seat', async () => {
  const link = await linkTo('claim', ['open', { bot: 'page' }]);
  const env = { INTERREGNUM_HOME: newHome() };
  const pty = new Pty(['join', link, '--name', 'Ben'], { env });
  await pty.shows('Choose');
  pty.send('\u0003');
  expect(await pty.ended).toBe(0);
  expect(pty.written).toContain('Your seat is kept.');
});
