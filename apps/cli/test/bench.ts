import { expect, test } from 'vitest';
import { output } from './program.ts';

/** Decisions of a random game: at least and at most so many on average. */
const LENGTHS: Readonly<Record<string, readonly [number, number]>> = {
  'king-is-dead': [20, 120],
  'foreign-king': [80, 200],
  claim: [51.9, 52.1],
};

/** Tests what bench writes, for the modes that arguments name. */
export function benchWrites(args: readonly string[], expected: readonly string[]): void {
  test(`bench writes exactly the figures that other tools rely on: ${args.join(' ')}`, async () => {
    const out = await output(['bench', ...args, '--rounds', '1', '--json']);
    expect(out).toMatch(/^\[.*\]\n$/);
    const all = JSON.parse(out) as Record<string, string | number>[];
    expect(all.map(({ game, mode }) => `${game} ${mode}`)).toEqual(expected);
    for (const figures of all) {
      expect(Object.keys(figures)).toEqual(['game', 'mode', 'gamesPerCpuSecond', 'decisionsPerCpuSecond', 'ratio']);
      const { gamesPerCpuSecond: games, decisionsPerCpuSecond: decisions, ratio } = figures as Record<string, number>;
      expect([Number.isInteger(games), Number.isInteger(decisions), ratio > 0]).toEqual([true, true, true]);
      const [fewest, most] = LENGTHS[figures.game];
      expect(decisions / games).toBeGreaterThan(fewest);
      expect(decisions / games).toBeLessThan(most);
    }
  });
}
