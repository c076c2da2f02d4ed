import { BotWorker, type ToWorker } from '@interregnum/bots';
import { rulesOf } from '../games/index.ts';
import { INPUT, InputYield } from './yield-to-input.ts';

/** Messages come in between two moments of thought. A timer would wait for 4 ms. */
const { port1, port2 } = new MessageChannel();
port1.start();
const listen = (): Promise<void> =>
  new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port2.postMessage(undefined);
  });

const inputYield = new InputYield({
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

const bots = new BotWorker({
  send: (message) => postMessage(message),
  now: () => inputYield.activeTime(),
  pause: () => listen().then(() => inputYield.untilQuiet()),
  loadRules: rulesOf,
});

addEventListener('message', ({ data }: MessageEvent<ToWorker | typeof INPUT>) => {
  if (data === INPUT) inputYield.yieldToInput();
  else bots.receive(data);
});
