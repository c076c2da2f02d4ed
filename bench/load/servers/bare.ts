// What every durable server of turns has to do at least: the same library for sockets, the same store thread. Whatever is said
// is stored as the next line of its match, then acknowledged, then passed on to the opponent. Nothing is read of it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { SqliteStore } from '../../../apps/server/src/storage/sqlite-store.ts';
import type { Sizes } from '../sizes.ts';

interface BareMatch {
  readonly id: string;
  head: number;
  readonly sockets: WebSocket[];
}

const sizes: Sizes = JSON.parse(process.env.SIZES ?? '{}');
const ACKNOWLEDGEMENT = 'a'.repeat(sizes.acknowledged);
const FILLING = 'f'.repeat(Math.max(0, sizes.pushed - sizes.sent));

const MIGRATIONS = [
  [
    'CREATE TABLE matches (id TEXT NOT NULL PRIMARY KEY, head BIGINT NOT NULL)',
    'CREATE TABLE entries (match TEXT NOT NULL, seq BIGINT NOT NULL, line TEXT NOT NULL, PRIMARY KEY (match, seq))',
  ],
];
const store = await SqliteStore.open(process.env.DATA ?? '', [{ name: 'bare', migrations: MIGRATIONS }]);

const matches = new Map<string, BareMatch>();

async function open(id: string, socket: WebSocket): Promise<void> {
  const match = matches.get(id) ?? { id, head: 0, sockets: [] };
  matches.set(id, match);
  match.sockets.push(socket);
  socket.on('message', (data: Buffer) => void receive(match, socket, data.toString()));
  if (match.sockets.length === 1)
    await store.transaction([{ sql: 'INSERT INTO matches (id, head) VALUES ($1, $2)', values: [id, 0] }]);
  socket.send('open');
}

async function receive(match: BareMatch, from: WebSocket, text: string): Promise<void> {
  const { id, head } = match;
  await store.transaction([
    { sql: 'UPDATE matches SET head = $1 WHERE id = $2 AND head = $3', values: [head + 1, id, head], changes: 1 },
    {
      sql: 'INSERT INTO entries (match, seq, line) VALUES ($1, $2, $3)',
      values: [id, head, text.slice(0, sizes.stored)],
      changes: 1,
    },
  ]);
  match.head = head + 1;
  from.send(ACKNOWLEDGEMENT);
  for (const socket of match.sockets) if (socket !== from) socket.send(text + FILLING);
}

const server = createServer((_, response) => response.end(`interregnum_store_commits_total ${store.counts.commits}\n`));
const sockets = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false });
sockets.on('connection', (socket, { url = '' }) => void open(url.slice(1), socket));
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: (server.address() as AddressInfo).port })));

process.on('SIGTERM', async () => {
  await store.close();
  process.exit();
});
