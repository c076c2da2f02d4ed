import type { Server } from 'node:http';

/** Ends a server when the process is asked to end; nothing then keeps the process running. */
export function endBySignal(server: Server): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}
