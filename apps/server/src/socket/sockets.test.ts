import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { type TestSite, testSites } from '../../test/site.ts';

const open = testSites();

const key = (site: TestSite) => ({ authorization: `Bearer ${site.identities.make().secret}` });

/** The status that an upgrade is answered with, and the cookie that comes with it. */
async function upgraded(socket: WebSocket): Promise<{ status: number; cookie: string | undefined }> {
  return new Promise((resolve) => {
    const answered = ({ statusCode = 0, headers }: { statusCode?: number; headers: Record<string, unknown> }) =>
      resolve({ status: statusCode, cookie: (headers['set-cookie'] as string[] | undefined)?.[0] });
    socket.once('upgrade', answered);
    socket.once('unexpected-response', (_, response) => answered(response as never));
  });
}

const next = async (socket: WebSocket): Promise<unknown> => JSON.parse(String((await once(socket, 'message'))[0]));

test('a page without a cookie gets one with its socket, and keeps it', async () => {
  const site = await open();
  const { status, cookie = '' } = await upgraded(site.socket({ origin: site.origin }));
  expect(status).toBe(101);
  expect(cookie).toMatch(/^interregnum=.*HttpOnly; SameSite=Lax$/);
  const again = await upgraded(site.socket({ origin: site.origin, cookie: cookie.split(';')[0] }));
  expect(again).toEqual({ status: 101, cookie });
});

test('other pages get no socket, with a cookie or without; programs need a key and no origin', async () => {
  const site = await open();
  const cookie = `interregnum=${site.identities.make().secret}`;
  for (const headers of [{ origin: 'https://evil.example', cookie }, { origin: 'https://evil.example' }, { cookie }])
    expect((await upgraded(site.socket(headers))).status, JSON.stringify(Object.keys(headers))).toBe(403);
  expect((await upgraded(site.socket({}))).status).toBe(401);
  expect((await upgraded(site.socket({ ...key(site), cookie }))).status).toBe(400);
  expect((await upgraded(site.socket(key(site), '/api/sockets'))).status).toBe(404);
  expect(await upgraded(site.socket(key(site)))).toEqual({ status: 101, cookie: undefined });
});

test('what a socket sends reaches the host, what the host sends reaches the socket', async () => {
  const site = await open();
  const { player, secret } = site.identities.make();
  const socket = site.socket({ authorization: `Bearer ${secret}` });
  await once(socket, 'open');
  socket.send('hi');
  expect(await next(socket)).toEqual({ heard: 'hi', player });
  site.host.sends.get(player)?.('"news"');
  expect(await next(socket)).toBe('news');
  socket.close();
  await expect.poll(() => site.host.sends.size).toBe(0);
});

test('texts of every length and script arrive whole and in order, also those that are sent together', async () => {
  const site = await open();
  const { player, secret } = site.identities.make();
  const socket = site.socket({ authorization: `Bearer ${secret}` });
  await once(socket, 'open');
  const heard: string[] = [];
  socket.on('message', (data, isBinary) => heard.push(isBinary ? 'binary' : String(data)));
  const texts = [0, 1, 125, 126, 65_535, 65_536, 100_000].map((length) => 'x'.repeat(length));
  texts.push('é'.repeat(62), 'é'.repeat(63), 'король 👑', '\ud800');
  for (const text of texts) site.host.sends.get(player)?.(text);
  await expect.poll(() => heard.length).toBe(texts.length);
  expect(heard).toEqual(texts.with(-1, '\ufffd'));
});

test('messages that are binary or too long are refused, and those that are no WebSocket end it', async () => {
  const site = await open();
  const socket = site.socket(key(site));
  await once(socket, 'open');
  socket.send(Buffer.from('hi'));
  expect(await next(socket)).toEqual({ error: { code: 'bad-json' } });
  socket.send('x'.repeat(20_000));
  expect(await next(socket)).toEqual({ error: { code: 'too-long' } });
  socket.send(`{"do":"adopt"${' '.repeat(20_000)}}`);
  expect(await next(socket)).toHaveProperty('heard');
  socket.send('x'.repeat(2_000_000));
  expect((await once(socket, 'close'))[0]).toBe(1009);
});

