import {
  type IdentityAnswers,
  type IdentityRequest,
  LIMITS,
  PROTOCOL,
  readIdentityRequest,
} from '@interregnum/protocol';
import type { HostApi } from '../host-api.ts';
import { NO_COOKIE } from '../identity/authenticate.ts';
import type { Bearer } from '../identity/identities.ts';
import type { IdentityStore } from '../identity/identity-store.ts';
import type { OpenConnections } from '../identity/open-connections.ts';
import { signIn } from '../identity/sign-in.ts';
import type { AuthenticatedPlayer, Authenticator, Refused } from './authenticator.ts';
import { admit, bodyOf, type Exchange } from './exchange.ts';
import { refuse, sendJson } from './respond.ts';

interface Parts {
  readonly host: HostApi;
  readonly authenticator: Authenticator;
  readonly store: IdentityStore;
  readonly connections: OpenConnections;
  /** The store has failed. */
  readonly failed: () => void;
}

type Answer = { readonly ok: IdentityAnswers[IdentityRequest['do']] };

type PasskeyRequest = Extract<IdentityRequest, { readonly do: `${string}-passkey` }>;

/** If it is refused, the same request may have been done a moment before, and its answer brings the cookie that counts. */
const SIGNS_IN: ReadonlySet<IdentityRequest['do']> = new Set(['take', 'use-passkey']);

const NO_PASSKEY: Refused = { error: { code: 'no-passkey' } };
const doneIf = (isDone: boolean): Answer | Refused => (isDone ? { ok: {} } : NO_PASSKEY);

/** A request about oneself, and who has sent it. */
interface Call extends Exchange {
  readonly bearer: AuthenticatedPlayer;
}

/** What players ask about themselves and their devices. */
export class IdentityApi {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async handle(exchange: Exchange): Promise<void> {
    const { response } = exchange;
    const bearer = admit(this.parts.authenticator, exchange, 'identifyOrCreate');
    if (bearer === undefined) return;
    const text = await bodyOf(exchange, LIMITS.message);
    if (text === undefined) return;
    const read = readIdentityRequest(text);
    const answer = 'error' in read ? read : await this.tryToAnswer({ ...exchange, bearer }, read.request);
    if ('error' in read || !SIGNS_IN.has(read.request.do)) this.renewCookie(exchange, bearer);
    if ('error' in answer) refuse(response, answer.error);
    else sendJson(response, 200, answer);
  }

  /** Has a browser keep its cookie, unless the answer brings another one, or another answer has brought that meanwhile. */
  private renewCookie({ response }: Exchange, bearer: AuthenticatedPlayer): void {
    const isGood = !response.hasHeader('Set-Cookie') && !this.parts.store.devices.isRevoked(bearer);
    if (isGood && bearer.setCookie !== undefined) response.setHeader('Set-Cookie', bearer.setCookie);
  }

  private async tryToAnswer(call: Call, request: IdentityRequest): Promise<Answer | Refused> {
    try {
      return await this.answer(call, request);
    } catch {
      this.parts.failed();
      return { error: { code: 'unavailable' } };
    }
  }

  private async answer(call: Call, request: IdentityRequest): Promise<Answer | Refused> {
    const { bearer } = call;
    const { tickets } = this.parts.store;
    switch (request.do) {
      case 'show':
        await this.parts.store.devices.note(bearer, call.request.headers['user-agent']);
        return { ok: await this.show(bearer) };
      case 'revoke':
        return this.revoke({ player: bearer.player, device: request.device });
      case 'link':
        return { ok: await tickets.issue('link', bearer) };
      case 'look':
        return this.look(bearer, await tickets.look('link', request.token));
      case 'take':
        return this.take(call, await tickets.spend('link', request.token));
      case 'delete':
        return this.delete(call);
      default:
        return this.answerAboutPasskeys(call, request);
    }
  }

