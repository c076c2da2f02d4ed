// Loaded before a server that is measured: tells whoever started it what it has used so far, all its threads together.
import { setTimeout as sleep } from 'node:timers/promises';

export interface Figures {
  /** Seconds of processor time. */
  readonly cpu: number;
  /** Bytes of memory that are resident. */
  readonly resident: number;
}

const figures = (): Figures => {
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1e6, resident: process.memoryUsage.rss() };
};

/** What is asked for: figures as they are; once garbage is collected; or once free pages are given back as well, too. */
export type Asked = 'figures' | 'collected' | 'settled';

/** V8 gives pages that are free back some ten seconds later. */
const PAUSES = { figures: [], collected: [100], settled: [4000, 4000, 4000] } as const;

process.on('message', async (asked: Asked) => {
  for (const pause of PAUSES[asked]) {
    globalThis.gc?.();
    await sleep(pause);
  }
  process.send?.(figures());
});
// Being asked is no reason to go on running.
process.channel?.unref();
