import { afterEach, expect, test } from 'vitest';
import { TestSite } from '../../test/site.ts';

let site: TestSite;
afterEach(() => site.close());

async function open(env: Readonly<Record<string, string>> = {}): Promise<TestSite> {
  site = await new TestSite(env).open();
  return site;
}

/** A request whose body comes in parts of one byte. */
const inParts = (body: string, secret: string): string =>
  `POST /api/requests HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${secret}\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${[...body].map((byte) => `1\r\n${byte}\r\n`).join('')}0\r\n\r\n`;

test('a body in many parts is read as one in few', async () => {
  const { identities } = await open();
  const { player, secret } = identities.make();
  const ping = `${' '.repeat(5000)}{"id":"a","do":"ping"}`;
  expect(await site.raw(inParts(ping, secret))).toMatch(`{"id":"a","ok":{"player":"${player}","do":"ping"}}`);
});

test('who wants to be a player sends little', async () => {
  await open();
  const body = `{${' '.repeat(20_000)}}`;
  const response = await site.fetch('/api/player', { method: 'POST', headers: { origin: site.origin }, body });
  expect([response.status, await response.json()]).toEqual([413, { error: { code: 'too-long' } }]);
});

test('a plan counts as several, whatever else is said', async () => {
  const { identities } = await open({ LIMIT_MESSAGES_AT_ONCE: '15', LIMIT_MESSAGES_PER_SECOND: '1' });
  const { secret } = identities.make();
  const plan = JSON.stringify({
    id: 'a',
    do: 'plan',
    token: 'a'.repeat(64),
    plans: [[{ after: [], texts: ['pass'] }]],
  });
  const statuses = [];
  for (let asked = 0; asked < 2; asked++) statuses.push((await site.by(secret, plan.padEnd(200))).status);
  expect(statuses).toEqual([400, 429]);
});

test('a long request counts as several', async () => {
  const { identities } = await open({ LIMIT_MESSAGES_AT_ONCE: '30', LIMIT_MESSAGES_PER_SECOND: '1' });
  const { secret } = identities.make();
  const adopt = JSON.stringify({ id: 'a', do: 'adopt', record: 'x'.repeat(300_000) });
  expect([(await site.by(secret, adopt)).status, (await site.by(secret, adopt)).status]).toEqual([400, 429]);
});
