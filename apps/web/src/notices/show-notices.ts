import type { AppText } from '@interregnum/texts/lazy';
import { isAnyNew, mergedNotices, noticeWords, type TableNotice } from './table-notice.ts';

/** One notice on the screen tells of all tables, whoever shows it: the page, or the service worker while there is none. */
export const TAG = 'interregnum-turns';

/** What it is about. */
export const noticesOf = ({
  data,
}: {
  readonly data?: { readonly notices?: readonly TableNotice[] } | null;
}): readonly TableNotice[] => data?.notices ?? [];

/** How it looks. */
export function shownAs(notices: readonly TableNotice[], text: AppText) {
  const { title, body } = noticeWords(notices, text);
  return { title, options: { body, tag: TAG, icon: 'crown-192.png', data: { notices } } };
}

type Shows = Pick<ServiceWorkerRegistration, 'getNotifications' | 'showNotification'>;

/** Shows these and those of one that is still there, which it replaces; it rings again for new ones only. */
export async function showOn(registration: Shows, notices: readonly TableNotice[], text: AppText): Promise<void> {
  const shown = (await registration.getNotifications({ tag: TAG })).flatMap(noticesOf);
  const all = mergedNotices(shown, notices);
  const { title, options } = shownAs(all, text);
  const ringing = { ...options, renotify: isAnyNew(shown, all) };
  await registration.showNotification(title, ringing);
}
