import type { AssertedPasskey, RegisteredPasskey } from '@interregnum/protocol';

/** To whom a passkey is bound: the page's origin, and its name. */
export interface Party {
  readonly origin: string;
  readonly rpId: string;
}

/** What is kept of a passkey. */
export interface StoredPasskey {
  readonly id: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
}

/** How passkeys may sign: ES256, RS256. All that there are can do one of them. */
export const ALGORITHMS = [-7, -257];

/** What neither the form of a message nor its proof depends on. */
const USUAL = { type: 'public-key', clientExtensionResults: {} } as const;

/** The passkey that a browser has made, as it is to be stored; undefined if that is not proved. */
export async function verifiedNew(
  { id, response }: RegisteredPasskey,
  expectedChallenge: string,
  { origin, rpId }: Party,
): Promise<StoredPasskey | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyRegistrationResponse({
    response: { ...USUAL, id, rawId: id, response },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  return verified?.registrationInfo?.credential;
}

/** How often a passkey says that it was used; undefined if it has not proved itself. */
export async function verifiedUse(
  { id, response }: AssertedPasskey,
  credential: StoredPasskey,
  expectedChallenge: string,
  { origin, rpId }: Party,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyAuthenticationResponse({
    response: { ...USUAL, id, rawId: id, response },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential,
    requireUserVerification: false,
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

/** The challenge that a browser says it was given. Whether it is so is for the proof to say. */
export function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
