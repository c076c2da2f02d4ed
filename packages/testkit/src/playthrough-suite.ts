import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { type PlaythroughSpec, type Say, seedFor, tell } from './playthrough.ts';

/** The recorded games of a game: which ones there must be, the folder of their files, and the words they are told in. */
export interface Playthroughs {
  readonly game: Game;
  readonly wanted: readonly PlaythroughSpec[];
  readonly folder: string;
  readonly say: Say;
}

/** A record that people read has no more lines than this. */
const MOST_LINES = 220;

export const fileName = ({ name }: PlaythroughSpec): string => `${name.replaceAll(/,? /g, '-')}.txt`;

/** Every recorded game is told as it was, and there is a record of each wanted game and of no other. */
export function playthroughSuite({ game, wanted, folder, say }: Playthroughs): void {
  for (const each of wanted) {
    test(`playthrough: ${each.name}`, () => {
      const golden = readFileSync(join(folder, fileName(each)), 'utf8');
      const seed = Number(/, seed (\d+)\n/.exec(golden)?.[1]);
      expect(tell(game, each, seed, say)).toBe(golden);
      expect(golden.split('\n').length).toBeLessThanOrEqual(MOST_LINES);
    });
  }

  test('there is no playthrough file that nothing asks for', () => {
    expect(readdirSync(folder).sort()).toEqual(wanted.map(fileName).sort());
  });
}

/** Records the first random game that ends as wanted, and returns its seed. */
export function record({ game, folder, say }: Playthroughs, wanted: PlaythroughSpec, tries: number): number {
  const seed = seedFor(game, wanted, tries);
  writeFileSync(join(folder, fileName(wanted)), tell(game, wanted, seed, say));
  return seed;
}
