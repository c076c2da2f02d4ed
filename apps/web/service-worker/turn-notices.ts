import { LANGUAGES, languageFor, noticeWordsIn } from '@interregnum/texts/notices';
import { keptLanguage } from '../src/notices/kept-language.ts';
import { showOn } from '../src/notices/show-turns.ts';
import { onlinePath, pathOf, type Turn } from '../src/notices/turns.ts';

const partOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined;

/** The turns that a server tells of; whatever else comes is left out. */
export function readTurns(message: string): readonly Turn[] {
  try {
    const told = partOf(JSON.parse(message), 'turns');
    return (Array.isArray(told) ? told : []).flatMap((each) => {
      const [table, game] = [partOf(each, 'table'), partOf(each, 'game')];
      const isTurn = typeof table === 'string' && /^[\w-]{22}$/.test(table) && typeof game === 'string';
      return isTurn ? [{ path: onlinePath(table), game }] : [];
    });
  } catch {
    return [];
  }
}

/** Shows what a server tells, in the language that the visitor has set. */
export async function showPushed(
  registration: Pick<ServiceWorkerRegistration, 'scope' | 'getNotifications' | 'showNotification'>,
  message: string,
  preferred: readonly string[],
): Promise<void> {
  const turns = readTurns(message);
  if (turns.length === 0) return;
  const kept = await keptLanguage(registration.scope).catch(() => undefined);
  const language = LANGUAGES.find((each) => each === kept) ?? languageFor(preferred);
  await showOn(registration, turns, noticeWordsIn(language));
}

/** Pages on which no match would be left for another page. */
const isFree = (hash: string): boolean => !/^#[/](table|online|watch|join|move)[/]/.test(hash);

/** Brings the page of a notice before the visitor: where it is open already, else where nothing is left for it. */
export async function openTurns(
  clients: Pick<Clients, 'matchAll' | 'openWindow'>,
  scope: string,
  turns: readonly Turn[],
): Promise<void> {
  const path = pathOf(turns);
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
