import type { Connection } from '@interregnum/protocol/client';
import { expect, test } from 'vitest';
import { DeviceSubscription, type PushBrowser } from './device-subscription.ts';
import type { Wishes } from './wishes.ts';

const DEVICE = { endpoint: 'https://push.example/x', keys: { p256dh: 'p', auth: 'a' } };
const ALL: Wishes = { all: true, tables: {} };

function device({ hasKey = true, fails = 0 } = {}) {
  const [done, asked]: [string[], unknown[]] = [[], []];
  const visitor: { wishes?: Wishes; language: string; isKnown: boolean } = { language: 'en', isKnown: false };
  let failures = fails;
  const connection = {
    state: 'open',
    welcome: hasKey ? { push: 'server' } : {},
    ask: async (name: string, fields: object) => {
      if (failures-- > 0) throw new Error('no player yet');
      asked.push({ [name]: fields });
    },
  } as unknown as Connection;
  const browser: PushBrowser = {
    canPush: () => true,
    wishes: () => visitor.wishes,
    language: () => visitor.language,
    subscribe: async (given) => {
      done.push(`subscribe ${given}`);
      return DEVICE;
    },
    known: async () =>
      visitor.isKnown ? { endpoint: DEVICE.endpoint, unsubscribe: async () => done.push('unsubscribe') } : undefined,
  };
  const subscription = new DeviceSubscription(connection, browser);
  const settled = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  return { subscription, visitor, done, asked, settled };
}

test('a browser asks its push service for nothing until the visitor wants to be told', async () => {
  const { subscription, visitor, done, asked, settled } = device();
  subscription.renew();
  await settled();
  expect([done, asked]).toEqual([[], []]);
  visitor.wishes = ALL;
  subscription.update();
  await settled();
  expect([done, asked]).toEqual([['subscribe server'], [{ subscribe: { ...DEVICE, ...ALL } }]]);
});

test('the server is told once a connection, and whenever something else is set', async () => {
  const { subscription, visitor, asked, settled } = device();
  visitor.wishes = ALL;
  for (let nth = 0; nth < 3; nth++) subscription.update();
  await settled();
  expect(asked.length).toBe(1);
  visitor.language = 'fr';
  subscription.update();
  visitor.wishes = { all: true, tables: { x: false } };
  await settled();
  expect(asked.length).toBe(2);
  subscription.renew();
  await settled();
  expect(asked.length).toBe(3);
});

test('who wants nothing any more is forgotten, by the server and by the push service', async () => {
  const { subscription, visitor, done, asked, settled } = device();
  visitor.isKnown = true;
  subscription.renew();
  await settled();
  expect([done, asked]).toEqual([['unsubscribe'], [{ unsubscribe: { endpoint: DEVICE.endpoint } }]]);
});

test('what has failed is tried again the next time', async () => {
  const { subscription, visitor, asked, settled } = device({ fails: 1 });
  visitor.wishes = ALL;
  subscription.update();
  await settled();
  expect(asked).toEqual([]);
  subscription.update();
  await settled();
  expect(asked.length).toBe(1);
});

test('a server without keys is not asked', async () => {
  const { subscription, visitor, done, settled } = device({ hasKey: false });
  visitor.wishes = ALL;
  subscription.renew();
  await settled();
  expect(done).toEqual([]);
});
