/** Plays some games and returns the decisions made. */
export type Batch = (games: number) => number;

export interface Rate {
  readonly gamesPerCpuSecond: number;
  readonly decisionsPerCpuSecond: number;
}

/** Processor time of this thread alone. Older Nodes know only that of the process, whose other threads wait meanwhile. */
const cpuSeconds = (): number => {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1e6;
};

/** Games and decisions per second of processor time, over at least `seconds` of it. */
export function rate(batch: Batch, seconds: number): Rate {
  const size = 500;
  let games = 0;
  let decisions = 0;
  const start = cpuSeconds();
  let spent = 0;
  while (spent < seconds) {
    decisions += batch(size);
    games += size;
    spent = cpuSeconds() - start;
  }
  return { gamesPerCpuSecond: games / spent, decisionsPerCpuSecond: decisions / spent };
}

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

export interface Comparison extends Rate {
  /** Medians over the rounds of the ratio of each round, subject to reference. */
  readonly gamesRatio: number;
  readonly decisionsRatio: number;
}

/** Takes its rate over so many processor seconds, wherever it runs. */
export type Measure = (seconds: number) => Promise<Rate>;

/** Measures a subject against a reference, alternately, because machines are noisy; first a round to warm up. */
export async function compare(
  subject: Measure,
  reference: Measure,
  rounds: number,
  seconds: number,
): Promise<Comparison> {
  const pairs: { readonly base: Rate; readonly own: Rate }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const base = await reference(seconds);
    const own = await subject(seconds);
    if (round > 0) pairs.push({ base, own });
  }
  return {
    gamesPerCpuSecond: median(pairs.map(({ own }) => own.gamesPerCpuSecond)),
    decisionsPerCpuSecond: median(pairs.map(({ own }) => own.decisionsPerCpuSecond)),
    gamesRatio: median(pairs.map(({ own, base }) => own.gamesPerCpuSecond / base.gamesPerCpuSecond)),
    decisionsRatio: median(pairs.map(({ own, base }) => own.decisionsPerCpuSecond / base.decisionsPerCpuSecond)),
  };
}
