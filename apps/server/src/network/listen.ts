import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NEARBY } from './ports.ts';

/** Lets a server listen, and tells at which port: 0 stands for any that is free. */
export const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

export const isTaken = (problem: unknown): boolean => (problem as NodeJS.ErrnoException).code === 'EADDRINUSE';

/** Lets a server listen at the usual port or the next one that is free; undefined if all of them are taken. */
export async function listenNearby(
  server: Server,
  host: string,
  { first, last }: { readonly first: number; readonly last: number } = NEARBY,
): Promise<number | undefined> {
  for (let port = first; port <= last; port++) {
    try {
      return await listen(server, port, host);
    } catch (problem) {
      if (!isTaken(problem)) throw problem;
    }
  }
  return undefined;
}
