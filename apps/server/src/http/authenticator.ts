import type { IncomingMessage } from 'node:http';
import type { RequestError } from '@interregnum/protocol';
import { authenticate, cookieFor, cookiesIn, originOf } from '../identity/authenticate.ts';
import type { Devices } from '../identity/devices.ts';
import type { Bearer, Identities, Identity } from '../identity/identities.ts';
import type { IdentityStore } from '../identity/identity-store.ts';
import { addressOf } from '../limits/addresses.ts';
import { type Bucket, Buckets } from '../limits/bucket.ts';
import type { Settings } from '../settings.ts';

/** A player who may send requests, on a device, and a cookie to be set if a browser is to keep it. */
export interface AuthenticatedPlayer extends Bearer {
  readonly setCookie?: string;
}

/** Why a request is not done. */
export type Refused = { readonly error: RequestError };

/** Authenticates requests, by socket and by HTTP alike, and limits how much each player may send. */
export class Authenticator {
  private readonly identities: Identities;
  private readonly devices: Devices;
  private readonly settings: Settings;
  private readonly messages: Buckets;
  private readonly players: Buckets;

  constructor({ identities, devices }: Pick<IdentityStore, 'identities' | 'devices'>, settings: Settings) {
    this.identities = identities;
    this.devices = devices;
    this.settings = settings;
    const { messagesAtOnce, messagesPerSecond, playersPerMinute } = settings.limits;
    this.messages = new Buckets({ atOnce: messagesAtOnce, perSecond: messagesPerSecond });
    this.players = new Buckets({ atOnce: playersPerMinute, perSecond: playersPerMinute / 60 });
  }

  /** The player whose cookie or key a request brings; undefined if it brings none that is good. */
  identify(request: IncomingMessage): AuthenticatedPlayer | Refused | undefined {
    const { headers, method } = request;
    const authentication = authenticate(headers, (secret) => this.bearerOf(secret));
    if (authentication.bearer === undefined) return authentication.error && { error: { code: authentication.error } };
    const { bearer, by } = authentication;
    const isReading = method === 'GET' && headers.upgrade === undefined;
    const isCookie = by === 'cookie';
    const origin = originOf(headers, this.settings.publicUrl);
    // Reading changes nothing, and browsers let no other page read the answer. They do not say then where they come from.
    if (isCookie && origin !== 'same' && !(origin === 'unknown' && isReading)) return { error: { code: 'bad-origin' } };
    if (!isReading) this.devices.noteVisit(bearer, headers['user-agent']);
    return isCookie ? this.withCookie(bearer, headers.origin) : bearer;
  }

  private bearerOf(secret: string): Bearer | undefined {
    const bearer = this.identities.bearerOf(secret);
    return bearer === undefined || this.devices.isRevoked(bearer) ? undefined : bearer;
  }

  private isLate({ headers }: IncomingMessage): boolean {
    return cookiesIn(headers.cookie ?? '').some((secret) => {
      const bearer = this.identities.bearerOf(secret);
      return bearer !== undefined && this.devices.isLate(bearer);
    });
  }

  /** The same with a cookie that has the browser keep it. */
  withCookie(bearer: Bearer, origin: string | undefined): Required<AuthenticatedPlayer> {
    const { player, device, secret } = this.identities.of(bearer);
    return { player, device, setCookie: cookieFor(secret, origin) };
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
    // Another answer is about to bring a cookie, which that of a new player would replace.
    if (this.isLate(request)) return { error: { code: 'no-identity' } };
    const made = this.createPlayer(request);
    if ('error' in made) return made;
    return this.withCookie(made, request.headers.origin);
  }

  /** A new player, unless there were too many of this address lately. */
  createPlayer(request: IncomingMessage): Identity | Refused {
    const seconds = this.players.take(this.addressOf(request));
    return seconds === 0 ? this.identities.make() : { error: { code: 'too-many', seconds: Math.ceil(seconds) } };
  }

  /** The page of this server that a request comes from; undefined if it comes from none. */
  pageOf({ headers }: IncomingMessage): URL | undefined {
    const { origin } = headers;
    const isOurs = origin !== undefined && originOf(headers, this.settings.publicUrl) === 'same';
    return isOurs ? new URL(origin) : undefined;
  }

  addressOf(request: IncomingMessage): string {
    return addressOf(request, this.settings.trustProxy);
  }

  /** Why a player, or an address without a player, has to wait; undefined if it has not. */
  tooMany(sender: string, cost = 1): RequestError | undefined {
    const seconds = this.messagesOf(sender).take(cost, performance.now());
    return seconds === 0 ? undefined : { code: 'too-many', seconds: Math.ceil(seconds) };
  }

  /** What a player, or an address without a player, may still send. */
  messagesOf(sender: string): Bucket {
    return this.messages.of(sender);
  }
}
