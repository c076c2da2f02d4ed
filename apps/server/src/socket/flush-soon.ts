const waiting: (() => void)[] = [];

/** Does something once all that happens at the same time has happened, but before anything else is looked at. */
export function flushSoon(flush: () => void): void {
  if (waiting.push(flush) === 1) process.nextTick(flushAll);
}

function flushAll(): void {
  for (const flush of waiting.splice(0)) flush();
}
