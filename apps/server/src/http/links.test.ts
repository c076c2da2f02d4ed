import { once } from 'node:events';
import { expect, test } from 'vitest';
import { TestBrowser } from '../../test/browser.ts';
import { testSites } from '../../test/site.ts';

const open = testSites();

const MINUTE = 60_000;
const link = { do: 'link' } as const;
const show = { do: 'show' } as const;
const NO_LINK = [404, 'no-link'];
const GONE = { tables: 0, isGone: true };

test('a link makes another browser a device of its player, which keeps what it had as a guest', async () => {
  const site = await open();
  const [ana, phone] = [await TestBrowser.seated(site), await TestBrowser.seated(site, 'Guest')];
  const guest = phone.bearer;
  const socket = site.socket(phone.headers);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  const { token } = await ana.must(link);
  expect(await phone.must({ do: 'take', token })).toEqual({ player: ana.bearer.player });
  expect(site.host.handed).toEqual([[guest.player, ana.bearer.player]]);
  expect(phone.bearer).toMatchObject({ player: ana.bearer.player });
  expect(phone.bearer.device).not.toBe(guest.device);
  expect((await ana.must(show)).devices.map(({ id }) => id).toSorted()).toEqual(
    [ana.bearer.device, phone.bearer.device].toSorted(),
  );
  expect((await closed)[0]).toBe(4401);
});

test('of many browsers at the same moment one uses a link, and nobody after it', async () => {
  const site = await open();
  const ana = await TestBrowser.seated(site);
  const { token } = await ana.must(link);
  const browsers = Array.from({ length: 8 }, () => new TestBrowser(site));
  const taken = await Promise.all(browsers.map((browser) => browser.refusal({ do: 'take', token })));
  expect(taken.filter((each) => each === 'done')).toHaveLength(1);
  expect(taken.filter((each) => each !== 'done')).toEqual(Array.from({ length: 7 }, () => NO_LINK));
  expect(site.host.handed).toHaveLength(1);
  expect(await new TestBrowser(site).refusal({ do: 'take', token })).toEqual(NO_LINK);
});

test('a browser that uses a link twice at once keeps the cookie that it was given for it', async () => {
  const site = await open();
  const [ana, phone] = [await TestBrowser.seated(site), await TestBrowser.seated(site, 'Guest')];
  const body = JSON.stringify({ do: 'take', token: (await ana.must(link)).token });
  const init = { method: 'POST', headers: phone.headers, body };
  const { promise, resolve } = Promise.withResolvers();
  site.host.held = promise;
  const taken = [1, 2].map(() => site.fetch('/api/identity', init));
  const second = await Promise.race(taken);
  expect([second.status, second.headers.get('set-cookie')]).toEqual([404, null]);
  resolve(undefined);
  const done = (await Promise.all(taken)).find((each) => each !== second);
  expect([done?.status, done?.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('interregnum=')]);
});

test('a link is good for ten minutes, until there is another one, and while its device is', async () => {
  const site = await open();
  const ana = await TestBrowser.seated(site);
  const [guest, phone] = [new TestBrowser(site), new TestBrowser(site, site.identities.make(ana.bearer.player).secret)];
  const { token: first } = await ana.must(link);
  const { token } = await ana.must(link);
  const look = (given: string) => guest.must({ do: 'look', token: given });
  expect(await look(first)).toEqual(GONE);
  site.ahead = 9 * MINUTE;
  expect(await look(token)).not.toEqual(GONE);
  site.ahead = 10 * MINUTE + 1000;
  expect(await look(token)).toEqual(GONE);
  expect(await guest.refusal({ do: 'take', token })).toEqual(NO_LINK);
  await phone.must(show);
  const { token: lost } = await phone.must(link);
  await ana.must({ do: 'revoke', device: phone.bearer.device });
  expect(await look(lost)).toEqual(GONE);
  expect(await guest.refusal({ do: 'take', token: lost })).toEqual(NO_LINK);
});

test('whoever looks at a link is told whose it is and what would come along, and does not use it', async () => {
  const site = await open();
  const [ana, guest] = [await TestBrowser.seated(site), await TestBrowser.seated(site, 'Guest')];
  site.store.database.prepare('INSERT INTO members (player, match) VALUES (?, ?)').run(guest.bearer.player, 'T');
  const { token } = await ana.must(link);
  for (const path of ['/api/identity', `/api/identity?token=${token}`, `/api/identity/${token}`])
    for (const method of ['GET', 'HEAD']) expect((await site.fetch(path, { method })).status).toBeGreaterThan(400);
  for (let times = 0; times < 3; times++) expect(await guest.must({ do: 'look', token })).toEqual({ tables: 1 });
  expect(await ana.must({ do: 'look', token })).toEqual({ tables: 0, isYours: true });
  expect(await guest.refusal({ do: 'take', token })).toBe('done');
});

test('a player’s own link changes nothing', async () => {
  const site = await open();
  const ana = await TestBrowser.seated(site);
  const { secret } = ana;
  const { token } = await ana.must(link);
  expect(await ana.must({ do: 'take', token })).toEqual({ player: ana.bearer.player });
  expect([ana.secret, site.host.handed]).toEqual([secret, []]);
});

test('the secret from before is good for nothing, and makes no new player where a better one is on its way', async () => {
  const site = await open();
  const ana = await TestBrowser.seated(site);
  const phone = await TestBrowser.seated(site, 'Guest');
  const late = new TestBrowser(site, phone.secret);
  await phone.must({ do: 'take', token: (await ana.must(link)).token });
  const visit = () => late.fetch('/api/player', { method: 'POST' });
  expect((await visit()).headers.get('set-cookie')).toBeNull();
  expect(await late.refusal(show)).toEqual([401, 'no-identity']);
  site.ahead = 2 * MINUTE;
  expect((await visit()).status).toBe(200);
  expect(late.bearer.player).not.toBe(ana.bearer.player);
});

test('a program is told its new key', async () => {
  const site = await open();
  const ana = await TestBrowser.seated(site);
  const { token } = await ana.must(link);
  const headers = { authorization: `Bearer ${site.identities.make().secret}` };
  const body = JSON.stringify({ do: 'take', token });
  const taken = await site.fetch('/api/identity', { method: 'POST', headers, body });
  const { ok } = (await taken.json()) as { ok: { player: string; key: string } };
  expect(site.identities.bearerOf(ok.key)).toMatchObject({ player: ana.bearer.player });
  expect(taken.headers.get('set-cookie')).toBeNull();
});

test('another page can neither make nor use a link, and none is stored as it is', async () => {
  const site = await open();
  const ana = await TestBrowser.seated(site);
  const { token } = await ana.must(link);
  const origin = 'https://evil.example';
  for (const request of [link, { do: 'take', token }]) {
    const init = { method: 'POST', headers: { origin }, body: JSON.stringify(request) };
    expect((await new TestBrowser(site).fetch('/api/identity', init)).status).toBe(403);
  }
  expect(JSON.stringify(site.store.database.prepare('SELECT * FROM tickets').all())).not.toContain(token);
  expect(site.metrics.text()).not.toContain(token);
});
