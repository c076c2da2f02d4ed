import type { ServerResponse } from 'node:http';
import { CONTENT_SECURITY_POLICY } from './content-security-policy.ts';

const SECURITY: Readonly<Record<string, string>> = {
  // Only a header can say who may frame a page.
  'Content-Security-Policy': `${CONTENT_SECURITY_POLICY}; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(SECURITY)) response.setHeader(name, value);
}

/** Names in assets/ change with what is in them; everything else is asked for anew each time. */
export function setCacheHeaders(response: ServerResponse, pathname: string): void {
  const lasting = pathname.startsWith('/assets/');
  response.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  // Pictures for previews of tables are made to be shown elsewhere.
  if (pathname.startsWith('/shared/')) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}
