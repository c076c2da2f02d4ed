import type { AppText } from '@interregnum/texts/lazy';
import { shownAs, showOn, TAG } from './show-notices.ts';
import { pathOf, type TableNotice } from './table-notice.ts';

/** Whether this browser shows notifications of this page; `insecure`: not for an address without encryption. */
export type Permission = 'granted' | 'default' | 'denied' | 'insecure' | 'missing';

export function notificationPermission(): Permission {
  if (!isSecureContext) return 'insecure';
  return 'Notification' in globalThis ? Notification.permission : 'missing';
}

/** Whether this browser can be told of its tables while no page is open. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** Asks the visitor, who has just wanted it; whether they allow it. */
export async function askPermission(): Promise<boolean> {
  if (notificationPermission() === 'default') await Notification.requestPermission();
  return notificationPermission() === 'granted';
}

/** Where there is no worker, as while developing, the page shows notices itself. */
const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration().catch(() => undefined);

/** Shows one notice for all these; one that is still there is replaced. */
export async function showNotices(notices: readonly TableNotice[], text: AppText): Promise<void> {
  if (notificationPermission() !== 'granted') return;
  const worker = await registration();
  if (worker !== undefined) {
    await showOn(worker, notices, text);
    return;
  }
  const { title, options } = shownAs(notices, text);
  new Notification(title, options).onclick = () => {
    focus();
    location.hash = pathOf(notices);
  };
}

/** The visitor is here: what is shown has been seen. */
export async function closeNotices(): Promise<void> {
  const shown = await (await registration())?.getNotifications({ tag: TAG });
  for (const notice of shown ?? []) notice.close();
}
