import { expect, test } from 'vitest';
import { Identities } from './identities.ts';

const identities = new Identities(Buffer.alloc(32, 7));

test('a secret is its player’s, and no two players are alike', () => {
  const { player, secret } = identities.make();
  expect(player).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(identities.playerOf(secret)).toBe(player);
  expect(identities.of(player).secret).toBe(secret);
  expect(identities.make().player).not.toBe(player);
});

test('a secret that was changed anywhere, cut or signed elsewhere is nobody’s', () => {
  const { player, secret } = identities.make();
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
  for (let at = 0; at < secret.length; at++)
    for (const other of [...signs].filter((sign) => sign !== secret[at]))
      expect(identities.playerOf(secret.slice(0, at) + other + secret.slice(at + 1)), `sign ${at}`).toBeUndefined();
  for (const forged of ['', '.', player, `${player}.`, secret.slice(1), `${secret}A`, `${secret}\n`])
    expect(identities.playerOf(forged), forged).toBeUndefined();
  expect(new Identities(Buffer.alloc(32, 8)).playerOf(secret)).toBeUndefined();
});
