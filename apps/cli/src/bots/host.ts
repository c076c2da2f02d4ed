import { Worker } from 'node:worker_threads';
import { BotHost, type FromBots } from '@interregnum/sitting';

/** Bots on a thread of their own, which keeps the program running only while somebody waits for an answer. */
export const newBotHost = (): BotHost =>
  new BotHost((hear, fail) => {
    const thread = new Worker(new URL('./worker.ts', import.meta.url));
    thread.on('message', (message: FromBots) => hear(message));
    thread.on('error', (problem) => fail(problem as Error));
    return {
      post: (message) => thread.postMessage(message),
      awaited: (is) => (is ? thread.ref() : thread.unref()),
      end: () => thread.terminate(),
    };
  });
