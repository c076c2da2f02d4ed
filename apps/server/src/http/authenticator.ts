import type { IncomingMessage } from 'node:http';
import type { RequestError } from '@interregnum/protocol';
import { authenticate, cookieFor, originOf } from '../identity/authenticate.ts';
import type { Identities, Identity } from '../identity/identities.ts';
import { addressOf } from '../limits/addresses.ts';
import { type Bucket, Buckets } from '../limits/bucket.ts';
import type { Settings } from '../settings.ts';

/** A player who may send requests, and a cookie to be set if a browser is to keep it. */
export interface AuthenticatedPlayer {
  readonly player: string;
  readonly setCookie?: string;
}

type Refused = { readonly error: RequestError };

/** Authenticates requests, by socket and by HTTP alike, and limits how much each player may send. */
export class Authenticator {
  private readonly identities: Identities;
  private readonly settings: Settings;
  private readonly messages: Buckets;
  private readonly players: Buckets;

  constructor(identities: Identities, settings: Settings) {
    this.identities = identities;
    this.settings = settings;
    const { messagesAtOnce, messagesPerSecond, playersPerMinute } = settings.limits;
    this.messages = new Buckets({ atOnce: messagesAtOnce, perSecond: messagesPerSecond });
    this.players = new Buckets({ atOnce: playersPerMinute, perSecond: playersPerMinute / 60 });
  }

  /** The player whose cookie or key a request brings; undefined if it brings none. */
  identify(request: IncomingMessage): AuthenticatedPlayer | Refused | undefined {
    const { headers, method } = request;
    const authentication = authenticate(headers, this.identities);
    if (authentication.player === undefined) return authentication.error && { error: { code: authentication.error } };
    if (authentication.by === 'key') return { player: authentication.player };
    const origin = originOf(headers, this.settings.publicUrl);
    // Reading changes nothing, and browsers let no other page read the answer. They do not say then where they come from.
    const isTrusted = origin === 'same' || (origin === 'unknown' && method === 'GET' && headers.upgrade === undefined);
    if (!isTrusted) return { error: { code: 'bad-origin' } };
    const { secret } = this.identities.of(authentication.player);
    return { player: authentication.player, setCookie: cookieFor(secret, headers.origin) };
  }

  /** The same where a cookie or key is required. */
  requireIdentity(request: IncomingMessage): AuthenticatedPlayer | Refused {
    return this.identify(request) ?? { error: { code: 'no-identity' } };
  }

  /** A browser without a cookie gets a new player and a cookie, from a page of this server. */
  identifyOrCreate(request: IncomingMessage): AuthenticatedPlayer | Refused {
    const known = this.identify(request);
    if (known !== undefined) return known;
    if (originOf(request.headers, this.settings.publicUrl) !== 'same') {
      const code = request.headers.origin === undefined ? 'no-identity' : 'bad-origin';
      return { error: { code } };
    }
    const made = this.createPlayer(request);
    if ('error' in made) return made;
    return { player: made.player, setCookie: cookieFor(made.secret, request.headers.origin) };
  }

  /** A new player, unless there were too many of this address lately. */
  createPlayer(request: IncomingMessage): Identity | Refused {
    const seconds = this.players.take(this.addressOf(request));
    return seconds === 0 ? this.identities.make() : { error: { code: 'too-many', seconds: Math.ceil(seconds) } };
  }

  addressOf(request: IncomingMessage): string {
    return addressOf(request, this.settings.trustProxy);
  }

  /** What a player, or an address without a player, may still send. */
  messagesOf(sender: string): Bucket {
    return this.messages.of(sender);
  }
}
