import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Game, type PerftUnit, perft } from '@interregnum/kernel';
import { expect, test } from 'vitest';

/** One line of a vectors file: a position, and the set of positions reachable from it. */
interface Vector {
  readonly id: string;
  readonly tags?: readonly string[];
  readonly position: unknown;
  /** The house rules that are switched on: a position does not carry them. */
  readonly options?: readonly string[];
  /** The version of the rules, where the file is not of the newest. */
  readonly rules?: number;
  readonly by?: PerftUnit;
  readonly depth?: number;
  readonly count: number;
  readonly sha256: string;
  readonly successors?: readonly string[];
}

export const digestOf = (strings: readonly string[]): string =>
  createHash('sha256').update(strings.join('\n')).digest('hex');

/** Every vector of a file as a test: same count, same digest, same strings where they are given. */
export function vectorSuite(game: Game, file: string | URL): void {
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const vector = JSON.parse(line) as Vector;
    test(`${vector.id}: ${vector.count} successors`, () => {
      expect(vector.rules ?? game.meta.rulesVersion).toBe(game.meta.rulesVersion);
      const house = Object.fromEntries((vector.options ?? []).map((name) => [name, true]));
      const read = game.position.read(JSON.stringify(vector.position), house);
      if ('flaw' in read) throw new Error(`refused: ${JSON.stringify(read.flaw)}`);
      const set = perft(game, read.state, vector.by ?? 'turn', vector.depth ?? 1);
      if (vector.successors !== undefined) expect(set).toEqual(vector.successors);
      expect({ count: set.length, sha256: digestOf(set) }).toEqual({ count: vector.count, sha256: vector.sha256 });
    });
  }
}
