import type { Worker } from 'node:worker_threads';

/** Sends something to a thread, and waits for what it sends next. */
export function ask<Reply>(thread: Worker, message: unknown): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  thread.once('message', resolve).once('error', reject);
  thread.postMessage(message);
  return promise.finally(() => thread.off('message', resolve).off('error', reject));
}

/** Lets workers take one task after the other, each the next one as soon as it has done its last. */
export async function shareOut<W, Task>(
  workers: readonly W[],
  next: () => Task | undefined,
  work: (worker: W, task: Task) => Promise<void>,
): Promise<void> {
  const workOn = async (worker: W): Promise<void> => {
    for (let task = next(); task !== undefined; task = next()) await work(worker, task);
  };
  await Promise.all(workers.map(workOn));
}
