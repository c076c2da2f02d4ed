import { BotThread, type FromWorker } from '@interregnum/bots';
import { INPUT } from './yield-to-input.ts';

/** Whatever a visitor does to the page. */
const INPUTS = ['pointerdown', 'pointerup', 'keydown'] as const;

/** The bots of this page, who think in a worker, so that the page never stutters. */
export const botThread = new BotThread((receive, fail) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data);
  worker.onerror = ({ message }) => fail(new Error(message));
  const yieldToInput = (): void => worker.postMessage(INPUT);
  const awaited = (is: boolean): void => {
    for (const input of INPUTS) (is ? addEventListener : removeEventListener)(input, yieldToInput, true);
  };
  const end = (): void => {
    awaited(false);
    worker.terminate();
  };
  return { post: (message) => worker.postMessage(message), awaited, end };
});
