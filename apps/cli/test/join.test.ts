import { Connection, createTable } from '@interregnum/protocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newKey, nodePorts } from '../src/online/node-ports.ts';
import { GAME_IDS } from './games-played.ts';
import { guest } from './guests.ts';
import { type OnlineServer, onlineServer } from './online-server.ts';
import { output, run } from './program.ts';

const PLAYS = guest('first').named.replace('first=', '');

let server: OnlineServer;
let connection: Connection;
beforeAll(async () => {
  server = await onlineServer();
  connection = new Connection(nodePorts(server.address, await newKey(server.address)));
  connection.start();
});
afterAll(async () => {
  connection.close();
  await server.close();
});

/** The invitation to a new table with these seats. */
async function linkTo(game: string, seats: ('open' | { bot: string })[]): Promise<string> {
  const { table, invitation } = await createTable(connection, {
    game,
    options: { seats: seats.length },
    seats,
    name: 'Ana',
    begins: 'lot',
    whenSeatGoes: 'stop',
    watch: 'nobody',
    hints: false,
  });
  return `${server.address}/#/join/${table}/${invitation}`;
}

const join = (...args: readonly string[]): Promise<string> => output(['join', ...args]);
const refused = async (...args: readonly string[]): Promise<string> => {
  const { code, err } = await run(['join', ...args]);
  return `${code}: ${err}`;
};

describe('interregnum join', () => {
  test.each(GAME_IDS)('lets a program play a whole match of %s against a bot of the server', async (game) => {
    const told = await join(await linkTo(game, [{ bot: 'page' }, 'open']), '--program', PLAYS, '--name', 'Guest');
    expect(told).toMatch(/^Guest sits at seat 2\.\nWon by (?:(?:Guest|page|Virtual player)(?:, )?)+\.\n$/);
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

  test('says what is wrong with a link, a name, a seat, a program', async () => {
    const link = await linkTo('claim', ['open', { bot: 'page' }]);
    expect(await refused('somewhere', '--program', PLAYS)).toMatch(/^2: This is no invitation: somewhere\./);
    expect(await refused(link)).toMatch(/^2: Say with --program/);
    expect(await refused(link, '--program', '"open')).toMatch(/^2: .* is no command/);
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
