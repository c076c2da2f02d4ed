import type { LookupAddress } from 'node:dns';
import { lookup as resolveName } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Milliseconds for all of it. */
const LONGEST = 10_000;

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;
export const systemResolve: Resolve = (name) => resolveName(name, { all: true });

/**
 * Finds the addresses that a connection is then made to: what was looked at is what is connected with. A name of which any
 * address is not public leads nowhere.
 */
export const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (name, options, callback) => {
    resolve(name).then(
      (found) => {
        const [first] = found;
        const isPublic = first !== undefined && found.every(({ address }) => isPublicAddress(address));
        if (!isPublic) callback(new Error('not a public address'), '', 0);
        else if (options.all) callback(null, [...found]);
        else callback(null, first.address, first.family);
      },
      (problem: Error) => callback(problem as NodeJS.ErrnoException, '', 0),
    );
  };

export interface Message {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** Posts a message; the status of the answer. Nothing else of it is read, and it is not followed anywhere. */
export function post(url: URL, { headers, body }: Message, lookup: LookupFunction | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const signal = AbortSignal.timeout(LONGEST);
    const options = { method: 'POST', headers, agent: false, signal, maxHeaderSize: 8192, ...(lookup && { lookup }) };
    const asked = request(url, options, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
