import type { Contest } from './score.ts';

type Matrix = number[][];

/**
 * How far strengths may be off, together: the inverse of Fisher's information about them. Strengths are known only up
 * to a common shift; their mean is taken to be known.
 */
export function covariance(logs: readonly number[], contests: readonly Contest[]): Matrix {
  const size = logs.length;
  const shift = 1 / size;
  const information = logs.map(() => Array<number>(size).fill(shift));
  for (const { meeting, games } of contests) {
    const chances = chancesOf(meeting, logs);
    for (const [a, chance] of chances) {
      information[a][a] += games * chance;
      for (const [b, other] of chances) information[a][b] -= games * chance * other;
    }
  }
  return inverse(information).map((row) => row.map((entry) => entry - shift));
}

/** How likely each player of a meeting wins it, at one of its seats or another. */
function chancesOf(meeting: readonly number[], logs: readonly number[]): Map<number, number> {
  const all = meeting.reduce((sum, player) => sum + Math.exp(logs[player]), 0);
  const chances = new Map<number, number>();
  for (const player of meeting) chances.set(player, (chances.get(player) ?? 0) + Math.exp(logs[player]) / all);
  return chances;
}

/** Gauss and Jordan's elimination, for a matrix that is symmetric and positive: no pivot can be 0. */
function inverse(matrix: Matrix): Matrix {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...row.map((_, column) => (column === at ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot++) {
    const scale = rows[pivot][pivot];
    rows[pivot] = rows[pivot].map((entry) => entry / scale);
    for (let row = 0; row < size; row++) {
      const factor = rows[row][pivot];
      if (row !== pivot) rows[row] = rows[row].map((entry, column) => entry - factor * rows[pivot][column]);
    }
  }
  return rows.map((row) => row.slice(size));
}
