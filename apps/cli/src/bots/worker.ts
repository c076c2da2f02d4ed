import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Game } from '@interregnum/kernel';
import { adviceOf, GAMES } from '@interregnum/library';
import { Desk, type ToBots } from '@interregnum/sitting';

/** The thread on which bots think. */
const port = parentPort as MessagePort;
const desk = new Desk({
  send: (message) => port.postMessage(message),
  now: () => performance.now(),
  pause: () => new Promise(setImmediate),
  learn: async (id) => {
    const game = GAMES.get(id) as Game;
    return { game, advice: adviceOf(game) };
  },
});

port.on('message', (message: ToBots) => desk.hear(message));
