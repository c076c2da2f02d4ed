/** Plays some games and returns the decisions made. */
export type Batch = (games: number) => number;

interface Rate {
  readonly gamesPerCpuSecond: number;
  readonly decisionsPerCpuSecond: number;
}

/** Processor time of this thread alone. */
const cpuSeconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};

/** Games and decisions per second of processor time, over at least `seconds` of it. */
function rate(batch: Batch, seconds: number): Rate {
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

/** Measures a subject against a reference, alternately in one process, because machines are noisy. */
export function compare(subject: Batch, reference: Batch, rounds: number, seconds: number): Comparison {
  rate(reference, seconds);
  rate(subject, seconds);
  const pairs = Array.from({ length: rounds }, () => ({ base: rate(reference, seconds), own: rate(subject, seconds) }));
  return {
    gamesPerCpuSecond: median(pairs.map(({ own }) => own.gamesPerCpuSecond)),
    decisionsPerCpuSecond: median(pairs.map(({ own }) => own.decisionsPerCpuSecond)),
    gamesRatio: median(pairs.map(({ own, base }) => own.gamesPerCpuSecond / base.gamesPerCpuSecond)),
    decisionsRatio: median(pairs.map(({ own, base }) => own.decisionsPerCpuSecond / base.decisionsPerCpuSecond)),
  };
}
