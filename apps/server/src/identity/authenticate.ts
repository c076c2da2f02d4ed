import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorCode } from '@interregnum/protocol';
import type { Bearer } from './identities.ts';

const COOKIE = 'interregnum';

/** Who sent a request, and the kind of proof; neither if it brings none; or why it is refused. */
export type Authentication =
  | { readonly bearer: Bearer; readonly by: 'cookie' | 'key' }
  | { readonly bearer?: undefined; readonly error?: undefined }
  | { readonly bearer?: undefined; readonly error: ErrorCode };

/**
 * Reads the proof that a request brings; `bearerOf` tells whose secret it is. Browsers add cookies to requests of other pages,
 * too: check `originOf` then.
 */
export function authenticate(
  headers: IncomingHttpHeaders,
  bearerOf: (secret: string) => Bearer | undefined,
): Authentication {
  const key = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
  const cookies = cookiesIn(headers.cookie ?? '');
  if (key === undefined) {
    const bearer = cookies.map(bearerOf).find((found) => found !== undefined);
    return bearer === undefined ? {} : { bearer, by: 'cookie' };
  }
  if (cookies.length > 0) return { error: 'two-identities' };
  const bearer = bearerOf(key);
  return bearer === undefined ? { error: 'no-identity' } : { bearer, by: 'key' };
}

/** There may be several of one name, of different paths. */
export const cookiesIn = (header: string): string[] =>
  header
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(`${COOKIE}=`))
    .map((cookie) => cookie.slice(COOKIE.length + 1));

/** Whether a request comes from a page of this server, from another one, or does not say. */
export function originOf(headers: IncomingHttpHeaders, publicUrl: URL | undefined): 'same' | 'other' | 'unknown' {
  const { origin, host } = headers;
  if (origin === undefined) return 'unknown';
  if (!URL.canParse(origin)) return 'other';
  const url = new URL(origin);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'other';
  return url.origin === publicUrl?.origin || url.host === host?.toLowerCase() ? 'same' : 'other';
}

/** Longest that browsers keep a cookie; it is renewed with every visit. */
const MAX_AGE = 400 * 24 * 60 * 60;

/** The header that has a browser forget it. */
export const NO_COOKIE = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

/** The header that has a browser keep a secret. Where the page came over TLS, it is sent over nothing else. */
export function cookieFor(secret: string, origin: string | undefined): string {
  const secure = origin?.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${secret}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure}`;
}
