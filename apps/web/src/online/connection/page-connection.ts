import { type ClientPorts, Connection, forgetOldDeals } from '@interregnum/protocol/client';
import { sha256 } from '@interregnum/record';
import { loadGame } from '../../games/index.ts';
import { followTables } from '../notices/follow-tables.ts';
import { deleteValue, readValue, storeValue, valueNames } from './browser-storage.ts';

/** Where the socket of the server is that the page came from. */
function socketAddress(): URL {
  const address = new URL('api/socket', document.baseURI);
  address.protocol = address.protocol.replace('http', 'ws');
  return address;
}

/** The code by which a server closes the sockets of a device that is signed out. */
const SIGNED_OUT = 4401;
let isSignOutExpected = false;

/** This page asks for it itself, and needs the answer before it is loaded anew. */
export const expectSignOut = (): void => {
  isSignOutExpected = true;
};

const ports: ClientPorts = {
  connect: ({ opened, received, closed }) => {
    const socket = new WebSocket(socketAddress());
    socket.onopen = () => opened();
    socket.onmessage = ({ data }) => received(String(data));
    socket.onclose = ({ code }) => {
      // Who the visitor is has changed elsewhere: everything on the page may be somebody else's.
      if (code === SIGNED_OUT && !isSignOutExpected) location.reload();
      else closed();
    };
    return { send: (text) => socket.send(text), close: () => socket.close() };
  },
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  sha256,
  storage: { get: readValue, set: storeValue, delete: deleteValue, keys: valueNames },
  loadGame,
};

let connection: Connection | undefined;

/** The one connection of this page, from the first time that it is needed. */
export function pageConnection(): Connection {
  if (connection !== undefined) return connection;
  const made = new Connection(ports);
  connection = made;
  followTables(made);
  made.start();
  void forgetOldDeals(ports.storage, Date.now());
  const wake = (): void => made.wake();
  addEventListener('online', wake);
  // What is still open may be dead by now.
  addEventListener('offline', wake);
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake());
  return made;
}
