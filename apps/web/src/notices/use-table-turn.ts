import { useEffect } from 'react';
import type { TableModel } from '../table/model/table-model.ts';
import { onlinePath } from './table-notice.ts';

/** Where the page of a table is. */
export const pathOfTable = ({ id, extras }: Pick<TableModel, 'id' | 'extras'>): string =>
  extras === undefined ? `/table/${id}` : onlinePath(id);

/** Follows whose turn it is at the table on the screen, for whoever looks elsewhere meanwhile. */
export function useTableTurn(model: TableModel): void {
  useEffect(() => {
    let stop = (): void => {};
    const closing = new AbortController();
    import('./page-notices.ts').then(
      ({ openTable, waitingTables }) => {
        if (closing.signal.aborted) return;
        const { client, extras, gameId: game } = model;
        const path = pathOfTable(model);
        const close = openTable(path);
        const learn = (): void => {
          // Whoever leaves a table of this machine in their own turn knows that.
          const isTold = extras !== undefined || document.visibilityState !== 'visible';
          const isYours = isTold && client.waitsFor === 'here' && !client.isPending;
          waitingTables.learn({ path, game, what: isYours ? 'turn' : 'nothing' });
        };
        learn();
        const unsubscribe = client.subscribe(learn);
        const look = (): void => void (document.visibilityState === 'visible' && learn());
        document.addEventListener('visibilitychange', look, closing);
        stop = () => {
          unsubscribe();
          close();
          if (extras === undefined) waitingTables.learn({ path, game, what: 'nothing' });
        };
      },
      () => {},
    );
    return () => {
      closing.abort();
      stop();
    };
  }, [model]);
}
