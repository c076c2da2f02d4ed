// Loaded into a server before anything else: names that end with .trap lead to where nothing may be sent, and every address to which a
// connection is begun stands in a file.
import { subscribe } from 'node:diagnostics_channel';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { Socket } from 'node:net';
import { ADDRESSES } from './addresses.ts';

const FILE = process.env.PUSH_TRAP;
const lookup = dns.promises.lookup;

const trapped = async (name: string, options: object): Promise<unknown> => {
  const addresses = ADDRESSES[name.replace(/[.]$/, '')];
  if (addresses === undefined) return lookup(name, options);
  return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};

if (FILE !== undefined) {
  Object.assign(dns.promises, { lookup: trapped });
  syncBuiltinESMExports();
  subscribe('net.client.socket', (message) => {
    const { socket } = message as { readonly socket: Socket };
    socket.on('connectionAttempt', (address, port) => appendFileSync(FILE, `${address} ${port}\n`));
  });
}
