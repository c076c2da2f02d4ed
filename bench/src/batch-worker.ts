import { parentPort, workerData } from 'node:worker_threads';
import { batchOf, type Player } from './batches.ts';
import { heapPerGame } from './heap.ts';
import { rate } from './measure.ts';

/** Plays for one player on a thread of its own, so that nothing runs on code that another one has shaped. */
const batch = batchOf(workerData as Player);
const HEAP_GAMES = 50_000;

/** Asked for a number of processor seconds, tells its rate; asked for the heap, what a game leaves there. */
parentPort?.on('message', async (asked: number | 'heap') => {
  parentPort?.postMessage(asked === 'heap' ? await heapPerGame(batch, HEAP_GAMES) : rate(batch, asked));
});
