import { once } from 'node:events';
import { expect, test } from 'vitest';
import { TestPasskey } from '../../test/authenticator.ts';
import { TestBrowser } from '../../test/browser.ts';
import { testSites } from '../../test/site.ts';

const open = testSites();

const show = { do: 'show' } as const;

test('everything about a player is one file', async () => {
  const site = await open();
  const ana = await TestBrowser.seated(site);
  const file = await ana.fetch('/api/identity/export');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="interregnum.json"');
  const { player, device } = ana.bearer;
  expect(await file.json()).toEqual({
    player,
    devices: [{ id: device, browser: 'Firefox', system: 'Linux', seenDay: expect.any(Number) }],
    passkeys: [],
    notices: [],
    holidays: [{ first: 20_000, last: 20_002 }],
    people: { hidden: ['Eve'], isInvitable: true },
    tables: [{ info: { table: `of ${player}` }, record: 'a record' }],
  });
  expect((await site.fetch('/api/identity/export')).status).toBe(401);
  expect((await ana.fetch('/api/identity/export', { method: 'POST' })).status).toBe(405);
});

test('a deleted player has no devices, passkeys, links or sockets any more', async () => {
  const site = await open();
  const ana = await TestBrowser.seated(site);
  const phone = new TestBrowser(site, site.identities.make(ana.bearer.player).secret);
  await phone.must(show);
  const key = new TestPasskey();
  const { options } = await ana.must({ do: 'begin-passkey' });
  await ana.must({ do: 'keep-passkey', passkey: key.make(options, site.origin) });
  const { token } = await phone.must({ do: 'link' });
  const { player } = ana.bearer;
  const socket = site.socket(phone.headers);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  const deleted = await site.fetch('/api/identity', {
    method: 'POST',
    headers: ana.headers,
    body: JSON.stringify({ do: 'delete', sure: true }),
  });
  expect(deleted.headers.get('set-cookie')).toMatch(/^interregnum=; Path=\/; Max-Age=0/);
  expect(site.host.forgotten).toEqual([player]);
  expect((await closed)[0]).toBe(4401);
  for (const browser of [ana, phone]) expect(await browser.refusal(show)).toEqual([401, 'no-identity']);
  const guest = new TestBrowser(site);
  const asked = await guest.must({ do: 'ask-passkey' });
  expect(await guest.refusal({ do: 'take', token })).toEqual([404, 'no-link']);
  const passkey = key.use(asked.options, site.origin);
  expect(await guest.refusal({ do: 'use-passkey', passkey })).toEqual([403, 'no-passkey']);
  const kept = ['devices', 'passkeys'].map((table) => site.store.database.prepare(`SELECT * FROM ${table}`).all());
  expect(JSON.stringify(kept)).not.toContain(player);
});

test('a device that was never written down is shut out with its player, too', async () => {
  const site = await open();
  const guest = new TestBrowser(site);
  const { secret } = guest;
  await guest.fetch('/api/identity', { method: 'POST', body: JSON.stringify({ do: 'delete', sure: true }) });
  expect(await new TestBrowser(site, secret).refusal(show)).toEqual([401, 'no-identity']);
});

test('nothing is deleted without a word that it is meant, and not by other pages', async () => {
  const site = await open();
  const ana = await TestBrowser.seated(site);
  expect(await ana.refusal({ do: 'delete' })).toEqual([400, 'bad-request']);
  const body = JSON.stringify({ do: 'delete', sure: true });
  const init = { method: 'POST', headers: { origin: 'https://evil.example' }, body };
  expect((await ana.fetch('/api/identity', init)).status).toBe(403);
  expect(site.host.forgotten).toEqual([]);
});
