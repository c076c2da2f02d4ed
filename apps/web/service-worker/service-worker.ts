// Keeps the whole app in the browser, so that it can be played without a network (docs/adr/0018-offline.md).
import { answerTo, isLasting } from './answers.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build (serve/service-worker.ts): what was built beside the page, and a digest of it all. */
declare const EDITION: { readonly files: readonly string[]; readonly version: string };

const { files, version } = EDITION;
const { scope } = self.registration;
/** Other apps, and other folders with this one, may share the origin. */
const VERSIONS = `interregnum ${scope} `;
const OWN = VERSIONS + version;

/** A server may let browsers keep what has the same name in every version. */
const freshly = (file: string): Request =>
  new Request(new URL(file, scope), { cache: isLasting(file) ? 'default' : 'no-cache' });

/** Fetches this version. If any of it is missing, it is not installed, and the next visit tries again. */
async function install(): Promise<void> {
  const cache = await caches.open(OWN);
  await cache.addAll(files.map(freshly));
  // Last, so that a version that has a page is complete.
  await cache.add(freshly(''));
  if (!(await caches.has(OWN))) throw new Error('another version took over meanwhile, and tidied up');
}

/** The names of what was kept, oldest first. */
const keptVersions = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(VERSIONS));

/** Runs once no page of an older version is open. */
async function takeOver(): Promise<void> {
  const others = (await keptVersions()).filter((name) => name !== OWN);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Servers name headers by which answers vary; what they vary is the encoding. */
const WHATEVER_ENCODING = { ignoreVary: true };

/** The page of the newest complete version: a reload is enough to get it, though its worker still waits. */
async function keptPage(): Promise<Response | undefined> {
  for (const cacheName of (await keptVersions()).reverse()) {
    const page = await caches.match(scope, { cacheName, ...WHATEVER_ENCODING });
    if (page !== undefined) return page;
  }
  return undefined;
}

/** Of any version: a page that has long been open keeps its own. */
const keptFile = (request: Request): Promise<Response | undefined> => caches.match(request, WHATEVER_ENCODING);

/** What was kept can have been deleted, or be unreadable. */
const orFetched = async (kept: Promise<Response | undefined>, request: Request): Promise<Response> =>
  (await kept.catch(() => undefined)) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = answerTo(request, scope, files);
  if (answer === 'page') event.respondWith(orFetched(keptPage(), request));
  if (answer === 'file') event.respondWith(orFetched(keptFile(request), request));
});
