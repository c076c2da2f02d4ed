import { existsSync, readFileSync } from 'node:fs';

const STAT = '/proc/stat';

/** Processor time so far, and how much of it a virtual machine did not get. Linux alone tells; nothing elsewhere. */
function processorTime(): { readonly all: number; readonly stolen: number } {
  if (!existsSync(STAT)) return { all: 0, stolen: 0 };
  const [, ...times] = readFileSync(STAT, 'utf8').split('\n', 1)[0].split(/\s+/).map(Number);
  return { all: times.slice(0, 8).reduce((sum, time) => sum + time, 0), stolen: times[7] };
}

/** Watches the processors; what is returned tells which per cent of their time other machines have taken since. */
export function watchStolen(): () => number {
  const before = processorTime();
  return () => {
    const now = processorTime();
    return now.all === before.all ? 0 : Math.round((100 * (now.stolen - before.stolen)) / (now.all - before.all));
  };
}
