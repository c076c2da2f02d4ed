// Plays many random games in all modes of a game and checks every law along the way: `npm run laws -- GAME [GAMES]
// [THREADS]`. The laws are checked at one decision in a hundred, and at the end or where a game is broken off (R-31).
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { GAMES } from '@interregnum/games/all';
import { FastRandom, type Game, NO_CHOICE, type Options, TURN_CAP } from '@interregnum/kernel';
import { brokenOff, LAWS, modesOf, nextChoice } from '@interregnum/testkit';

const SHARE = 100;

/** What came of one game. */
interface Played {
  readonly states: number;
  readonly broken: boolean;
}

/** Plays game `number` and checks the laws on its way. */
function playLawfully(game: Game, number: number, modes: readonly Options[]): Played {
  const random = new FastRandom(`laws ${number}`);
  const s = game.setup(modes[number % modes.length], random);
  let states = 0;
  for (let decisions = 0; ; decisions++) {
    const choice = nextChoice(game, s, random);
    if (choice === NO_CHOICE || random.below(SHARE) === 0) {
      for (const { name, check } of LAWS) {
        try {
          check(game, s, random);
        } catch (cause) {
          throw new Error(`game ${number}, decision ${decisions}: "${name}" is broken`, { cause });
        }
      }
      states++;
    }
    if (choice === NO_CHOICE) return { states, broken: brokenOff(game, s) };
    game.play(s, choice);
  }
}

interface Task {
  readonly id: string;
  readonly first: number;
  readonly step: number;
  readonly games: number;
}

function work({ id, first, step, games }: Task): void {
  const game = GAMES.get(id) as Game;
  const modes = modesOf(game);
  for (let number = first; number < games; number += step) {
    const played = playLawfully(game, number, modes);
    parentPort?.postMessage(played);
  }
}

async function run(game: Game, games: number, threads: number): Promise<void> {
  let [played, checked, broken] = [0, 0, 0];
  const workers = Array.from({ length: threads }, (_, first) => {
    const task: Task = { id: game.meta.id, first, step: threads, games };
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.on('message', (one: Played) => {
      checked += one.states;
      if (one.broken) broken++;
      if (++played % 1000 === 0) process.stderr.write(`\r${played} of ${games} games, ${checked} states`);
    });
    return new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', () => resolve());
    });
  });
  await Promise.all(workers);
  const modes = modesOf(game).length;
  const cap = TURN_CAP.toLocaleString('en');
  const given = game.meta.maxDecisions === undefined ? ` ${broken} broken off after ${cap} turns (R-31).` : '';
  console.log(
    `\n${game.meta.id}: ${played} games in ${modes} mode${modes === 1 ? '' : 's'}, ${checked} states: every law holds.${given}`,
  );
}

if (isMainThread) {
  const [id, games = 200_000, threads = availableParallelism()] = process.argv.slice(2);
  const game = GAMES.get(id);
  if (game !== undefined && Number(games) > 0 && Number(threads) > 0) await run(game, Number(games), Number(threads));
  else {
    console.error(`Which game (${[...GAMES.keys()].join(', ')}), how many games, and on how many threads?`);
    console.error('For example: npm run laws -- claim 200000 2');
    process.exitCode = 2;
  }
} else work(workerData);
