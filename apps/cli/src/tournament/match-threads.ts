import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Options } from '@interregnum/kernel';
import { Program } from '../bots/program.ts';
import { ProgramError, type ProgramFailure } from '../bots/program-failure.ts';
import type { DecisionQuestion, EndLine } from '../bots/program-lines.ts';
import { ask, shareOut } from '../threads/threads.ts';
import type { Entrant } from './entrant.ts';
import type { Result } from './result.ts';
import type { Fixture } from './schedule.ts';

/** What all tables of a tournament have in common. */
export interface WorkerData {
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  readonly options: Options;
  readonly seed: string;
  /** What no player is told, where programs play (chance.ts). */
  readonly secret: string | undefined;
  readonly players: readonly Entrant[];
}

/** To a table: a game to play, what a program chose, or why it did not. */
export type ToMatchWorker =
  | { readonly play: Fixture }
  | { readonly chosen: string }
  | { readonly failed: ProgramFailure };
/** From a table: a program that is to decide, or a finished game, and how programs are told its end. */
export type FromMatchWorker =
  | { readonly program: string; readonly asked: DecisionQuestion }
  | { readonly result: Result; readonly end: EndLine };

/** A thread that plays whole games, and the programs that play in them: one process each. */
interface Table {
  readonly thread: Worker;
  readonly programs: ReadonlyMap<string, Program>;
}

function newTable(workerData: WorkerData): Table {
  const programs = workerData.players.flatMap((player) => ('program' in player ? [new Program(player.program)] : []));
  return {
    thread: new Worker(new URL('./worker.ts', import.meta.url), { workerData: workerData }),
    programs: new Map(programs.map((program) => [program.name, program])),
  };
}

async function play({ thread, programs }: Table, of: Fixture): Promise<Result> {
  const send = (message: ToMatchWorker): Promise<FromMatchWorker> => ask(thread, message);
  let reply = await send({ play: of });
  while (!('result' in reply)) reply = await send(await decided(programs.get(reply.program) as Program, reply.asked));
  for (const program of programs.values()) program.end(reply.end);
  return reply.result;
}

/** What a program chose, or why it gives its seat up. One that cannot be started was misspelt: that ends all. */
async function decided(program: Program, asked: DecisionQuestion): Promise<ToMatchWorker> {
  try {
    return { chosen: await program.decide(asked) };
  } catch (problem) {
    if (!(problem instanceof ProgramError) || problem.failure.kind === 'start') throw problem;
    return { failed: problem.failure };
  }
}

async function close({ thread, programs }: Table): Promise<void> {
  await thread.terminate();
  await Promise.all([...programs.values()].map((program) => program.close()));
}

/**
 * Plays games at several tables at once, as `next` hands them out, until there is none left, or at once stops.
 * Which results there are does not depend on the number of tables; the order in which they come does.
 */
export async function playOnThreads(
  workerData: WorkerData,
  count: number,
  next: () => Fixture | undefined,
  finished: (result: Result) => void,
  stop: AbortSignal,
): Promise<void> {
  const tables = Array.from({ length: count }, () => newTable(workerData));
  const work = async (table: Table, of: Fixture): Promise<void> => finished(await play(table, of));
  try {
    if (!stop.aborted) await Promise.race([once(stop, 'abort'), shareOut(tables, next, work)]);
  } finally {
    await Promise.all(tables.map(close));
  }
}
