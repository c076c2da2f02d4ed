import { describe, expect, test } from 'vitest';
import { output } from './program.ts';

describe('bench', () => {
  test('writes exactly the figures that other tools rely on', async () => {
    const out = await output(['bench', 'king-is-dead', '--mode', 'basic-2', '--rounds', '1', '--json']);
    expect(out).toMatch(/^\[.*\]\n$/);
    const [figures, ...others] = JSON.parse(out) as Record<string, unknown>[];
    expect(others).toEqual([]);
    expect(Object.keys(figures)).toEqual(['game', 'mode', 'gamesPerCpuSecond', 'decisionsPerCpuSecond', 'ratio']);
    expect(figures).toMatchObject({ game: 'king-is-dead', mode: 'basic-2' });
    const { gamesPerCpuSecond: games, decisionsPerCpuSecond: decisions, ratio } = figures as Record<string, number>;
    expect([Number.isInteger(games), Number.isInteger(decisions), ratio > 0]).toEqual([true, true, true]);
    expect(decisions / games).toBeGreaterThan(20);
    expect(decisions / games).toBeLessThan(120);
  });
});
