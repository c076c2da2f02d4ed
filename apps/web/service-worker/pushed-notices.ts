import { LANGUAGES, languageFor, noticeWordsIn } from '@interregnum/texts/notices';
import { keptLanguage } from '../src/notices/kept-language.ts';
import { showOn } from '../src/notices/show-notices.ts';
import { isNoticeKind, onlinePath, pathOf, type TableNotice } from '../src/notices/table-notice.ts';

const partOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined;

/** What a server tells of tables; whatever else comes is left out. */
export function readNotices(message: string): readonly TableNotice[] {
  try {
    const told = partOf(JSON.parse(message), 'notices');
    return (Array.isArray(told) ? told : []).flatMap(readNotice);
  } catch {
    return [];
  }
}

function readNotice(json: unknown): readonly TableNotice[] {
  const [table, game, what, name] = ['table', 'game', 'what', 'name'].map((part) => partOf(json, part));
  const isOfTable = typeof table === 'string' && /^[\w-]{22}$/.test(table) && typeof game === 'string';
  if (!isOfTable || !isNoticeKind(what)) return [];
  return [{ path: onlinePath(table), game, what, ...(typeof name === 'string' && { name }) }];
}

/** Shows what a server tells, in the language that the visitor has set. */
export async function showPushed(
  registration: Pick<ServiceWorkerRegistration, 'scope' | 'getNotifications' | 'showNotification'>,
  message: string,
  preferred: readonly string[],
): Promise<void> {
  const notices = readNotices(message);
  if (notices.length === 0) return;
  const kept = await keptLanguage(registration.scope).catch(() => undefined);
  const language = LANGUAGES.find((each) => each === kept) ?? languageFor(preferred);
  await showOn(registration, notices, noticeWordsIn(language));
}

/** Pages on which no match would be left for another page. */
const isFree = (hash: string): boolean => !/^#[/](table|online|watch|join|move)[/]/.test(hash);

/** Brings the page of a notice before the visitor: where it is open already, else where nothing is left for it. */
export async function openNotices(
  clients: Pick<Clients, 'matchAll' | 'openWindow'>,
  scope: string,
  notices: readonly TableNotice[],
): Promise<void> {
  const path = pathOf(notices);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const hashOf = ({ url }: { readonly url: string }): string => new URL(url).hash || '#/';
  const own = windows.filter(({ url }) => url.startsWith(scope));
  const there = own.find((page) => hashOf(page) === `#${path}`);
  const free = there ?? own.find((page) => isFree(hashOf(page)));
  if (free === undefined) await clients.openWindow(`${scope}#${path}`);
  else {
    const page = free === there ? free : await free.navigate(`${scope}#${path}`).catch(() => null);
    await (page === null ? clients.openWindow(`${scope}#${path}`) : page.focus());
  }
}
