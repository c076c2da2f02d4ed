import { readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from './games-played.ts';
import { guest } from './guests.ts';
import { linkTo } from './join-person.ts';
import { home, join, PLAYS, refused } from './join-program.ts';

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
});
