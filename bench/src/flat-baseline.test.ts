import { describe, expect, test } from 'vitest';
import { batchOf } from './batches.ts';
import { CELLS, playFlatGame } from './flat-baseline.ts';
import { modeNames } from './index.ts';
import { MODES } from './modes.ts';

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
    const basic = MODES.findIndex(({ name }) => name === 'basic-2');
    const ratio = batchOf('baseline')(GAMES) / batchOf(basic)(GAMES);
    expect(ratio).toBeGreaterThan(0.97);
    expect(ratio).toBeLessThan(1.03);
  });
});

test.each([
  ['king-is-dead', 14, /^((basic|advanced)-[234]|solo)(-vikings)?$/],
  ['foreign-king', 3, /^seats-[234]$/],
  ['claim', 1, /^seats-2$/],
])('%s has %d modes with names of their own', (game, count, looks) => {
  const names = modeNames(game);
  expect(new Set(names).size).toBe(count);
  for (const name of names) expect(name).toMatch(looks);
});
