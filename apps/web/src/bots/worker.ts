import { Desk, type ToBots } from '@interregnum/sitting';
import { isGameId, rulesOf } from '../games/index.ts';

/** Messages come in between two moments of thought. A timer would wait for 4 ms. */
const { port1, port2 } = new MessageChannel();
port1.start();
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(), { once: true });
    port2.postMessage(undefined);
  });

const desk = new Desk({
  send: (message) => postMessage(message),
  now: () => performance.now(),
  pause,
  learn: (id) => (isGameId(id) ? rulesOf(id) : Promise.reject(new Error(`there is no game ${id}`))),
});

addEventListener('message', ({ data }: MessageEvent<ToBots>) => desk.hear(data));
