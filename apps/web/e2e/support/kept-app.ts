import type { Page } from '@playwright/test';

/** Waits until the app is kept, and requests of this page are answered from there. */
export const isStoredTable = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((claimed) => navigator.serviceWorker.addEventListener('controllerchange', claimed));
  });
