import type { Connection } from '@interregnum/protocol/client';
import { useEffect, useReducer, useState } from 'react';
import { pageConnection } from './page-connection.ts';

/** Something that notifies listeners when it has changed. */
interface Subscribable {
  readonly subscribe: (listener: () => void) => () => void;
}

/** Draws anew whenever something has changed. */
export function useSubscription(source: Subscribable | undefined): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    redraw();
    return source?.subscribe(redraw);
  }, [source]);
}

/** The page's connection, as it is now. */
export function useConnection(): Connection {
  const [connection] = useState(pageConnection);
  useSubscription(connection);
  return connection;
}
