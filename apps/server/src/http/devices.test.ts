import { once } from 'node:events';
import { expect, test } from 'vitest';
import { TestBrowser } from '../../test/browser.ts';
import { testSites } from '../../test/site.ts';

const open = testSites();

const TODAY = Math.floor(Date.now() / 86_400_000);
const show = { do: 'show' } as const;
const ping = { id: 'a', do: 'ping' };

test('devices are listed by their names and the day they were last seen, and one knows itself', async () => {
  const site = await open();
  const laptop = await TestBrowser.seated(site);
  const { player, device } = laptop.bearer;
  const phone = new TestBrowser(site, site.identities.make(player).secret);
  await phone.must(show);
  const { devices } = await laptop.must(show);
  const named = { browser: 'Firefox', system: 'Linux' };
  expect(devices).toHaveLength(2);
  expect(devices).toContainEqual({ id: device, ...named, seenDay: expect.any(Number), isThis: true });
  expect(devices).toContainEqual({ id: phone.bearer.device, ...named, seenDay: expect.any(Number) });
  expect(Math.abs(devices[0].seenDay - TODAY)).toBeLessThan(2);
});

test('a guest who has just sat down finds the device that they are at', async () => {
  const site = await open();
  const guest = new TestBrowser(site);
  await guest.fetch('/api/player', { method: 'POST' });
  site.seat(guest.bearer.player, 'Ana');
  expect((await guest.must(show)).devices).toHaveLength(1);
});

test('a page that was never here is a guest’s, and a program needs a key first', async () => {
  const site = await open();
  const ask = (headers: Record<string, string>) =>
    site.fetch('/api/identity', { method: 'POST', headers, body: JSON.stringify(show) });
  const asked = await ask({ origin: site.origin });
  expect([asked.status, asked.headers.get('set-cookie')]).toEqual([200, expect.stringMatching(/^interregnum=/)]);
  expect((await ask({})).status).toBe(401);
  expect((await ask({ origin: 'https://evil.example' })).status).toBe(403);
});

test('nothing is kept of a device whose player has never sat down', async () => {
  const guest = new TestBrowser(await open());
  await guest.must(show);
  expect(await guest.must(show)).toEqual({ player: guest.bearer.player, tables: 0, devices: [], passkeys: [] });
});

test('a cookie from before devices becomes one with its next visit, and is refused once that is revoked', async () => {
  const site = await open();
  const ana = await TestBrowser.seated(site);
  const { player } = ana.bearer;
  const early = new TestBrowser(site, site.identities.earlySecretOf(player));
  const later = new TestBrowser(site, early.secret);
  await later.fetch('/api/player', { method: 'POST' });
  expect(later.secret).not.toBe(early.secret);
  expect(later.bearer).toEqual(early.bearer);
  expect((await early.must(show)).devices.find(({ isThis }) => isThis)?.id).toBe(later.bearer.device);
  expect(await ana.refusal({ do: 'revoke', device: later.bearer.device })).toBe('done');
  for (const browser of [early, later]) expect(await browser.refusal(show)).toEqual([401, 'no-identity']);
});

test('a revoked device loses its sockets and its questions at once, and its secret is good for nothing', async () => {
  const site = await open();
  const ana = await TestBrowser.seated(site);
  const lost = new TestBrowser(site, site.identities.make(ana.bearer.player).secret);
  await lost.must(show);
  const sockets = [lost, ana].map(({ headers }) => site.socket(headers));
  for (const socket of sockets) await once(socket, 'open');
  site.host.held = new Promise(() => {});
  const key = { authorization: `Bearer ${lost.secret}` };
  const polled = site.fetch(`/api/tables/${'T'.repeat(22)}?after=1&wait=50`, { headers: key });
  const cut = expect(polled).rejects.toThrow();
  await expect.poll(() => site.host.polls).toBe(1);
  const closed = once(sockets[0], 'close');
  expect(await ana.refusal({ do: 'revoke', device: lost.bearer.device })).toBe('done');
  expect((await closed)[0]).toBe(4401);
  await cut;
  expect(sockets[1].readyState).toBe(sockets[1].OPEN);
  expect((await site.by(lost.secret, ping)).status).toBe(401);
  expect((await ana.must(show)).devices.map(({ id }) => id)).not.toContain(lost.bearer.device);
  await site.reopen();
  expect((await site.by(lost.secret, ping)).status).toBe(401);
  expect((await site.by(ana.secret, ping)).status).toBe(200);
});

test('nothing is pushed to the devices of who has revoked one, until they ask for it again', async () => {
  const site = await open();
  const ana = await TestBrowser.seated(site);
  const { database } = site.store;
  for (const player of [ana.bearer.player, 'another'])
    database
      .prepare("INSERT INTO subscriptions VALUES (?, ?, '', '', 1, '{}', 0, 0)")
      .run(`https://push.example/${player}`, player);
  const lost = new TestBrowser(site, site.identities.make(ana.bearer.player).secret);
  await lost.must(show);
  await ana.must({ do: 'revoke', device: lost.bearer.device });
  expect(database.prepare('SELECT player FROM subscriptions').all()).toMatchObject([{ player: 'another' }]);
});

test('a revoked socket that does not go is neither heard nor told anything', async () => {
  const site = await open();
  const ana = await TestBrowser.seated(site);
  const socket = site.socket(ana.headers);
  await once(socket, 'open');
  socket.pause();
  const { player, device } = ana.bearer;
  await ana.must({ do: 'revoke', device });
  expect(site.host.sends.has(player)).toBe(false);
});

test('nobody revokes a device of somebody else, nor one twice', async () => {
  const site = await open();
  const [ana, ben] = [await TestBrowser.seated(site), await TestBrowser.seated(site, 'Ben')];
  const { device } = ana.bearer;
  expect(await ben.refusal({ do: 'revoke', device })).toEqual([404, 'no-device']);
  expect((await ana.must(show)).devices).toHaveLength(1);
  expect(await ana.refusal({ do: 'revoke', device })).toBe('done');
  expect(await ana.refusal({ do: 'revoke', device })).toEqual([401, 'no-identity']);
});

test('while nothing can be stored, nothing is revoked', async () => {
  const site = await open();
  const ana = await TestBrowser.seated(site);
  site.store.isFull = true;
  expect(await ana.refusal({ do: 'revoke', device: ana.bearer.device })).toEqual([503, 'unavailable']);
  site.store.isFull = false;
  expect((await ana.must(show)).devices).toHaveLength(1);
});
