import { networkInterfaces } from 'node:os';

export const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** Where a server can be reached: at all addresses of this machine if it listens everywhere. */
export function addressesOf(host: string, port: number): string[] {
  const hosts = isEverywhere(host) ? ['localhost', ...ownAddresses()] : [host];
  return hosts.map((each) => `http://${each.includes(':') ? `[${each}]` : each}:${port}/`);
}

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
