import { readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from './games-played.ts';
import { guest } from './guests.ts';
import { newHome } from './homes.ts';
import { linkTo, server } from './join-person.ts';
import { output, run } from './program.ts';

const PLAYS = guest('first').named.replace('first=', '');

const home = newHome();
const env = { INTERREGNUM_HOME: home };
const join = (...args: readonly string[]): Promise<string> => output(['join', ...args], { env });
const refused = async (...args: readonly string[]): Promise<string> => {
  const { code, err } = await run(['join', ...args], { env });
  return `${code}: ${err}`;
};

describe('interregnum join', () => {
  test.each(GAME_IDS)('lets a program play a whole match of %s against a bot of the server', async (game) => {
    const told = await join(await linkTo(game, [{ bot: 'page' }, 'open']), '--program', PLAYS, '--name', 'Guest');
    expect(told).toMatch(/^Guest sits at seat 2\.\nWon by (?:(?:Guest|Page|Virtual player)(?:, )?)+\.\n$/);
  });

  test('lets two programs play each other, each at the seat it wants', async () => {
    const link = await linkTo('claim', ['open', 'open']);
    const [first, second] = await Promise.all([
      join(link, '--program', PLAYS, '--name', 'One', '--seat', '1'),
      join(link, '--program', PLAYS, '--name', 'Two', '--seat', '2'),
    ]);
    expect([first, second].map((told) => told.split('\n')[0])).toEqual(['One sits at seat 1.', 'Two sits at seat 2.']);
    expect(first.split('\n')[1]).toBe(second.split('\n')[1]);
  });

  test('takes its seat up again after it has ended, unless it is to forget who it was', async () => {
    const link = await linkTo('claim', ['open', { bot: 'page' }]);
    const ends = guest('ends', 'if (count === 3) process.exit();').named.replace('ends=', '');
    expect(await refused(link, '--program', ends, '--name', 'Guest')).toMatch(/^2: /);
    expect(await refused(link, '--program', PLAYS, '--forget')).toBe('2: The match has begun.\n');
    const other = await linkTo('claim', ['open', { bot: 'page' }]);
    expect(await refused(other, '--program', ends, '--name', 'Guest')).toMatch(/^2: /);
    expect(await join(other, '--program', PLAYS)).toMatch(/^Guest is back at seat 1\.\nWon by /);
    const files = readdirSync(`${home}/online`).map((name) => statSync(`${home}/online/${name}`).mode & 0o777);
    expect(files.length).toBeGreaterThan(0);
    expect(new Set(files)).toEqual(new Set([0o600]));
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
