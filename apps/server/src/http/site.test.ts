import type { RequestError } from '@interregnum/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestSite } from '../../test/site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await new TestSite().open();
});
afterEach(() => site.close());

const TABLE = 'T'.repeat(22);
const ping = { id: 'a', do: 'ping' };

async function refusal(response: Response): Promise<unknown> {
  const { error } = (await response.json()) as { error: RequestError };
  return [response.status, error.code];
}

describe('a player', () => {
  test('is made with a cookie for a page, and renewed with it', async () => {
    const post = (headers: Record<string, string>) => site.fetch('/api/player', { method: 'POST', headers });
    const made = await post({ origin: site.origin });
    const cookie = made.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^interregnum=[\w-]{22}[.][\w-]{22}[.][\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
    );
    const { player, ...nothing } = (await made.json()) as { player: string };
    expect(nothing).toEqual({});
    const again = await post({ origin: site.origin, cookie: cookie.split(';')[0] });
    expect(again.headers.get('set-cookie')).toBe(cookie);
    expect(await again.json()).toEqual({ player });
  });

  test('is made with a key for a program, without a cookie', async () => {
    const made = await site.fetch('/api/player', { method: 'POST', body: '{"key":true}' });
    const { player, key } = (await made.json()) as { player: string; key: string };
    expect(made.headers.get('set-cookie')).toBeNull();
    expect(await (await site.by(key, ping)).json()).toEqual({ id: 'a', ok: { player, do: 'ping' } });
  });

  test('is nobody in a greeting without one, by a name that no secret can be for', async () => {
    const greeted = (await (await site.fetch('/api/hello')).json()) as { player: string };
    const { secret } = site.identities.of({ player: greeted.player, device: 'D'.repeat(22) });
    for (const made of [secret, site.identities.earlySecretOf(greeted.player)])
      expect(site.identities.bearerOf(made)).toBeUndefined();
  });

  test('is not made for other pages, nor with anything else in the body', async () => {
    const post = (headers: Record<string, string>, body = '') =>
      site.fetch('/api/player', { method: 'POST', headers, body }).then(refusal);
    expect(await post({ origin: 'https://evil.example' })).toEqual([403, 'bad-origin']);
    expect(await post({})).toEqual([401, 'no-identity']);
    expect(await post({ origin: site.origin }, '{"key":1}')).toEqual([400, 'bad-request']);
  });
});

describe('a request with a cookie', () => {
  test('is done only if a page of this server sends it', async () => {
    const cookie = `interregnum=${site.identities.make().secret}`;
    const post = (headers: Record<string, string>) =>
      site.fetch('/api/requests', { method: 'POST', headers: { cookie, ...headers }, body: JSON.stringify(ping) });
    expect((await post({ origin: site.origin })).status).toBe(200);
    for (const headers of [{}, { origin: 'null' }, { origin: 'http://127.0.0.1' }, { origin: 'https://evil.example' }])
      expect(await refusal(await post(headers))).toEqual([403, 'bad-origin']);
    expect(await refusal(await post({ origin: site.origin, authorization: 'Bearer x' }))).toEqual([
      400,
      'two-identities',
    ]);
  });

  test('that only reads need not say where it comes from, but not from elsewhere', async () => {
    const cookie = `interregnum=${site.identities.make().secret}`;
    expect((await site.fetch(`/api/tables/${TABLE}`, { headers: { cookie } })).status).toBe(200);
    const elsewhere = await site.fetch(`/api/tables/${TABLE}`, { headers: { cookie, origin: 'https://evil.example' } });
    expect(await refusal(elsewhere)).toEqual([403, 'bad-origin']);
  });
});

describe('every refusal has a code and a status', () => {
  const secret = () => site.identities.make().secret;

  test.each([
    ['{', 400, 'bad-json'],
    [Buffer.from([0x22, 0xff, 0x22]).toString('latin1'), 400, 'bad-request'],
    ['{"id":"a","do":"dance"}', 400, 'bad-request'],
    [JSON.stringify({ id: 'a', do: 'rename', name: 'x'.repeat(20_000) }), 413, 'too-long'],
    [JSON.stringify({ id: 'a', do: 'renew', table: TABLE }), 403, 'not-creator'],
  ])('%.60s', async (body, status, code) => {
    expect(await refusal(await site.by(secret(), body))).toEqual([status, code]);
  });

  test('also of bodies that are no UTF-8 or have no end', async () => {
    const headers = { authorization: `Bearer ${secret()}` };
    const post = (body: Buffer) => site.fetch('/api/requests', { method: 'POST', headers, body: new Uint8Array(body) });
    expect(await refusal(await post(Buffer.from([0x22, 0xff, 0x22])))).toEqual([400, 'bad-json']);
    expect(await refusal(await post(Buffer.alloc(3_000_000, 0x20)))).toEqual([413, 'too-long']);
  });

  test('also of addresses and methods', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', `/api/tables/${TABLE}/x`, '/api/%zz'])
      expect(await refusal(await site.fetch(path)), path).toEqual([404, 'no-path']);
    const wrong = await site.fetch('/api/requests');
    expect(wrong.headers.get('allow')).toBe('POST');
    expect(await refusal(wrong)).toEqual([405, 'no-method']);
    expect(await refusal(await site.fetch('/api/requests', { method: 'POST' }))).toEqual([401, 'no-identity']);
    expect(await refusal(await site.by('x', ping))).toEqual([401, 'no-identity']);
  });

  test('a fault of our own is 500, is logged, and ends nothing', async () => {
    expect((await site.by(secret(), { id: 'a', do: 'rename', name: 'Ana' })).status).toBe(500);
    expect(site.logged).toEqual(['error fault']);
    expect((await site.by(secret(), ping)).status).toBe(200);
  });
});

describe('a table', () => {
  const key = () => ({ authorization: `Bearer ${site.identities.make().secret}` });

  test('is waited for by HTTP, for so long and no longer', async () => {
    const token = 'K'.repeat(22);
    const hash = 'ab'.repeat(32);
    const path = `/api/tables/${TABLE}?after=5&hash=${hash}&wait=9999`;
    const news = await site.fetch(path, { headers: { ...key(), 'table-token': token } });
    expect(await news.json()).toMatchObject({
      ok: { table: TABLE, token, known: { seq: 5, hash }, milliseconds: 55_000 },
    });
    const all = await site.fetch(`/api/tables/${TABLE}?wait=9`, { headers: key() });
    expect(await all.json()).toMatchObject({ ok: { do: 'watch' } });
    expect((await site.fetch(`/api/tables/${TABLE}?after=0&wait=1`, { headers: key() })).status).toBe(204);
  });

  test.each(['after=-1', 'after=x', 'after=1e9', 'after=', 'after=1&hash=zz', 'wait=-1', 'wait=x'])(
    'is not asked for with %s',
    async (query) => {
      const response = await site.fetch(`/api/tables/${TABLE}?${query}`, { headers: key() });
      expect(await refusal(response)).toEqual([400, 'bad-request']);
    },
  );

  test('is downloaded as a record', async () => {
    const response = await site.fetch(`/api/tables/${TABLE}/record`, { headers: key() });
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${TABLE}.record"`);
    expect(await response.text()).toBe(`of ${TABLE}\n`);
    expect(await refusal(await site.fetch('/api/tables/x/record', { headers: key() }))).toEqual([400, 'bad-request']);
  });
});
