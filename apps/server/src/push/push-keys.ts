import type { Store } from '@interregnum/hosting';
import { keptValue } from '../storage/kept-value.ts';

/** By which push services know this server (VAPID), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** They are made at the first start and lie in the database: devices that have subscribed know them for ever. */
export async function pushKeys(store: Store): Promise<PushKeys> {
  const make = async (): Promise<string> => {
    const { default: library } = await import('web-push');
    return JSON.stringify(library.generateVAPIDKeys());
  };
  return JSON.parse(await keptValue(store, 'push keys', make));
}
