import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@interregnum/games/all';
import type { Game } from '@interregnum/kernel';
import { simulate, simulateWith } from './simulation.ts';
import type { Part, Series } from './simulation-threads.ts';

/** Plays the ranges of games it is sent, one after another, and sends back what it counted. */
const { game: id, rules, options, seed, bots } = workerData as Series;
const game = findGame(id, rules) as Game;
parentPort?.on('message', async ({ first, last }: Part) => {
  parentPort?.postMessage(
    bots === undefined
      ? simulate(game, options, seed, first, last)
      : await simulateWith(bots, game, options, seed, first),
  );
});
