import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@interregnum/games/all';
import type { Game } from '@interregnum/kernel';
import type { SimulationRange, SimulationSpec } from './simulate-on-threads.ts';
import { simulate, simulateWith } from './simulation.ts';

/** Plays the ranges of games it is sent, one after another, and sends back what it counted. */
const { game: id, rules, options, seed, bots } = workerData as SimulationSpec;
const game = findGame(id, rules) as Game;
parentPort?.on('message', async ({ first, last }: SimulationRange) => {
  parentPort?.postMessage(
    bots === undefined
      ? simulate(game, options, seed, first, last)
      : await simulateWith(bots, game, options, seed, first),
  );
});
