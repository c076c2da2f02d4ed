// Keeps the whole app in the browser, so that it can be played without a network (docs/adr/0018-offline.md); and tells of tables
// while no page is open.

import { noticesOf } from '../src/notices/show-notices.ts';
import { answerTo } from './answers.ts';
import { type Edition, KeptVersions } from './kept-versions.ts';
import { openNotices, showPushed } from './pushed-notices.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build (serve/service-worker.ts). */
declare const EDITION: Edition;

const edition = EDITION;
const { scope } = self.registration;
const kept = new KeptVersions(scope);

/** Runs once no page of an older version is open. */
async function takeOver(): Promise<void> {
  await kept.forgetOld();
  await self.clients.claim();
}

/** What was kept can have been deleted, or be unreadable. */
const orFetched = async (answer: Promise<Response | undefined>, request: Request): Promise<Response> =>
  (await answer.catch(() => undefined)) ?? fetch(request);

/** Without a network there is no server, which is no failure. */
const orNobody = (request: Request): Promise<Response> => fetch(request).catch(() => Response.json({}));

// If it fails, this version is not installed, and the next visit tries again.
self.addEventListener('install', (event) => event.waitUntil(kept.install(edition)));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = answerTo(request, scope, edition.files);
  if (answer === 'page') event.respondWith(orFetched(kept.page(), request));
  if (answer === 'hello') event.respondWith(orNobody(request));
  if (answer === 'file') event.respondWith(orFetched(kept.file(request), request));
});
self.addEventListener('push', (event) =>
  event.waitUntil(showPushed(self.registration, event.data?.text() ?? '', navigator.languages)),
);
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotices(self.clients, scope, noticesOf(event.notification)));
});