  private async answerAboutPasskeys(call: Call, request: PasskeyRequest): Promise<Answer | Refused> {
    const { bearer } = call;
    const { passkeys } = this.parts.store;
    const page = this.parts.authenticator.pageOf(call.request);
    if (page === undefined) return { error: { code: 'bad-origin' } };
    const party = { origin: page.origin, rpId: page.hostname };
    const agent = call.request.headers['user-agent'];
    switch (request.do) {
      case 'begin-passkey': {
        const options = await passkeys.beginAdding(bearer, party, (await this.nameOf(bearer.player)) ?? 'Interregnum');
        return options === undefined ? { error: { code: 'too-many' } } : { ok: { options } };
      }
      case 'keep-passkey':
        return doneIf(await passkeys.add(bearer, party, request.passkey, agent));
      case 'ask-passkey':
        return { ok: { options: await passkeys.beginUsing(bearer, party) } };
      case 'use-passkey': {
        const player = await passkeys.use(bearer, party, request.passkey);
        return player === undefined ? NO_PASSKEY : this.signIn(call, player);
      }
      case 'drop-passkey':
        return doneIf(await passkeys.delete(bearer.player, request.passkey));
    }
  }

  private async show({ player, device }: Bearer): Promise<IdentityAnswers['show']> {
    const name = await this.nameOf(player);
    const { store } = this.parts;
    const { devices, passkeys } = store;
    const known = await devices.of(player);
    return {
      player,
      ...(name !== undefined && { name }),
      tables: await store.tablesOf(player),
      devices: known.map((each) => ({ ...each, ...(each.id === device && { isThis: true }) })),
      passkeys: await passkeys.of(player),
    };
  }

  private async nameOf(player: string): Promise<string | undefined> {
    const hello = await this.parts.host.answer(player, { id: 'name', do: 'hello', protocol: PROTOCOL });
    return 'ok' in hello && 'player' in hello.ok ? hello.ok.player?.name : undefined;
  }

  /** Stored first: whoever is cut off cannot come back. */
  private async revoke(bearer: Bearer): Promise<Answer | Refused> {
    if (!(await this.parts.store.devices.revoke(bearer))) return { error: { code: 'no-device' } };
    this.parts.connections.end(bearer.player, bearer.device);
    return { ok: {} };
  }

  private async look({ player }: Bearer, from: Bearer | undefined): Promise<Answer> {
    if (!this.isGood(from)) return { ok: { tables: 0, isGone: true } };
    if (from.player === player) return { ok: { tables: 0, isYours: true } };
    const name = await this.nameOf(from.player);
    const tables = await this.parts.store.tablesOf(player);
    return { ok: { ...(name !== undefined && { name }), tables } };
  }

  /** Whether a link is that of a device which may still give one away. */
  private isGood(from: Bearer | undefined): from is Bearer {
    return from !== undefined && !this.parts.store.devices.isRevoked(from);
  }

  /** What a failure leaves half done is done by the next attempt: until then the device is good. */
  private async delete({ bearer, response }: Call): Promise<Answer> {
    await this.parts.host.forget(bearer.player);
    await this.parts.store.devices.forget(bearer);
    this.parts.connections.end(bearer.player);
    response.setHeader('Set-Cookie', NO_COOKIE);
    return { ok: {} };
  }

  /** Everything about a player as one file. */
  async export(exchange: Exchange): Promise<void> {
    const { authenticator, host, failed } = this.parts;
    const bearer = admit(authenticator, exchange);
    if (bearer === undefined) return;
    try {
      const { devices, tables: _, ...about } = await this.show(bearer);
      const { player } = bearer;
      const [tables, notices] = [await host.exportTables(player), await host.exportNotices(player)];
      exchange.response.setHeader('Content-Disposition', 'attachment; filename="interregnum.json"');
      sendJson(exchange.response, 200, {
        ...about,
        devices: devices.map(({ isThis, ...device }) => device),
        notices,
        holidays: await host.exportHolidays(player),
        people: await host.exportPeople(player),
        tables,
      });
    } catch {
      failed();
      refuse(exchange.response, { code: 'unavailable' });
    }
  }

  private async take(call: Call, from: Bearer | undefined): Promise<Answer | Refused> {
    return this.isGood(from) ? this.signIn(call, from.player) : { error: { code: 'no-link' } };
  }

  /** The device that asks becomes one of a player. */
  private async signIn({ bearer, request, response }: Call, player: string): Promise<Answer> {
    const { authenticator, store, host, connections } = this.parts;
    const { identities, devices } = store;
    const agent = request.headers['user-agent'];
    const signed = await signIn({ host, identities, devices, connections }, bearer, player, agent);
    if (bearer.setCookie === undefined) return { ok: { player: signed.player, key: identities.of(signed).secret } };
    response.setHeader('Set-Cookie', authenticator.withCookie(signed, request.headers.origin).setCookie);
    return { ok: { player: signed.player } };
  }
}
