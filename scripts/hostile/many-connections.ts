import type { Socket } from 'node:net';
import type { Tally } from './tally.ts';
import { open } from './wire.ts';

/** Files that a server and the attacker need beside connections. */
const RESERVE = 400;
const AT_ONCE = 200;
/** Milliseconds in which a server that is crowded must answer. */
const PATIENCE = 10_000;

/** How many files a process may open: Node raises its limit as far as it is allowed to. */
function openFiles(): number {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = Number(report.userLimits?.open_files?.soft);
  return Number.isFinite(soft) ? soft : 20_000;
}

/** Opens connections on which nothing or half a request comes, as many as can be; the server must go on answering. */
export async function openManyConnections(
  port: number,
  most: number,
  tally: Tally,
): Promise<{ reached: number; isAnswered: boolean }> {
  const wanted = Math.min(most, openFiles() - RESERVE);
  const sockets: Socket[] = [];
  while (sockets.length < wanted) {
    const more = await Promise.allSettled(
      Array.from({ length: Math.min(AT_ONCE, wanted - sockets.length) }, () => open(port)),
    );
    const opened = more.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    for (const [at, socket] of opened.entries())
      if (at % 2 === 0) socket.resume().write('GET / HTTP/1.1\r\nHost: a\r\n');
    sockets.push(...opened);
    if (opened.length < more.length) break;
  }
  tally.sent += sockets.length;
  const reached = sockets.filter((socket) => !socket.destroyed).length;
  const signal = AbortSignal.timeout(PATIENCE);
  const isAnswered = await fetch(`http://127.0.0.1:${port}/healthz`, { signal, headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );
  for (const socket of sockets) socket.destroy();
  return { reached, isAnswered };
}
