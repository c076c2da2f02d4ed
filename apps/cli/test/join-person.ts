import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@interregnum/games/all';
import { Connection, createTable } from '@interregnum/protocol/client';
import { verify } from '@interregnum/record';
import { type Language, onlineText } from '@interregnum/texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLink } from '../src/online/link.ts';
import { newKey, nodePorts } from '../src/online/node-ports.ts';
import { type PersonWish, RoomScreen } from '../src/online/room-screen.ts';
import { visit } from '../src/online/visit.ts';
import { terminal } from '../src/terminal/terminal.ts';
import { DisplayPlayer } from './display-player.ts';
import { newHome } from './homes.ts';
import { KEYS } from './keys.ts';
import { type OnlineServer, onlineServer } from './online-server.ts';
import { appOn, PaperScreens, settled } from './paper-screens.ts';
import { PaperTerminal } from './paper-terminal.ts';

/** The server of one file of tests, and whoever makes tables there. */
export let server: OnlineServer;
let host: Connection;
beforeAll(async () => {
  server = await onlineServer();
  host = new Connection(nodePorts(server.address, await newKey(server.address)));
  host.start();
});
afterAll(async () => {
  host.close();
  await server.close();
});

export async function linkTo(game: string, seats: ('open' | { bot: string })[]): Promise<string> {
  const { table, invitation } = await createTable(host, {
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

/** Somebody who follows a link at the screens of the program. */
export async function follow(
  link: string,
  wish: Partial<PersonWish> = {},
  home = newHome(),
  language: Language = 'en',
) {
  const invitation = readLink(link);
  if (invitation === undefined) throw new Error('no invitation');
  const visited = await visit(invitation, home, terminal(language));
  const screens = new PaperScreens();
  const room = new RoomScreen(appOn(screens, home, language), visited, { name: undefined, seat: undefined, ...wish });
  screens.open(room);
  room.begin();
  const paper = new PaperTerminal(screens);
  const leave = (): void => {
    screens.interrupt();
    visited.connection.close();
    visited.identity.close();
  };
  const shows = (what: string): Promise<void> => paper.until(() => paper.screen.includes(what), what);
  return { screens, paper, shows, leave, home, connection: visited.connection };
}

/** Plays whole matches at the screens, each in a language. */
export function playOnline(settings: readonly (readonly [game: string, language: Language, name: string])[]): void {
  test.each(settings)(
    'a person plays a whole match of %s online in the terminal, in %s',
    async (game, language, name) => {
      const link = await linkTo(game, ['open', { bot: 'page' }]);
      const { paper, screens, home } = await follow(link, {}, newHome(), language);
      expect(paper.screen).toContain('Ana');
      for (let letter = 0; letter < 12; letter++) paper.send(KEYS.rubout);
      await paper.press(...name, KEYS.enter);
      const player = await new DisplayPlayer(paper, language, game).isAsked();
      expect(paper.screen).toContain(name);
      await player.playToTheEnd((seen) => expect(seen).not.toMatch(/undefined|NaN|\[object|[{}]/));
      const tables = join(home, 'tables');
      await paper.until(
        () => existsSync(tables) && readdirSync(tables).some((file) => file.endsWith('.record')),
        'a record',
      );
      await settled();
      await paper.press(KEYS.enter);
      const [record] = readdirSync(tables);
      expect(screens.farewell).toContain(join(tables, record));
      expect(screens.farewell).toContain(onlineText(language)('fair.good'));
      const found = verify(readFileSync(join(tables, record), 'utf8'), { findGame });
      expect(found).toMatchObject({ format: 2, record: { start: { game } } });
    },
  );
}
