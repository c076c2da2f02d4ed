import { expect, test } from 'vitest';
import { supportOf } from './passkey-support.ts';

test.each([
  [{ isSecure: true, hostname: 'games.example', hasPasskeys: true }, 'ready'],
  [{ isSecure: true, hostname: 'localhost', hasPasskeys: true }, 'ready'],
  [{ isSecure: false, hostname: 'club.local', hasPasskeys: false }, 'insecure'],
  [{ isSecure: true, hostname: '127.0.0.1', hasPasskeys: true }, 'number'],
  [{ isSecure: true, hostname: '[::1]', hasPasskeys: true }, 'number'],
  [{ isSecure: true, hostname: 'games.example', hasPasskeys: false }, 'absent'],
] as const)('%o: passkeys are %s', (page, support) => {
  expect(supportOf(page)).toBe(support);
});
