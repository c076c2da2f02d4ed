import type { RequestError } from '../errors.ts';

/** How often a request is tried that the server cannot do now. */
const MOST_TRIES = 6;
/** After so many seconds a player has to be told, instead of waiting on. */
const LONGEST_WAIT = 30;

/** How many milliseconds after the nth try a request should be tried again; undefined if that would not help. */
export function waitBefore(tries: number, { code, seconds = 1 }: RequestError): number | undefined {
  if (tries >= MOST_TRIES) return undefined;
  if (code === 'unavailable') return 500 * 2 ** tries;
  return code === 'too-many' && seconds <= LONGEST_WAIT ? seconds * 1000 : undefined;
}
