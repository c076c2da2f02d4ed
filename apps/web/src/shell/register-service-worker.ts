import { whenIdle } from './when-idle.ts';

/** Milliseconds after which a page has come with its words and pictures, also on a slow telephone. */
const SETTLED = 3000;

/** Where it fails the app needs the network, and nothing else is different. */
const register = (): void => {
  navigator.serviceWorker.register(`${import.meta.env.BASE_URL}service-worker.js`).catch(() => {});
};

/** Has the browser keep the app for visits without a network, once this visit has what it needs. */
export function registerServiceWorker(): void {
  // Only a build has the worker, and only pages at localhost or over https may have one.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => setTimeout(whenIdle, SETTLED, register));
}
