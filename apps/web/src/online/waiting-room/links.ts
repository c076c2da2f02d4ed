import type { Welcome } from '@interregnum/protocol/client';

/** Where a page is: as much of `location` as links depend on. */
export interface PageAddress {
  readonly hostname: string;
  readonly origin: string;
  readonly pathname: string;
}

type Address = Welcome['address'];

/** Names of the machine itself, which lead anybody else elsewhere. */
const isHere = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[?::1\]?$/.test(hostname);

/**
 * Where others find the server: as it says itself. One that knows only its own machine may still stand behind something
 * that others reach: then the address by which the visitor came is better.
 */
export function sharedAddress(address: Address, page: PageAddress): Address {
  if (address.reach !== 'machine' || isHere(page.hostname)) return address;
  return { url: page.origin + page.pathname.replace(/[^/]*$/, ''), reach: 'everywhere' };
}

/** What a link leads to: an invitation, watching, or one's own tables on another device. */
export type LinkedPage = 'join' | 'watch' | 'carry';

/** A link, of which the last part is a token. */
export const linkTo = (url: string, what: LinkedPage, ...rest: readonly string[]): string =>
  `${url.replace(/\/$/, '')}/#/${[what, ...rest].join('/')}`;

/**
 * The same to be sent. One to a table names it before the #, too, where the server sees it, so that those who show a preview are told
 * what is played there, in the language of who sends it.
 */
export function sentLink(url: string, language: string, what: LinkedPage, ...rest: readonly string[]): string {
  const link = linkTo(url, what, ...rest);
  return what === 'carry' ? link : link.replace('#', () => `?table=${rest[0]}&lang=${language}#`);
}
