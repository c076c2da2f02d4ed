import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeCaches, FakeServer } from './fake-browser.ts';
import { type Edition, KeptVersions } from './kept-versions.ts';

const SCOPE = 'https://games.example/interregnum/';
const DIGESTS = {
  // printf 'page v1' | sha256sum
  v1: '5287a02d5e0e2b71704be5435557242bf8ecb852f4f432c0ae978fab9d3649d2',
  v2: '8032b7f521bab718ddb710f520624b4f018955b60e54938116112aeb316ab810',
  v3: '19e72f6e08d0b812681f31349b003616fe787a3ac47cea805f93fac2faebf9a0',
} as const;
type Version = keyof typeof DIGESTS;

const part = (version: Version): string => `assets/part-${version}.js`;
const editionOf = (version: Version): Edition => ({
  files: ['crown.svg', part(version)],
  page: DIGESTS[version],
  version,
});

let server: FakeServer;
let kept: KeptVersions;

beforeEach(() => {
  server = new FakeServer(SCOPE);
  kept = new KeptVersions(SCOPE);
  vi.stubGlobal('caches', new FakeCaches());
  vi.stubGlobal('fetch', server.fetch);
});

// Files of tests share processes.
afterEach(() => vi.unstubAllGlobals());

const publish = (version: Version): void => {
  server.contents = { '': `page ${version}`, 'crown.svg': 'crown', [part(version)]: `part ${version}` };
};

/** A visit after a release: its worker is installed, and waits if there is another. */
const release = (version: Version): Promise<void> => {
  publish(version);
  return kept.install(editionOf(version));
};

const shownPage = async (): Promise<string | undefined> => (await kept.page())?.text();
const hasPart = async (version: Version): Promise<boolean> =>
  (await kept.file(new Request(SCOPE + part(version)))) !== undefined;

/** v1 is active, and a page of it is open. */
async function openFirstVersion(): Promise<void> {
  await release('v1');
  await kept.forgetOld();
}

test('what was installed is shown, with its parts', async () => {
  await release('v1');
  expect(await shownPage()).toBe('page v1');
  expect(await hasPart('v1')).toBe(true);
});

test('a reload gets an update that waits, and an open page keeps its parts', async () => {
  await openFirstVersion();
  await release('v2');
  expect(await shownPage()).toBe('page v2');
  expect(await hasPart('v1')).toBe(true);
});

test('once no page of an older version is open, it is forgotten', async () => {
  await openFirstVersion();
  await release('v2');
  await kept.forgetOld();
  expect(await shownPage()).toBe('page v2');
  expect(await hasPart('v1')).toBe(false);
  expect(await caches.keys()).toHaveLength(1);
});

test('a release that was rolled back is no longer shown, and open pages keep their parts', async () => {
  await openFirstVersion();
  await release('v2');
  await shownPage();
  await release('v1');
  expect(await shownPage()).toBe('page v1');
  expect([await hasPart('v1'), await hasPart('v2')]).toEqual([true, true]);
  await kept.forgetOld();
  expect(await shownPage()).toBe('page v1');
  expect([await hasPart('v1'), await hasPart('v2')]).toEqual([true, false]);
});

test('a page that was redirected to is kept as if it had come directly, with its headers', async () => {
  server.redirects = true;
  await release('v1');
  const page = await kept.page();
  expect(page?.redirected).toBe(false);
  expect(page?.headers.get('content-type')).toContain('text/plain');
});

test('an update between the worker and the page installs nothing', async () => {
  await openFirstVersion();
  publish('v3');
  server.contents = { ...server.contents, [part('v2')]: 'part v2' };
  await expect(kept.install(editionOf('v2'))).rejects.toThrow('no page of this version');
  expect(await shownPage()).toBe('page v1');
  expect(await caches.keys()).toHaveLength(1);
});

test.each(['', 'crown.svg', part('v2')])(
  'if the server has no %j, nothing is installed or left behind',
  async (gone) => {
    await openFirstVersion();
    publish('v2');
    server.contents = Object.fromEntries(Object.entries(server.contents).filter(([file]) => file !== gone));
    await expect(kept.install(editionOf('v2'))).rejects.toThrow();
    expect(await shownPage()).toBe('page v1');
    expect(await caches.keys()).toHaveLength(1);
  },
);

test('an error is no page, whatever is written on it', async () => {
  publish('v1');
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await server.fetch(request);
    return request.url === SCOPE ? new Response(response.body, { status: 503 }) : response;
  });
  await expect(kept.install(editionOf('v1'))).rejects.toThrow('no page of this version');
});

test('an update that was replaced before anybody saw it is forgotten, and so is what was left unfinished', async () => {
  await openFirstVersion();
  await release('v2');
  const unfinished = await caches.open(`interregnum ${SCOPE} v2 unfinished`);
  await unfinished.put(SCOPE + part('v2'), new Response());
  await release('v3');
  expect([await hasPart('v1'), await hasPart('v2'), await hasPart('v3')]).toEqual([true, false, true]);
  expect(await caches.keys()).toHaveLength(2);
});

test('an update that was replaced after a reload had shown it keeps its parts', async () => {
  await openFirstVersion();
  await release('v2');
  await shownPage();
  await release('v3');
  expect(await shownPage()).toBe('page v3');
  expect(await hasPart('v2')).toBe(true);
});

test('what is being fetched, and what others keep at this address, is left alone', async () => {
  const others = ['something else', 'interregnum https://games.example/other/ v1'];
  for (const name of others) await caches.open(name);
  await openFirstVersion();
  const unfinished = `interregnum ${SCOPE} v2 unfinished`;
  await caches.open(unfinished);
  await kept.forgetOld();
  expect(await caches.keys()).toEqual(expect.arrayContaining([...others, unfinished]));
  expect(await shownPage()).toBe('page v1');
});

test('where nothing was kept there is no page', async () => {
  await kept.forgetOld();
  expect(await kept.page()).toBeUndefined();
});
