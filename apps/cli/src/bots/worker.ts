import { type MessagePort, parentPort } from 'node:worker_threads';
import { BotWorker, type ToWorker } from '@interregnum/bots';
import { findGame, heuristicsOf } from '@interregnum/games/all';
import type { Game } from '@interregnum/kernel';

/** The thread on which bots think. */
const port = parentPort as MessagePort;
const worker = new BotWorker({
  send: (message) => port.postMessage(message),
  now: () => performance.now(),
  pause: () => new Promise(setImmediate),
  loadRules: async (id, rules) => {
    const game = findGame(id, rules) as Game;
    return { game, heuristics: heuristicsOf(game) };
  },
});

port.on('message', (message: ToWorker) => worker.receive(message));
