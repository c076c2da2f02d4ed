import { networkInterfaces } from 'node:os';

const EVERYWHERE = ['0.0.0.0', '::'];

/** Where a server can be reached: at all addresses of this machine if it listens everywhere. */
export function addressesOf(host: string, port: number): string[] {
  const hosts = EVERYWHERE.includes(host) ? ['localhost', ...ownAddresses()] : [host];
  return hosts.map((each) => `http://${each.includes(':') ? `[${each}]` : each}:${port}/`);
}

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
