import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Program } from '../bots/program.ts';
import type { FromTable, Hall, ToTable } from './messages.ts';
import type { Result } from './result.ts';
import type { Fixture } from './schedule.ts';

/** A thread that plays whole games, and the programs that play in them: one process each. */
class Table {
  private readonly thread: Worker;
  private readonly programs: ReadonlyMap<string, Program>;
  private game = Promise.withResolvers<Result>();

  constructor(hall: Hall) {
    this.programs = new Map(
      hall.players.flatMap((player) =>
        'program' in player ? [[player.program.name, new Program(player.program)] as const] : [],
      ),
    );
    this.thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData: hall });
    this.thread.on('message', (message: FromTable) => this.hear(message));
    this.thread.on('error', (problem) => this.game.reject(problem));
  }

  play(of: Fixture): Promise<Result> {
    this.game = Promise.withResolvers();
    this.send({ play: of });
    return this.game.promise;
  }

  /** Leaves the game in progress. */
  async close(): Promise<void> {
    await this.thread.terminate();
    await Promise.all([...this.programs.values()].map((program) => program.close()));
  }

  private send(message: ToTable): void {
    this.thread.postMessage(message);
  }

  private hear(message: FromTable): void {
    if ('result' in message) this.game.resolve(message.result);
    else
      this.programs
        .get(message.ask)
        ?.decide(message.decision)
        .then((told) => this.send({ told }), this.game.reject);
  }
}

/**
 * Plays games at several tables at once, as `next` hands them out, until there is none left, or at once stops.
 * Which results there are does not depend on the number of tables; the order in which they come does.
 */
export async function playAtTables(
  hall: Hall,
  count: number,
  next: () => Fixture | undefined,
  finished: (result: Result) => void,
  stop: AbortSignal,
): Promise<void> {
  const tables = Array.from({ length: count }, () => new Table(hall));
  const play = async (table: Table): Promise<void> => {
    for (let of = next(); of !== undefined; of = next()) finished(await table.play(of));
  };
  try {
    if (!stop.aborted) await Promise.race([once(stop, 'abort'), Promise.all(tables.map(play))]);
  } finally {
    await Promise.all(tables.map((table) => table.close()));
  }
}
