import { describe, expect, test } from 'vitest';
import { positionsOfGame } from './games-played.ts';
import { EXAMPLES, jsonLines, run } from './program.ts';

const [a, b] = EXAMPLES;

/** The invariants that the answers to some lines name. All of them must be answered, whatever they hold. */
async function invariants(lines: readonly string[]): Promise<unknown[]> {
  const { code, out, err } = await run(['check', 'king-is-dead'], { input: lines.join('\n') });
  expect({ code, err }).toEqual({ code: 2, err: '' });
  return jsonLines(out).map((answer) => (answer as { invariant?: string }).invariant);
}

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe.concurrent('check turns down without a crash', () => {
  test('numbers written in another way than ours', async () => {
    const passes = (number: string) => a.line.replace('"passes":0', `"passes":${number}`);
    const given = [
      '1e400',
      '-1e400',
      '-1',
      '0.5',
      '9007199254740993',
      '-0',
      '0.0',
      '0e0',
      '"0"',
      '00',
      '+0',
      '.0',
      'NaN',
    ];
    const [number, canonical, json] = ['number', 'canonical', 'json'];
    expect(await invariants(given.map(passes))).toEqual([
      ...[number, number, number, number, number],
      ...[canonical, canonical, canonical],
      number,
      ...[json, json, json, json],
    ]);
    expect(await invariants([a.line.replace('"version":1', '"version":1.0'), a.line])).toEqual([canonical, undefined]);
  });

  test('keys that are doubled, misplaced, unknown or missing', async () => {
    const lines = [
      a.line.replace('"passes":0', '"passes":0,"passes":0'),
      a.line.replace('"turn":0,"passes":0', '"passes":0,"turn":0'),
      a.line.replace('"passes":0', '"passes":0,"__proto__":{}'),
      a.line.replace('"passes":0', '"passes":0,"toString":0'),
      a.line.replace('"passes":0,', ''),
      a.line.replace('"passes"', '"p\\u0061sses"'),
    ];
    const [unknown, canonical] = ['unknown-key', 'canonical'];
    expect(await invariants(lines)).toEqual([canonical, canonical, unknown, unknown, 'missing-key', canonical]);
  });

  test('values of every wrong kind', async () => {
    const lines = ['null', 'true', '0', '""', '[]', '{}', '"king-is-dead"', `[${a.line}]`, `${a.line}${b.line}`];
    const shape = 'shape';
    const expected = [shape, shape, shape, shape, shape, 'missing-key', shape, shape, 'json'];
    expect(await invariants(lines)).toEqual(expected);
  });
});

describe.concurrent('check survives', () => {
  test('a line of garbage of many megabytes', async () => {
    expect(await invariants(['x'.repeat(20_000_000), '\0'.repeat(1000), a.line])).toEqual(['json', 'json', undefined]);
  });

  test('brackets nested a hundred thousand deep', async () => {
    const deep = nested(100_000);
    const lines = [
      '['.repeat(100_000),
      deep,
      `${'{"game":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
      a.line.replace('"passes":0', `"passes":${deep}`),
      a.line.replace('"removed":[]', `"removed":${deep}`),
      a.line.replace('"undo":null', `"undo":${deep}`),
      a.line.replace('"result":null', `"result":${deep}`),
      a.line,
    ];
    const expected = ['json', 'shape', 'missing-key', 'number', 'word', 'shape', 'result', undefined];
    expect(await invariants(lines)).toEqual(expected);
  });

  test('brackets nested deep in the result of a game that is over', async () => {
    const over = positionsOfGame('over').at(-1) ?? '';
    const lines = [over.replace(/"result":.*/, `"result":${nested(100_000)}}`), over];
    expect(await invariants(lines)).toEqual(['result', undefined]);
  });
});

test('perft uses none of several positions if one is broken, and says which', async () => {
  const input = `${b.line}\n${b.line.replace('"turn":0', '"turn":3')}\n`;
  const { code, out, err } = await run(['perft', 'king-is-dead', '--position', '-'], { input });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toBe('Position 2 is not valid (number): This must be a whole number within its bounds: turn.\n');
});
