import { describe, expect, test } from 'vitest';
import { jsonLines, linesOf, output } from './program.ts';

const flags = (names: readonly string[]) => names.map((name) => `--${name}`);

/** The fourteen modes: two to four seats, basic or advanced, with vikings or without; and solo. */
const MODES = [
  ...[2, 3, 4].flatMap((seats) =>
    [[], ['advanced'], ['vikings'], ['advanced', 'vikings']].map((names) => ({
      args: ['--seats', `${seats}`, ...flags(names)],
      mode: { seats, advanced: names.includes('advanced'), solo: false, vikings: names.includes('vikings') },
    })),
  ),
  ...[['solo'], ['solo', 'vikings']].map((names) => ({
    args: flags(names),
    mode: { seats: 2, advanced: false, solo: true, vikings: names.includes('vikings') },
  })),
];

describe.concurrent('position', () => {
  test('writes one canonical line in every mode, which check accepts', async () => {
    const positions: string[] = [];
    for (const { args, mode } of MODES) {
      const out = await output(['position', 'king-is-dead', ...args]);
      expect(linesOf(out), args.join(' ')).toHaveLength(1);
      expect(JSON.parse(out)).toMatchObject({ game: 'king-is-dead', version: 1, mode, result: null });
      expect(`${JSON.stringify(JSON.parse(out))}\n`).toBe(out);
      positions.push(out);
    }
    const checked = await output(['check', 'king-is-dead'], { input: positions.join('') });
    expect(jsonLines(checked)).toEqual(MODES.map(() => ({ valid: true })));
  });

  test('is a two-player basic game unless told otherwise', async () => {
    const { mode } = JSON.parse(await output(['position', 'king-is-dead'])) as { mode: object };
    expect(mode).toEqual({ seats: 2, advanced: false, solo: false, vikings: false });
  });

  test('depends on the seed and on nothing else', async () => {
    const seeded = (...seed: string[]) => output(['position', 'king-is-dead', ...seed]);
    const usual = await seeded();
    expect(await seeded()).toBe(usual);
    expect(await seeded('--seed', 'interregnum')).toBe(usual);
    const other = await seeded('--seed', 'трон 王');
    expect(other).not.toBe(usual);
    expect(await seeded('--seed=трон 王', '--memory')).toBe(other);
    expect(await seeded('--seed', '')).not.toBe(usual);
  });
});
