import type { RequestFields } from '@interregnum/protocol/client';
import { keepLanguage } from '../../notices/kept-language.ts';
import { currentNoticeSettings } from '../../notices/notice-settings.ts';
import { canPush, notificationPermission } from '../../notices/notification.ts';
import { currentSettings } from '../../shell/settings.ts';
import type { PushBrowser } from './device-subscription.ts';
import { isAnyWanted, wishesIn } from './wishes.ts';

const base64UrlOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** What the browser has agreed with its push service, for the server of this key; made if need be. */
async function subscriptionFor(manager: PushManager, key: string): Promise<PushSubscription> {
  const known = await manager.getSubscription();
  const knownKey = known?.options.applicationServerKey;
  if (known && knownKey && base64UrlOf(knownKey) === key) return known;
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function subscribe(key: string): Promise<Pick<RequestFields<'subscribe'>, 'endpoint' | 'keys'> | undefined> {
  const { pushManager, scope } = await navigator.serviceWorker.ready;
  const { endpoint, keys } = (await subscriptionFor(pushManager, key)).toJSON();
  await keepLanguage(scope, currentSettings().language);
  return endpoint === undefined || keys === undefined
    ? undefined
    : { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/** This browser, its push service, and what the visitor has set. */
export const BROWSER: PushBrowser = {
  canPush,
  wishes: () => {
    const wishes = wishesIn(currentNoticeSettings());
    return isAnyWanted(wishes) && notificationPermission() === 'granted' ? wishes : undefined;
  },
  language: () => currentSettings().language,
  subscribe,
  known: async () =>
    (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? undefined,
};
