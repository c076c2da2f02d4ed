import { describe, expect, test } from 'vitest';
import { GAME_IDS } from './games-played.ts';
import { jsonLines, linesOf, output } from './program.ts';

const flags = (names: readonly string[]) => names.map((name) => `--${name}`);

/** Every flag and number of seats of The King Is Dead at least once; what a position says of its mode. */
const KING_MODES = [
  [2, []],
  [3, ['advanced']],
  [4, ['vikings']],
  [4, ['advanced', 'vikings']],
  [2, ['solo', 'vikings']],
].map(([seats, names]) => ({
  game: 'king-is-dead',
  args: [...(seats === 2 ? [] : ['--seats', `${seats}`]), ...flags(names as string[])],
  told: {
    version: 1,
    mode: {
      seats,
      ...Object.fromEntries(['advanced', 'solo', 'vikings'].map((name) => [name, (names as string[]).includes(name)])),
    },
    result: null,
  },
}));
const MODES = [
  ...KING_MODES,
  { game: 'foreign-king', args: [], told: { schema: 1, players: 2, result: null } },
  {
    game: 'foreign-king',
    args: ['--seats', '4', '--no-intervene-empty', '--no-deactivate-empty', '--no-virtual-cumulative'],
    told: { schema: 1, players: 4, result: null },
  },
  { game: 'claim', args: ['--seats', '2'], told: { v: 1, phase: 1, trick: 1 } },
];

describe.concurrent('position', () => {
  test.each(GAME_IDS)('of %s is one canonical line in its modes, which check accepts', async (id) => {
    const modes = MODES.filter(({ game }) => game === id);
    const positions = await Promise.all(modes.map(({ args }) => output(['position', id, ...args])));
    for (const [at, { args, told }] of modes.entries()) {
      expect(linesOf(positions[at]), args.join(' ')).toHaveLength(1);
      expect(JSON.parse(positions[at])).toMatchObject({ game: id, ...told });
      expect(`${JSON.stringify(JSON.parse(positions[at]))}\n`).toBe(positions[at]);
    }
    const checked = await output(['check', id], { input: positions.join('') });
    expect(jsonLines(checked)).toEqual(modes.map(() => ({ valid: true })));
  });

  test('depends on the seed and on nothing else', async () => {
    const seeded = (...seed: string[]) => output(['position', 'king-is-dead', ...seed]);
    const usual = await seeded();
    expect(await seeded('--seed', 'interregnum')).toBe(usual);
    const other = await seeded('--seed', 'трон 王');
    expect(other).not.toBe(usual);
    expect(await seeded('--seed=трон 王', '--memory')).toBe(other);
    expect(await seeded('--seed', '')).not.toBe(usual);
  });
});
