// Plays many random games in all modes and checks every law along the way: `npm run laws -- 200000 [threads]`.
// In each game the laws are checked at one decision in a hundred, and at the end.
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { FastRandom, NO_CHOICE, type Options } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { LAWS, modesOf } from '@interregnum/testkit';

const SHARE = 100;

/** Plays game `number` and returns how many states were checked. */
function playLawfully(number: number, modes: readonly Options[]): number {
  const random = new FastRandom(`laws ${number}`);
  const s = kingIsDead.setup(modes[number % modes.length], random);
  let checked = 0;
  for (let decisions = 0; ; decisions++) {
    const choice = kingIsDead.pick(s, random);
    if (choice === NO_CHOICE || random.below(SHARE) === 0) {
      for (const { name, check } of LAWS) {
        try {
          check(kingIsDead, s, random);
        } catch (cause) {
          throw new Error(`game ${number}, decision ${decisions}: "${name}" is broken`, { cause });
        }
      }
      checked++;
    }
    if (choice === NO_CHOICE) return checked;
    kingIsDead.play(s, choice);
  }
}

function work({ first, step, games }: { first: number; step: number; games: number }): void {
  const modes = modesOf(kingIsDead);
  for (let number = first; number < games; number += step) {
    const states = playLawfully(number, modes);
    parentPort?.postMessage(states);
  }
}

async function run(games: number, threads: number): Promise<void> {
  let played = 0;
  let states = 0;
  const workers = Array.from({ length: threads }, (_, first) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { first, step: threads, games } });
    worker.on('message', (checked: number) => {
      states += checked;
      if (++played % 1000 === 0) process.stderr.write(`\r${played} of ${games} games, ${states} states`);
    });
    return new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', () => resolve());
    });
  });
  await Promise.all(workers);
  console.log(`\n${played} games in ${modesOf(kingIsDead).length} modes, ${states} states: every law holds.`);
}

if (isMainThread) {
  const [games, threads] = [Number(process.argv[2] ?? 200_000), Number(process.argv[3] ?? availableParallelism())];
  if (games > 0 && threads > 0) await run(games, threads);
  else {
    console.error('How many games, and on how many threads? For example: npm run laws -- 200000 2');
    process.exitCode = 2;
  }
} else work(workerData);
