import type { AppText } from '@interregnum/texts/lazy';
import { mergedTurns, noticeWords, type Turn } from './turns.ts';

/** One notice tells all turns, whoever shows it: the page, or the service worker while there is none. */
export const TAG = 'interregnum-turns';

/** What a notice is about. */
export const turnsOf = ({ data }: { readonly data?: { readonly turns?: readonly Turn[] } | null }): readonly Turn[] =>
  data?.turns ?? [];

/** How a notice of these turns looks. */
export function noticeOf(turns: readonly Turn[], text: AppText) {
  const { title, body } = noticeWords(turns, text);
  return { title, options: { body, tag: TAG, icon: 'crown-192.png', data: { turns } } };
}

type Shows = Pick<ServiceWorkerRegistration, 'getNotifications' | 'showNotification'>;

/** Shows one notice for these turns and those of one that is still there, which it replaces; it rings again for new ones only. */
export async function showOn(registration: Shows, turns: readonly Turn[], text: AppText): Promise<void> {
  const shown = (await registration.getNotifications({ tag: TAG })).flatMap(turnsOf);
  const all = mergedTurns(shown, turns);
  const { title, options } = noticeOf(all, text);
  const ringing = { ...options, renotify: all.length > shown.length };
  await registration.showNotification(title, ringing);
}
