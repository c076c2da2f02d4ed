import { describe, expect, test } from 'vitest';
import { linkTo, server } from './join-person.ts';
import { join, PLAYS, refused } from './join-program.ts';

describe('interregnum join', () => {
  test('lets a program play a whole match against a bot of the server', async () => {
    const told = await join(await linkTo('claim', [{ bot: 'page' }, 'open']), '--program', PLAYS, '--name', 'Guest');
    expect(told).toMatch(/^Guest sits at seat 2\.\nWon by (?:Guest|Page)\.\n$/);
  });

  test('says what is wrong with a link, a name, a seat, a program', async () => {
    const link = await linkTo('claim', ['open', { bot: 'page' }]);
    expect(await refused('somewhere', '--program', PLAYS)).toMatch(/^2: This is not an invitation: somewhere\./);
    expect(await refused(link)).toMatch(/^2: There is no terminal here/);
    expect(await refused(link, '--program', '"open')).toMatch(/^2: .* is not a command/);
    expect(await refused(link, '--program', PLAYS, '--name', ' ')).toMatch(/^2: Nobody can be called so/);
    expect(await refused(link, '--program', PLAYS, '--seat', '2')).toBe('2: This seat is not open.\n');
    expect(await refused(link.replace(/.{22}$/, 'x'.repeat(22)), '--program', PLAYS)).toMatch(/^2: This link leads/);
    expect(await refused(link.replace(server.address, 'http://127.0.0.1:1'), '--program', PLAYS)).toMatch(
      /^2: No server answers/,
    );
  });

  test('ends if its program does not play', async () => {
    const link = await linkTo('claim', ['open', { bot: 'page' }]);
    expect(await refused(link, '--program', `'${process.execPath}' -e 0`)).toMatch(/^2: .*Program/);
  });
});
