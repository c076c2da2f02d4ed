// boardgame.io with a game like ours: two players, eight cards each, eight regions of followers, and moves that name a card and
// two regions. It keeps matches in memory, its default: nothing of it is durable. The library lies in the folder LIBRARY.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME } from '../comparable-game.ts';

const library = createRequire(join(process.env.LIBRARY ?? fileURLToPath(import.meta.url), 'package.json'));
const { Server, Origins } = library('boardgame.io/server');

const server = Server({ games: [GAME], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0 }, () => {});
console.log(JSON.stringify({ port: appServer.address().port }));
process.on('SIGTERM', () => process.exit());
