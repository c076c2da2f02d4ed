import { type MessagePort, parentPort } from 'node:worker_threads';
import { findGame, heuristicsOf } from '@interregnum/games/all';
import type { Game } from '@interregnum/kernel';
import { Desk, type ToBots } from '@interregnum/sitting';

/** The thread on which bots think. */
const port = parentPort as MessagePort;
const desk = new Desk({
  send: (message) => port.postMessage(message),
  now: () => performance.now(),
  pause: () => new Promise(setImmediate),
  learn: async (id, rules) => {
    const game = findGame(id, rules) as Game;
    return { game, heuristics: heuristicsOf(game) };
  },
});

port.on('message', (message: ToBots) => desk.hear(message));
