import { expect, test } from 'vitest';
import { Identities } from './identities.ts';

const identities = new Identities(Buffer.alloc(32, 7));

test('a secret is that of a player’s device, and no two are alike', () => {
  const { player, device, secret } = identities.make();
  expect([player, device].join(' ')).toMatch(/^[\w-]{22} [\w-]{22}$/);
  expect(identities.bearerOf(secret)).toEqual({ player, device });
  expect(identities.of({ player, device }).secret).toBe(secret);
  const other = identities.make(player);
  expect(other).toMatchObject({ player });
  expect(other.device).not.toBe(device);
  expect(identities.make().player).not.toBe(player);
});

test('a secret from before devices were told apart is still its player’s, on one device', () => {
  const { player } = identities.make();
  const secret = identities.earlySecretOf(player);
  const bearer = identities.bearerOf(secret);
  expect(bearer).toEqual({ player, device: expect.stringMatching(/^[\w-]{22}$/) });
  expect(identities.bearerOf(secret)).toEqual(bearer);
  expect(identities.bearerOf(identities.earlySecretOf(identities.make().player))?.device).not.toBe(bearer?.device);
});

test('a secret that was changed anywhere, cut or signed elsewhere is nobody’s', () => {
  const { player, device, secret } = identities.make();
  const early = identities.earlySecretOf(player);
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
  for (const good of [secret, early])
    for (let at = 0; at < good.length; at++)
      for (const other of [...signs].filter((sign) => sign !== good[at]))
        expect(identities.bearerOf(good.slice(0, at) + other + good.slice(at + 1)), `sign ${at}`).toBeUndefined();
  const [signature, earlySignature] = [secret.slice(46), early.slice(23)];
  for (const forged of ['', '.', player, `${player}.`, secret.slice(1), `${secret}A`, `${secret}\n`])
    expect(identities.bearerOf(forged), forged).toBeUndefined();
  for (const mixed of [
    `${player}.${signature}`,
    `${player}.${device}.${earlySignature}`,
    `${device}.${player}.${signature}`,
  ])
    expect(identities.bearerOf(mixed), mixed).toBeUndefined();
  expect(new Identities(Buffer.alloc(32, 8)).bearerOf(secret)).toBeUndefined();
});
