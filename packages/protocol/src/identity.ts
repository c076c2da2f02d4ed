import * as v from 'valibot';
import { Id } from './forms.ts';
import { type Flaw, readForm } from './read-request.ts';

/** The player and their devices; nothing changes. */
const Show = v.strictObject({ do: v.literal('show') });
/** A device is signed out for good: its connections end at once. */
const Revoke = v.strictObject({ do: v.literal('revoke'), device: Id });

/** A link to this identity, for another device: it is good for ten minutes, and once. An earlier one is none any more. */
const Link = v.strictObject({ do: v.literal('link') });
/** Whose link it is, and what would become of the tables that this device has; nothing changes. */
const Look = v.strictObject({ do: v.literal('look'), token: Id });
/** Spends a link: this is a device of its player from now on, and the tables that it had are that player's. */
const Take = v.strictObject({ do: v.literal('take'), token: Id });

/** Bytes in base64url. */
const Bytes = (most: number) => v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/, 'not base64url'), v.maxLength(most));
const PasskeyId = Bytes(1400);

/** What `navigator.credentials.create` and `get` lead to, as JSON; whatever else it holds is not looked at. */
const Registered = v.object({
  id: PasskeyId,
  response: v.object({ clientDataJSON: Bytes(4000), attestationObject: Bytes(12_000) }),
});
const Asserted = v.object({
  id: PasskeyId,
  response: v.object({ clientDataJSON: Bytes(4000), authenticatorData: Bytes(4000), signature: Bytes(8000) }),
});
export type RegisteredPasskey = v.InferOutput<typeof Registered>;
export type AssertedPasskey = v.InferOutput<typeof Asserted>;

/** What a browser is to make a passkey by, for this player; and the passkey that it has made, to be kept. */
const BeginPasskey = v.strictObject({ do: v.literal('begin-passkey') });
const KeepPasskey = v.strictObject({ do: v.literal('keep-passkey'), passkey: Registered });
/** What a browser is to ask for a passkey by; and what the passkey has answered: this is a device of its player from now on. */
const AskPasskey = v.strictObject({ do: v.literal('ask-passkey') });
const UsePasskey = v.strictObject({ do: v.literal('use-passkey'), passkey: Asserted });
const DropPasskey = v.strictObject({ do: v.literal('drop-passkey'), passkey: PasskeyId });

/** Deletes everything about the player, for good: what is under way is given up, and their seats have no name. */
const Delete = v.strictObject({ do: v.literal('delete'), sure: v.literal(true) });

/** What can be asked for about oneself, by `POST /api/identity` alone: answers may bring another cookie. */
export const IdentityRequest = v.variant('do', [
  Show,
  Revoke,
  Link,
  Look,
  Take,
  BeginPasskey,
  KeepPasskey,
  AskPasskey,
  UsePasskey,
  DropPasskey,
  Delete,
]);
export type IdentityRequest = v.InferOutput<typeof IdentityRequest>;

/** Reads such a request, wherever it comes from. It never throws. */
export const readIdentityRequest = (text: string): { readonly request: IdentityRequest } | Flaw =>
  readForm(text, IdentityRequest);

/** A browser, or a program with a key. Names are empty where it does not tell them. */
export interface DeviceInfo {
  readonly id: string;
  readonly browser: string;
  readonly system: string;
  /** Days since 1970. */
  readonly seenDay: number;
  /** Whether it sent the request. */
  readonly isThis?: true;
}

/** A passkey, by where it was made. */
export interface PasskeyInfo {
  readonly id: string;
  readonly browser: string;
  readonly system: string;
  /** Days since 1970. */
  readonly madeDay: number;
}

export interface IdentityInfo {
  readonly player: string;
  /** Of whoever has sat down once. */
  readonly name?: string;
  readonly tables: number;
  /** The latest first. Of a player who has never sat down none is kept. */
  readonly devices: readonly DeviceInfo[];
  readonly passkeys: readonly PasskeyInfo[];
}

/** What a link leads to. */
export interface LinkInfo {
  /** It was used already, is too old, or never was one. */
  readonly isGone?: true;
  /** Of whoever has made it, if they have sat down once. */
  readonly name?: string;
  /** How many tables this device has that would come along. */
  readonly tables: number;
  /** Whether it is a device of that player already. */
  readonly isYours?: true;
}

/** Who one is from now on. Programs are told their key; browsers get a cookie. */
export interface SignedIn {
  readonly player: string;
  readonly key?: string;
}

type Nothing = Readonly<Record<string, never>>;

/** What such a request is answered with if it is done. */
export interface IdentityAnswers {
  readonly show: IdentityInfo;
  readonly revoke: Nothing;
  /** `until` is in milliseconds since 1970, by the server's clock. */
  readonly link: { readonly token: string; readonly until: number };
  readonly look: LinkInfo;
  readonly take: SignedIn;
  /** `options` are those of the browser's own functions, as JSON. */
  readonly 'begin-passkey': { readonly options: object };
  readonly 'keep-passkey': Nothing;
  readonly 'ask-passkey': { readonly options: object };
  readonly 'use-passkey': SignedIn;
  readonly 'drop-passkey': Nothing;
  readonly delete: Nothing;
}
