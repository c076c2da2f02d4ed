import { type Clock, Conflict, type Row, type Store } from '@interregnum/hosting';
import type { AssertedPasskey, PasskeyInfo, RegisteredPasskey } from '@interregnum/protocol';
import { dayOf } from './day.ts';
import { deviceNameOf } from './device-name.ts';
import type { Bearer } from './identities.ts';
import { ALGORITHMS, challengeIn, type Party, type StoredPasskey, verifiedNew, verifiedUse } from './passkey-proofs.ts';
import { deletePasskey, insertPasskey, movePasskeyCounter, selectPasskey, selectPasskeys } from './statements.ts';
import type { Tickets } from './tickets.ts';

/** So many passkeys a player may have. */
const MOST = 20;

type Parts = { readonly store: Store; readonly clock: Clock; readonly tickets: Tickets };

/** Keys that players' own devices keep: with one of them, any browser can become a device of its player. */
export class Passkeys {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async of(player: string): Promise<PasskeyInfo[]> {
    const [rows] = await this.parts.store.transaction([selectPasskeys(player)]);
    return rows.map(({ id, browser, system, made_day }) => ({
      id: String(id),
      browser: String(browser),
      system: String(system),
      madeDay: Number(made_day),
    }));
  }

  /** What a browser is to make a passkey by; undefined if the player has too many. */
  async beginAdding(bearer: Bearer, { rpId }: Party, name: string): Promise<object | undefined> {
    const [rows] = await this.parts.store.transaction([selectPasskeys(bearer.player)]);
    if (rows.length >= MOST) return undefined;
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const options = await generateRegistrationOptions({
      rpName: 'Interregnum',
      rpID: rpId,
      userName: name,
      userID: new Uint8Array(Buffer.from(bearer.player, 'base64url')),
      excludeCredentials: rows.map(({ id }) => ({ id: String(id) })),
      supportedAlgorithmIDs: ALGORITHMS,
      // A fresh browser asks for any passkey, without knowing whose; that somebody is there is proof enough for a game.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.parts.tickets.issue('new-passkey', bearer, options.challenge);
    return options;
  }

  /** Keeps a passkey; false if it is none, or was not made for this device just now. */
  async add(bearer: Bearer, party: Party, given: RegisteredPasskey, userAgent: string | undefined): Promise<boolean> {
    const challenge = await this.spent('new-passkey', bearer, given.response.clientDataJSON);
    const made = challenge && (await verifiedNew(given, challenge, party));
    if (!made) return false;
    const { store, clock } = this.parts;
    try {
      await store.transaction([insertPasskey(bearer.player, made, deviceNameOf(userAgent), dayOf(clock))]);
      return true;
    } catch (problem) {
      if (problem instanceof Conflict) return false;
      throw problem;
    }
  }

  /** What a browser is to ask for a passkey by. */
  async beginUsing(bearer: Bearer, { rpId }: Party): Promise<object> {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const options = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'preferred' });
    await this.parts.tickets.issue('passkey', bearer, options.challenge);
    return options;
  }

  /** Whose passkey has answered; undefined if none of ours has, or not to what this device was asked just now. */
  async use(bearer: Bearer, party: Party, given: AssertedPasskey): Promise<string | undefined> {
    const { store } = this.parts;
    const challenge = await this.spent('passkey', bearer, given.response.clientDataJSON);
    const [[row]] = await store.transaction([selectPasskey(given.id)]);
    if (challenge === undefined || row === undefined) return undefined;
    const known = passkeyIn(row);
    const counter = await verifiedUse(given, known, challenge, party);
    if (counter === undefined) return undefined;
    await store.transaction([movePasskeyCounter(known.id, counter)]);
    return String(row.player);
  }

  /** False if the player has no such passkey. */
  async delete(player: string, id: string): Promise<boolean> {
    const [rows] = await this.parts.store.transaction([deletePasskey(player, id)]);
    return rows.length > 0;
  }

  /** The challenge that something answers, if this device was given it and has not used it. */
  private async spent(
    purpose: 'new-passkey' | 'passkey',
    { player, device }: Bearer,
    clientData: string,
  ): Promise<string | undefined> {
    const challenge = challengeIn(clientData);
    const to = challenge && (await this.parts.tickets.spend(purpose, challenge));
    return to && to.player === player && to.device === device ? challenge : undefined;
  }
}

const passkeyIn = ({ id, public_key, counter }: Row): StoredPasskey => ({
  id: String(id),
  publicKey: new Uint8Array(Buffer.from(String(public_key), 'base64url')),
  counter: Number(counter),
});
