import { expect, test } from 'vitest';
import { type TestSite, testSites } from '../../test/site.ts';
import { listen } from '../network/listen.ts';
import { metricsServer } from './operator-endpoints.ts';

const open = testSites();

test('whether it runs and whether it can store is asked apart', async () => {
  const site = await open();
  expect((await site.fetch('/healthz')).status).toBe(200);
  expect((await site.fetch('/readyz')).status).toBe(200);
  site.isReady = false;
  expect((await site.fetch('/healthz')).status).toBe(200);
  expect((await site.fetch('/readyz')).status).toBe(503);
  expect((await site.fetch('/readyz', { method: 'POST' })).status).toBe(405);
});

test('metrics are for whoever has the key, and otherwise nowhere', async () => {
  expect((await (await open()).fetch('/metrics', { headers: { authorization: 'Bearer ' } })).status).toBe(404);
  const site = await open({ METRICS_KEY: 'open sesame' });
  for (const authorization of ['', 'Bearer x', 'open sesame'])
    expect((await site.fetch('/metrics', { headers: { authorization } })).status).toBe(404);
  const metrics = await site.fetch('/metrics', { headers: { authorization: 'Bearer open sesame' } });
  expect(metrics.status).toBe(200);
  expect(await metrics.text()).toMatch(
    /^# TYPE interregnum_http_requests_total counter\ninterregnum_http_requests_total 4$/m,
  );
});

test('metrics may have a port of their own, where nothing else is', async () => {
  const { metrics } = await open();
  const server = metricsServer(metrics);
  const port = await listen(server, 0, '127.0.0.1');
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('interregnum_sockets 0\n');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(404);
  server.close();
});

test('where no API is, there are the files of the web app, with what a page is forbidden', async () => {
  const site = await open();
  const page = await site.fetch('/');
  expect(await page.text()).toContain('<title>Interregnum</title>');
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self'");
  expect((await site.fetch('/missing')).status).toBe(404);
  expect((await site.fetch('/', { method: 'PUT' })).status).toBe(405);
});

test.each([
  ['nonsense', 'GARBAGE\r\n\r\n', 400],
  ['a header without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}`, 431],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: x\r\nConnection: close\r\n\r\n', 400],
  ['a method for no file', 'PUT / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['a broken path', 'GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
  ['a path of slashes', 'GET //////../.. HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
  ['an upgrade to nothing', 'GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n', 401],
  ['an upgrade elsewhere', 'GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n', 404],
])('bytes that are %s are refused by a code, and nothing else happens', async (_, bytes, status) => {
  const site = await open();
  expect(await site.raw(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} [^{]*[{]"error":[{]"code":"[a-z-]+"[^}]*}}$`));
  expect((await site.fetch('/healthz')).status).toBe(200);
});

test('one address has only so many connections', async () => {
  const site = await open({ LIMIT_CONNECTIONS_PER_ADDRESS: '2' });
  const hold = [site.socket(key(site)), site.socket(key(site))];
  await Promise.all(hold.map((socket) => new Promise((resolve) => socket.once('open', resolve))));
  expect(await site.raw('GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1.1 429 .*"code":"too-many"/s);
  hold[0].terminate();
  await expect.poll(() => site.raw('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 200/);
});

test('one address makes only so many players in a minute, one player sends only so many requests', async () => {
  const site = await open({
    LIMIT_PLAYERS_PER_MINUTE: '2',
    LIMIT_MESSAGES_AT_ONCE: '3',
    LIMIT_MESSAGES_PER_SECOND: '1',
  });
  const make = async () => (await site.fetch('/api/player', { method: 'POST', body: '{"key":true}' })).status;
  expect([await make(), await make(), await make()]).toEqual([200, 200, 429]);
  const hello = async () => (await site.fetch('/api/hello')).status;
  expect([await hello(), await hello(), await hello(), await hello()]).toEqual([200, 200, 200, 429]);
  const { secret } = site.identities.make();
  const statuses = await Promise.all(
    [1, 2, 3, 4].map(async () => (await site.by(secret, { id: 'a', do: 'ping' })).status),
  );
  expect(statuses.toSorted()).toEqual([200, 200, 200, 429]);
  const refused = await site.by(secret, { id: 'a', do: 'ping' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await site.by(site.identities.make().secret, { id: 'a', do: 'ping' })).status).toBe(200);
});

const key = (site: TestSite) => ({ authorization: `Bearer ${site.identities.make().secret}` });
