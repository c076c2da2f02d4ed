import type { RequestError } from '@interregnum/protocol';
import { RequestFailed } from '@interregnum/protocol/client';
import { askIdentity } from './ask-identity.ts';

/** What the server says of a passkey is for the browser's own functions, as it is. */
type Wanted<Start extends (options: never) => unknown> = Parameters<Start>[0] extends { optionsJSON: infer Options }
  ? Options
  : never;

const NO_PASSKEY: RequestError = { code: 'no-passkey' };

/** The visitor may change their mind, or have none: browsers do not tell which. */
async function asked<Given>(work: Promise<Given>): Promise<Given> {
  try {
    return await work;
  } catch {
    throw new RequestFailed(NO_PASSKEY);
  }
}

/** Has the device make a passkey, which the server keeps. */
export async function addPasskey(): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { options } = await askIdentity({ do: 'begin-passkey' });
  const passkey = await asked(startRegistration({ optionsJSON: options as Wanted<typeof startRegistration> }));
  await askIdentity({ do: 'keep-passkey', passkey });
}

/** Lets the visitor sign in by one of their passkeys. */
export async function signInByPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { options } = await askIdentity({ do: 'ask-passkey' });
  const passkey = await asked(startAuthentication({ optionsJSON: options as Wanted<typeof startAuthentication> }));
  await askIdentity({ do: 'use-passkey', passkey });
}
