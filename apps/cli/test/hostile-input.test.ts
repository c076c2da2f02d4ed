import { describe, expect, test } from 'vitest';
import { GAME_IDS, positionsOfGame } from './games-played.ts';
import { jsonLines, run } from './program.ts';
import { EXAMPLES } from './references.ts';

/** The invariants that the answers to some lines name. All of them must be answered, whatever they hold. */
async function invariants(game: string, lines: readonly string[]): Promise<unknown[]> {
  const { code, out, err } = await run(['check', game], { input: lines.join('\n') });
  expect({ code, err }).toEqual({ code: 2, err: '' });
  return jsonLines(out).map((answer) => (answer as { invariant?: string }).invariant);
}

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const [NUMBER, CANONICAL, JSON_, UNKNOWN, SHAPE] = ['number', 'canonical', 'json', 'unknown-key', 'shape'];

/** Ways to write a number where 0 is expected. */
const NUMBERS = [
  ...['1e400', '-1e400', '-1', '0.5', '9007199254740993', '"0"'].map((text) => [text, NUMBER]),
  ...['-0', '0.0', '0e0'].map((text) => [text, CANONICAL]),
  ...['00', '+0', '.0', 'NaN'].map((text) => [text, JSON_]),
];

/** A position of each game, with a key that is 0 in it, what stands before that, and the key of its version. */
const POSITIONS = [
  {
    game: 'king-is-dead',
    line: EXAMPLES['king-is-dead'][0].line,
    zero: 'passes',
    before: '"turn":0',
    version: 'version',
  },
  {
    game: 'foreign-king',
    line: EXAMPLES['foreign-king'][1].line,
    zero: 'turn',
    before: '"stock":{"metal":4,"textile":3}',
    version: 'schema',
  },
  { game: 'claim', line: EXAMPLES.claim[1].line, zero: 'leader', before: '"trick":11', version: 'v' },
];

describe.concurrent.each(POSITIONS)(
  'check turns down without a crash, in $game,',
  ({ game, line, zero, before, version }) => {
    const given = `"${zero}":0`;
    const withNumber = (number: string) => line.replace(given, `"${zero}":${number}`);

    test('numbers written in another way than ours', async () => {
      const found = await invariants(
        game,
        NUMBERS.map(([text]) => withNumber(text)),
      );
      expect(found).toEqual(NUMBERS.map(([, invariant]) => invariant));
    });

    test('keys that are doubled, misplaced, unknown or missing', async () => {
      const cases = [
        [line.replace(given, `${given},${given}`), CANONICAL],
        [line.replace(`${before},${given}`, `${given},${before}`), CANONICAL],
        [line.replace(given, `${given},"__proto__":{}`), UNKNOWN],
        [line.replace(given, `${given},"toString":0`), UNKNOWN],
        [line.replace(new RegExp(`,${given}|${given},`), ''), 'missing-key'],
        [line.replace(`"${zero}"`, `"\\u00${zero.charCodeAt(0).toString(16)}${zero.slice(1)}"`), CANONICAL],
        [line.replace(`"${version}":1`, `"${version}":1.0`), CANONICAL],
        [line.replace(`"${version}":1`, `"${version}":2`), 'version'],
      ];
      for (const [text] of cases) expect(text).not.toBe(line);
      expect(
        await invariants(
          game,
          cases.map(([text]) => text),
        ),
      ).toEqual(cases.map(([, invariant]) => invariant));
    });
  },
);

describe.concurrent.each(POSITIONS)('check turns down without a crash, in $game,', ({ game, line, zero }) => {
  test('other games, values of every wrong kind, and brackets nested a hundred thousand deep', async () => {
    const deep = nested(100_000);
    const others = GAME_IDS.filter((id) => id !== game).map((id) => EXAMPLES[id][0].line);
    const shapes = ['null', 'true', '0', '""', '[]', `"${game}"`, `[${line}]`, deep];
    const cases = [
      ...shapes.map((text) => [text, SHAPE]),
      ['{}', 'missing-key'],
      ...others.map((text) => [text, UNKNOWN]),
      [`${line}${line}`, JSON_],
      ['['.repeat(100_000), JSON_],
      [`${'{"game":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'missing-key'],
      [line.replace(`"${zero}":0`, `"${zero}":${deep}`), NUMBER],
      [line, undefined],
    ];
    expect(
      await invariants(
        game,
        cases.map(([text]) => `${text}`),
      ),
    ).toEqual(cases.map(([, invariant]) => invariant));
  });
});

describe.concurrent('check survives', () => {
  const [a] = EXAMPLES['king-is-dead'];
  const deep = nested(100_000);

  test('a line of garbage of many megabytes', async () => {
    const lines = ['x'.repeat(20_000_000), '\0'.repeat(1000), a.line];
    expect(await invariants('king-is-dead', lines)).toEqual([JSON_, JSON_, undefined]);
  });

  test('brackets nested deep inside a position', async () => {
    const lines = [
      a.line.replace('"removed":[]', `"removed":${deep}`),
      a.line.replace('"undo":null', `"undo":${deep}`),
      a.line.replace('"result":null', `"result":${deep}`),
      positionsOfGame('king-is-dead', 'over')
        .at(-1)
        ?.replace(/"result":.*/, `"result":${deep}}`) ?? '',
    ];
    expect(await invariants('king-is-dead', lines)).toEqual(['word', SHAPE, 'result', 'result']);
  });

  test('brackets nested deep in the result and the plans of The Foreign King', async () => {
    const [, b] = EXAMPLES['foreign-king'];
    const over = positionsOfGame('foreign-king', 'over').at(-1) ?? '';
    const lines = [
      b.line.replace('"pending":{"ops":2}', `"pending":${deep}`),
      over.replace(/"result":\{.*\},"round"/, `"result":${deep},"round"`),
      over.replace(/"breakdown":\[.*?\]/, `"breakdown":${deep}`),
      over,
    ];
    const [pending, result, breakdown, none] = await invariants('foreign-king', lines);
    expect([pending, result, breakdown]).not.toContain(undefined);
    expect(none).toBeUndefined();
  });
});

test('perft uses none of several positions if one is broken, and says which', async () => {
  const [, b] = EXAMPLES['king-is-dead'];
  const input = `${b.line}\n${b.line.replace('"turn":0', '"turn":3')}\n`;
  const { code, out, err } = await run(['perft', 'king-is-dead', '--position', '-'], { input });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toBe('Position 2 is not valid (number): This must be a whole number within its bounds: turn.\n');
});
