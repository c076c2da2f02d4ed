import { parentPort, workerData } from 'node:worker_threads';
import type { Game, Options } from '@interregnum/kernel';
import { GAMES } from '@interregnum/library';
import { simulate } from './simulation.ts';

/** Plays the ranges of games it is sent, one after another, and sends back what it counted. */
const { game, options, seed } = workerData as { game: string; options: Options; seed: string };
parentPort?.on('message', ({ first, last }: { first: number; last: number }) => {
  parentPort?.postMessage(simulate(GAMES.get(game) as Game, options, seed, first, last));
});
