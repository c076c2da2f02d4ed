import type { TableLine } from '@interregnum/protocol/client';
import { useSyncExternalStore } from 'react';
import { pageConnection } from '../connection/page-connection.ts';
import { tableNews } from '../notices/table-news.ts';
import { listed } from './awaited-at.ts';

/** Milliseconds after which the list is asked for again, while the page is visible. */
const AGAIN = 15_000;

let tables: readonly TableLine[] | undefined;
const listeners = new Set<() => void>();
let stop = (): void => {};

/** Asks for the list at once. What could not be asked for is asked for the next time. */
export function lookAtMine(): void {
  if (document.visibilityState !== 'visible') return;
  pageConnection()
    .ask('mine', {})
    .then(
      (mine) => {
        tables = listed(mine.tables);
        for (const listener of listeners) listener();
      },
      () => {},
    );
}

/** As long as somebody looks, the list is asked for again and again, and whenever something is told of one of the tables. */
function begin(): void {
  lookAtMine();
  const timer = setInterval(lookAtMine, AGAIN);
  document.addEventListener('visibilitychange', lookAtMine);
  const unsubscribe = tableNews.subscribe(lookAtMine);
  stop = () => {
    unsubscribe();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookAtMine);
  };
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) begin();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

/** The visitor's tables at the server, those first that wait for them; undefined until they are known. */
export const useMine = (): readonly TableLine[] | undefined => useSyncExternalStore(subscribe, () => tables);
