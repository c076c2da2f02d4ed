import { BotHost, type FromBots } from '@interregnum/sitting';

/** The bots of this page, who think in a worker, so that the page never stutters. */
export const botHost = new BotHost((hear, fail) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromBots>) => hear(data);
  worker.onerror = ({ message }) => fail(new Error(message));
  return { post: (message) => worker.postMessage(message), awaited: () => {}, end: () => worker.terminate() };
});
