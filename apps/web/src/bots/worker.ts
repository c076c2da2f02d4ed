import { BotWorker, type ToWorker } from '@interregnum/bots';
import { rulesOf } from '../games/index.ts';
import { MAKE_WAY, Rest } from './rest.ts';

/** Messages come in between two moments of thought. A timer would wait for 4 ms. */
const { port1, port2 } = new MessageChannel();
port1.start();
const listen = (): Promise<void> =>
  new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port2.postMessage(undefined);
  });

const rest = new Rest({
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

const bots = new BotWorker({
  send: (message) => postMessage(message),
  now: () => rest.awake(),
  pause: () => listen().then(() => rest.over()),
  loadRules: rulesOf,
});

addEventListener('message', ({ data }: MessageEvent<ToWorker | typeof MAKE_WAY>) => {
  if (data === MAKE_WAY) rest.makeWay();
  else bots.receive(data);
});