test('whoever sends too much has to wait, and whoever goes on is sent away', async () => {
  const site = await open({ LIMIT_MESSAGES_AT_ONCE: '5', LIMIT_MESSAGES_PER_SECOND: '20' });
  const socket = site.socket(key(site));
  await once(socket, 'open');
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data)).heard));
  const start = performance.now();
  for (let message = 0; message < 15; message++) socket.send(`${message}`);
  await expect.poll(() => heard.length).toBe(15);
  expect(performance.now() - start).toBeGreaterThan(450);
  expect(heard).toEqual(Array.from({ length: 15 }, (_, message) => `${message}`));
  const closed = once(socket, 'close');
  for (let message = 0; message < 1000; message++) socket.send('x');
  expect((await closed)[0]).toBe(1008);
});

test('a player’s sockets share what the player may send', async () => {
  const site = await open({ LIMIT_MESSAGES_AT_ONCE: '4', LIMIT_MESSAGES_PER_SECOND: '1' });
  const headers = key(site);
  const sockets = [site.socket(headers), site.socket(headers)];
  let heard = 0;
  for (const socket of sockets) {
    await once(socket, 'open');
    socket.on('message', () => heard++);
    for (let message = 0; message < 3; message++) socket.send('x');
  }
  await sleep(300);
  expect(heard).toBe(4);
});

test('a player’s socket has no allowance of its own, however many others come meanwhile', async () => {
  const site = await open({ LIMIT_MESSAGES_AT_ONCE: '4', LIMIT_MESSAGES_PER_SECOND: '1' });
  const { secret } = site.identities.make();
  const socket = site.socket({ authorization: `Bearer ${secret}` });
  await once(socket, 'open');
  const ping = { id: 'a', do: 'ping' };
  for (let others = 0; others < 1100; others += 100)
    await Promise.all(Array.from({ length: 100 }, () => site.by(site.identities.make().secret, ping)));
  for (let sent = 0; sent < 4; sent++) expect((await site.by(secret, ping)).status).toBe(200);
  let heard = 0;
  socket.on('message', () => heard++);
  socket.send('x');
  await sleep(200);
  expect(heard).toBe(0);
});

test('whoever does not read what it is sent is cut off', async () => {
  const site = await open({ LIMIT_BYTES_BEHIND: '100000' });
  const { player, secret } = site.identities.make();
  const socket = site.socket({ authorization: `Bearer ${secret}` });
  await once(socket, 'open');
  socket.pause();
  const send = site.host.sends.get(player);
  for (let sent = 0; sent < 500 && site.metrics.counts.slow === 0; sent++) {
    send?.('y'.repeat(50_000));
    await sleep(1);
  }
  expect(site.metrics.counts.slow).toBe(1);
  await expect.poll(() => site.host.sends.size).toBe(0);
});

test('many messages at once are all answered, though few are worked on at the same time', async () => {
  const site = await open({ LIMIT_MESSAGES_AT_ONCE: '1000' });
  let release = (): void => {};
  site.host.held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const socket = site.socket(key(site));
  await once(socket, 'open');
  let answers = 0;
  socket.on('message', () => answers++);
  for (let message = 0; message < 900; message++) socket.send('x');
  await sleep(50);
  release();
  await expect.poll(() => answers).toBe(900);
  expect(site.host.inWork.most).toBe(32);
});

test('behind a proxy, sockets are counted by the address that it tells', async () => {
  const site = await open({ TRUST_PROXY: '1', LIMIT_CONNECTIONS_PER_ADDRESS: '2' });
  const from = (address: string) => upgraded(site.socket({ ...key(site), 'x-forwarded-for': address }));
  expect([(await from('192.0.2.1')).status, (await from('192.0.2.1')).status]).toEqual([101, 101]);
  expect((await from('192.0.2.1')).status).toBe(429);
  expect((await from('192.0.2.2')).status).toBe(101);
});

test('a server that ends tells all sockets to connect again', async () => {
  const site = await open();
  const socket = site.socket(key(site));
  await once(socket, 'open');
  const closed = once(socket, 'close');
  await site.close();
  expect((await closed)[0]).toBe(1012);
});
