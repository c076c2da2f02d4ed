import { describe, expect, test } from 'vitest';
import { CELLS, playFlatGame } from './flat-baseline.ts';
import { baselineGames, engineGames, KING_IS_DEAD_MODES } from './king-is-dead.ts';

const GAMES = 5000;

describe('the baseline', () => {
  test('plays every game to its end in a plausible number of decisions', () => {
    const s = new Uint8Array(CELLS);
    const lengths = Array.from({ length: GAMES }, () => playFlatGame(s));
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(120);
    expect(new Set(lengths).size).toBeGreaterThan(10);
  });

  test('makes as many decisions per game as the engine in the two-player basic game', () => {
    const basic = KING_IS_DEAD_MODES.find(({ name }) => name === 'basic-2');
    if (basic === undefined) throw new Error('no basic-2');
    const ratio = baselineGames(GAMES) / engineGames(basic.options)(GAMES);
    expect(ratio).toBeGreaterThan(0.97);
    expect(ratio).toBeLessThan(1.03);
  });
});

test('the modes are the fourteen of the game, named like basic-2', () => {
  const names = KING_IS_DEAD_MODES.map(({ name }) => name);
  expect(new Set(names).size).toBe(14);
  for (const name of names) expect(name).toMatch(/^((basic|advanced)-[234]|solo)(-vikings)?$/);
});
