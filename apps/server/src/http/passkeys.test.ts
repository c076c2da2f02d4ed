import { expect, test } from 'vitest';
import { TestPasskey } from '../../test/authenticator.ts';
import { TestBrowser } from '../../test/browser.ts';
import { type TestSite, testSites } from '../../test/site.ts';

const open = testSites();

const NO_PASSKEY = [403, 'no-passkey'];
const MINUTE = 60_000;

/** A player with a passkey. */
async function withPasskey(site: TestSite): Promise<{ ana: TestBrowser; key: TestPasskey }> {
  const [ana, key] = [await TestBrowser.seated(site), new TestPasskey()];
  const { options } = await ana.must({ do: 'begin-passkey' });
  await ana.must({ do: 'keep-passkey', passkey: key.make(options, site.origin) });
  return { ana, key };
}

const optionsFor = async (browser: TestBrowser): Promise<object> => (await browser.must({ do: 'ask-passkey' })).options;

test('a passkey makes a fresh browser a device of its player, which keeps what it had as a guest', async () => {
  const site = await open();
  const { ana, key } = await withPasskey(site);
  const fresh = await TestBrowser.seated(site, 'Guest');
  const { player } = fresh.bearer;
  const passkey = key.use(await optionsFor(fresh), site.origin);
  expect(await fresh.must({ do: 'use-passkey', passkey })).toEqual({ player: ana.bearer.player });
  expect(fresh.bearer.player).toBe(ana.bearer.player);
  expect(site.host.handed).toEqual([[player, ana.bearer.player]]);
  const { passkeys, devices } = await fresh.must({ do: 'show' });
  expect([passkeys.length, devices.length]).toEqual([1, 2]);
  expect(passkeys[0]).toMatchObject({ browser: 'Firefox', system: 'Linux' });
});

test('an answer is good once, soon, and for the device that was asked', async () => {
  const site = await open();
  const { key } = await withPasskey(site);
  const [one, other] = [new TestBrowser(site), new TestBrowser(site)];
  const use = (browser: TestBrowser, options: object) =>
    browser.refusal({ do: 'use-passkey', passkey: key.use(options, site.origin) });
  const options = await optionsFor(one);
  expect(await use(other, options)).toEqual(NO_PASSKEY);
  expect(await use(one, options)).toEqual(NO_PASSKEY);
  const again = key.use(await optionsFor(one), site.origin);
  const both = await Promise.all([1, 2].map(() => one.refusal({ do: 'use-passkey', passkey: again })));
  expect(both.filter((each) => each === 'done')).toHaveLength(1);
  const late = await optionsFor(other);
  site.ahead = 6 * MINUTE;
  expect(await use(other, late)).toEqual(NO_PASSKEY);
});

test('nothing else than the passkey that was made here, for this origin, signs in', async () => {
  const site = await open();
  const { ana, key } = await withPasskey(site);
  const guest = new TestBrowser(site);
  const attempt = async (passkey: (options: object) => object) =>
    guest.refusal({ do: 'use-passkey', passkey: passkey(await optionsFor(guest)) });
  expect(await attempt((options) => new TestPasskey().use(options, site.origin))).toEqual(NO_PASSKEY);
  expect(await attempt((options) => key.use(options, 'https://evil.example'))).toEqual(NO_PASSKEY);
  expect(await attempt((options) => key.use({ ...options, rpId: 'evil.example' }, site.origin))).toEqual(NO_PASSKEY);
  const forged = new TestPasskey();
  expect(
    await attempt((options) => ({ ...forged.use(options, site.origin), id: key.use(options, site.origin).id })),
  ).toEqual(NO_PASSKEY);
  key.counter = 1;
  expect(await attempt((options) => key.use(options, site.origin))).toEqual(NO_PASSKEY);
  key.counter = 100;
  const [{ id }] = (await ana.must({ do: 'show' })).passkeys;
  expect(await guest.refusal({ do: 'drop-passkey', passkey: id })).toEqual(NO_PASSKEY);
  expect(await ana.refusal({ do: 'drop-passkey', passkey: id })).toBe('done');
  expect(await attempt((options) => key.use(options, site.origin))).toEqual(NO_PASSKEY);
  expect(guest.bearer.player).not.toBe(ana.bearer.player);
});

test('a passkey is kept only if it was made for this player, on this device, just now', async () => {
  const site = await open();
  const { ana, key } = await withPasskey(site);
  const eve = new TestBrowser(site);
  const keep = (browser: TestBrowser, passkey: object) => browser.refusal({ do: 'keep-passkey', passkey });
  const { options } = await ana.must({ do: 'begin-passkey' });
  expect(await keep(eve, new TestPasskey().make(options, site.origin))).toEqual(NO_PASSKEY);
  expect(await keep(ana, new TestPasskey().make(options, site.origin))).toEqual(NO_PASSKEY);
  const { options: next } = await eve.must({ do: 'begin-passkey' });
  expect(await keep(eve, key.make(next, site.origin))).toEqual(NO_PASSKEY);
  const asked = await optionsFor(eve);
  expect(await keep(eve, new TestPasskey().make({ ...asked, rp: { id: '127.0.0.1' } }, site.origin))).toEqual(
    NO_PASSKEY,
  );
  expect((await ana.must({ do: 'show' })).passkeys).toHaveLength(1);
});

test('passkeys are for pages of this server, and nothing that is none is taken for one', async () => {
  const site = await open();
  const headers = { authorization: `Bearer ${site.identities.make().secret}` };
  const body = JSON.stringify({ do: 'begin-passkey' });
  expect((await site.fetch('/api/identity', { method: 'POST', headers, body })).status).toBe(403);
  const guest = new TestBrowser(site);
  for (const passkey of [{}, { id: 'a' }, { id: '!', response: {} }, 'x'.repeat(2000)])
    expect(await guest.refusal({ do: 'use-passkey', passkey })).toEqual([400, 'bad-request']);
  const garbage = { id: 'AAAA', response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } };
  expect(await guest.refusal({ do: 'use-passkey', passkey: garbage })).toEqual(NO_PASSKEY);
});
