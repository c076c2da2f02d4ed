/** Whether passkeys can be used here, or why not. */
export type PasskeySupport = 'ready' | 'insecure' | 'number' | 'absent';

/** As much of a page as passkeys depend on. */
interface PageFacts {
  readonly isSecure: boolean;
  readonly hostname: string;
  readonly hasPasskeys: boolean;
}

/** Passkeys are bound to the name of an address, which a number is not. */
export function supportOf({ isSecure, hostname, hasPasskeys }: PageFacts): PasskeySupport {
  if (!isSecure) return 'insecure';
  if (/^[\d.]+$|^\[/.test(hostname)) return 'number';
  return hasPasskeys ? 'ready' : 'absent';
}

export const passkeySupport = (): PasskeySupport =>
  supportOf({
    isSecure: isSecureContext,
    hostname: location.hostname,
    hasPasskeys: 'PublicKeyCredential' in window,
  });
