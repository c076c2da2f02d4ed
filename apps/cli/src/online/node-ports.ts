import { createHash, randomBytes } from 'node:crypto';
import { loadGame } from '@interregnum/games';
import { type ClientPorts, type KeyValueStorage, memoryStorage, type SocketEvents } from '@interregnum/protocol/client';
import { WebSocket } from 'ws';
import { isObject } from '../engine/schema.ts';

/** A key of a new player at a server; fails if no server answers. */
export async function newKey(server: string): Promise<string> {
  const response = await fetch(`${server}/api/player`, { method: 'POST', body: '{"key":true}' });
  const made: unknown = await response.json();
  if (!isObject(made) || typeof made.key !== 'string') throw new Error(`no key: ${response.status}`);
  return made.key;
}

/** Whether a server knows the player of a key; fails if no server answers. */
export async function isKnownKey(server: string, key: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${key}` };
  const body = '{"id":"ping","do":"ping"}';
  return (await fetch(`${server}/api/requests`, { method: 'POST', headers, body })).status !== 401;
}

/** What the client's side of the protocol needs; without a storage, salts are kept as long as the process runs. */
export function nodePorts(server: string, key: string, storage: KeyValueStorage = memoryStorage()): ClientPorts {
  return {
    connect: (events) => socketTo(`${server.replace(/^http/, 'ws')}/api/socket`, key, events),
    after: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    randomBytes: (count) => randomBytes(count),
    sha256: (bytes) => createHash('sha256').update(bytes).digest(),
    storage,
    loadGame,
  };
}

function socketTo(address: string, key: string, { opened, received, closed }: SocketEvents) {
  const socket = new WebSocket(address, { headers: { authorization: `Bearer ${key}` } });
  socket.on('open', opened);
  socket.on('message', (bytes) => received(bytes.toString()));
  socket.on('close', closed);
  // What goes wrong is followed by `close`.
  socket.on('error', () => {});
  return {
    send: (text: string) => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => socket.terminate(),
  };
}
