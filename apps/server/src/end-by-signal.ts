import type { Server } from 'node:http';

/** Ends something when the process is asked to end. A second signal ends it at once. */
export function onEnd(end: () => unknown): void {
  let isAsked = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isAsked) process.exit(1);
      isAsked = true;
      end();
    });
  }
}

/** Ends a server of files when the process is asked to end; nothing then keeps the process running. */
export const endBySignal = (server: Server): void =>
  onEnd(() => {
    server.close();
    server.closeAllConnections();
  });
