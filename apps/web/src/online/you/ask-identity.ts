import type { IdentityAnswers, IdentityRequest, RequestError } from '@interregnum/protocol';
import { RequestFailed } from '@interregnum/protocol/client';
import { expectSignOut } from '../connection/page-connection.ts';

type Asked<Do> = Extract<IdentityRequest, { readonly do: Do }> & { readonly do: Do };

/** After these the visitor is somebody else, or nobody. */
const LEAVING: readonly IdentityRequest['do'][] = ['take', 'use-passkey', 'revoke', 'delete'];

/** Asks the server about the visitor. By HTTP, because an answer may bring another cookie. */
export async function askIdentity<Do extends IdentityRequest['do']>(request: Asked<Do>): Promise<IdentityAnswers[Do]> {
  if (LEAVING.includes(request.do)) expectSignOut();
  // The answer is read by the browser even if the page goes meanwhile: it may bring a cookie.
  const init = { method: 'POST', body: JSON.stringify(request), keepalive: true } as const;
  const response = await fetch('api/identity', init);
  const answer: { readonly ok: IdentityAnswers[Do] } | { readonly error: RequestError } = await response.json();
  if ('error' in answer) throw new RequestFailed(answer.error);
  return answer.ok;
}

const TOLD = ['no-link', 'no-passkey', 'no-device', 'no-days', 'too-many', 'unavailable'] as const;

/** Why something was not done, by the key of its words. */
export function identityErrorKey(problem: unknown): string {
  const code = problem instanceof RequestFailed ? problem.error.code : undefined;
  return `trouble.${TOLD.find((each) => each === code) ?? 'other'}`;
}

/** The app anew, as whoever the visitor is now. */
export function startAnew(hash: string): void {
  location.hash = hash;
  location.reload();
}
