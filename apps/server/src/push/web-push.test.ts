import type { LookupAddress } from 'node:dns';
import { afterEach, beforeEach, expect, test } from 'vitest';
import library from 'web-push';
import { newDevice, PushService } from '../../test/push-service.ts';
import { publicLookup } from './post.ts';
import { WebPush } from './web-push.ts';

const keys = library.generateVAPIDKeys();
const subject = 'https://games.example/';
const MESSAGE = '{"turns":[{"table":"x","game":"claim"}]}';

let service: PushService;
let standIn: URL;
beforeEach(async () => {
  service = new PushService();
  standIn = await service.open();
});
afterEach(() => service.close());

const device = (path: string) => newDevice(new URL(path, standIn).href);
const paths = (): string[] => service.received.map(({ path }) => path);

test('a message is encrypted, signed and posted once', async () => {
  const push = new WebPush({ keys, subject, standIn });
  expect(await push.send(device('/ana'), MESSAGE)).toBe('sent');
  const [{ path, headers, body }] = service.received;
  expect([path, headers['content-encoding'], headers.ttl]).toEqual(['/ana', 'aes128gcm', '259200']);
  expect(headers.authorization).toMatch(new RegExp(`^vapid t=[^ ]+, k=${keys.publicKey}$`));
  expect(body.toString('latin1')).not.toContain('turns');
  expect(service.received.length).toBe(1);
});

test.each([
  ['/404', 'gone'],
  ['/410', 'gone'],
  ['/429', 'failed'],
  ['/500', 'failed'],
  ['/403', 'failed'],
])('%s: the device is %s', async (path, result) => {
  expect(await new WebPush({ keys, subject, standIn }).send(device(path), MESSAGE)).toBe(result);
});

test('a redirect leads nowhere', async () => {
  expect(await new WebPush({ keys, subject, standIn }).send(device('/302'), MESSAGE)).toBe('failed');
  expect(paths()).toEqual(['/302']);
});

test('without the setting a place on this machine is not sent to, nor a message that is too long', async () => {
  const push = new WebPush({ keys, subject });
  expect(await push.send(device('/ana'), MESSAGE)).toBe('failed');
  expect(push.accepts(device('/ana').endpoint)).toBe(false);
  expect(await new WebPush({ keys, subject, standIn }).send(device('/ana'), 'x'.repeat(3001))).toBe('failed');
  expect(paths()).toEqual([]);
});

test('keys that no browser has made are a failure, and nothing else', async () => {
  const push = new WebPush({ keys, subject, standIn });
  expect(await push.send({ ...device('/ana'), p256dh: 'A'.repeat(87) }, MESSAGE)).toBe('failed');
});

const PUBLIC: LookupAddress = { address: '8.8.8.8', family: 4 };

test.each([
  [[{ address: '127.0.0.1', family: 4 }]],
  [[{ address: '10.0.0.7', family: 4 }]],
  [[{ address: '::1', family: 6 }]],
  [[{ address: '::ffff:127.0.0.1', family: 6 }]],
  [[PUBLIC, { address: '192.168.0.1', family: 4 }]],
  [[]],
])('a name that leads to %j leads nowhere', async (found) => {
  const lookup = publicLookup(async () => found);
  for (const all of [true, false])
    expect(await new Promise((resolve) => lookup('push.example', { all }, resolve))).toBeInstanceOf(Error);
});

test('a connection is made to the very addresses that were looked at', async () => {
  const lookup = publicLookup(async () => [PUBLIC]);
  const found = (all: boolean) =>
    new Promise((resolve) => lookup('push.example', { all }, (...given) => resolve(given)));
  expect([await found(true), await found(false)]).toEqual([
    [null, [PUBLIC]],
    [null, '8.8.8.8', 4],
  ]);
});

test('a name is looked up when it is sent to, by the one who looks at what it leads to', async () => {
  const asked: string[] = [];
  const resolve = async (name: string) => {
    asked.push(name);
    return [];
  };
  const push = new WebPush({ keys, subject, resolve });
  expect(await push.send(newDevice('https://push.example/ana'), MESSAGE)).toBe('failed');
  expect(asked).toEqual(['push.example']);
});

test('of very many messages some wait, and none is lost', async () => {
  const push = new WebPush({ keys, subject, standIn });
  const devices = Array.from({ length: 50 }, (_, nth) => device(`/${nth}`));
  const results = await Promise.all(devices.map((each) => push.send(each, MESSAGE)));
  expect(new Set(results)).toEqual(new Set(['sent']));
  expect(service.received.length).toBe(50);
});
