import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AuthenticatedPlayer, Authenticator } from './authenticator.ts';
import { readBody } from './body.ts';
import { refuse } from './respond.ts';

/** An HTTP request with its response and its query. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly query: URLSearchParams;
}

/**
 * Who sent a request; undefined if it was refused, for want of an identity or because there were too many. Where a page may come
 * for the first time it is a new player's.
 */
export function admit(
  authenticator: Authenticator,
  { request, response }: Exchange,
  by: 'requireIdentity' | 'identifyOrCreate' = 'requireIdentity',
): AuthenticatedPlayer | undefined {
  const authenticated = authenticator[by](request);
  const error = 'error' in authenticated ? authenticated.error : authenticator.tooMany(authenticated.player);
  if ('error' in authenticated || error !== undefined) {
    // What comes after the headers is not read any more.
    response.setHeader('Connection', 'close');
    refuse(response, error ?? { code: 'no-identity' });
    return undefined;
  }
  return authenticated;
}

/** The body as text; undefined if it was refused. */
export async function bodyOf({ request, response }: Exchange, longest?: number): Promise<string | undefined> {
  const text = await readBody(request, longest);
  if (typeof text === 'string') return text;
  response.setHeader('Connection', 'close');
  refuse(response, text);
  return undefined;
}
