import { Worker } from 'node:worker_threads';
import { BotThread, type FromWorker } from '@interregnum/bots';

/** Bots on a thread of their own, which keeps the program running only while an answer is awaited. */
export const newBotThread = (): BotThread =>
  new BotThread((receive, fail) => {
    const thread = new Worker(new URL('./worker.ts', import.meta.url));
    thread.on('message', (message: FromWorker) => receive(message));
    thread.on('error', (problem) => fail(problem as Error));
    return {
      post: (message) => thread.postMessage(message),
      awaited: (is) => (is ? thread.ref() : thread.unref()),
      end: () => thread.terminate(),
    };
  });
