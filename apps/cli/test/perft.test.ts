import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { positionsOfGame } from './games-played.ts';
import { EXAMPLES, fileWith, jsonLines, linesOf, output } from './program.ts';

const [a, b] = EXAMPLES;
const perft = (input: string, ...args: string[]) =>
  output(['perft', 'king-is-dead', '--position', '-', ...args], { input });
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

describe.concurrent('perft', () => {
  test.each(EXAMPLES)('finds the reference value of example $name as the rules lay it out', async (example) => {
    const { laidOut, count, sha256 } = example;
    expect(await perft(laidOut)).toBe(`{"count":${count},"sha256":"${sha256}"}\n`);
  });

  test('answers several positions of a file in their order', async () => {
    const file = fileWith('both.jsonl', `\uFEFF${b.line}\r\n\r\n${a.line}\r\n`);
    const expected = [b, a].map(({ count, sha256 }) => ({ count, sha256 }));
    expect(jsonLines(await output(['perft', 'king-is-dead', '--position', file]))).toEqual(expected);
  });

  test('takes a start position if none is given, and steps by one turn', async () => {
    const start = await output(['position', 'king-is-dead']);
    expect(await output(['perft', 'king-is-dead'])).toBe(await perft(start, '--by', 'turn', '--depth', '1'));
  });
});

describe.concurrent('the set of positions', () => {
  test('is listed in order, with the digest that is printed otherwise', async () => {
    const listed = await perft(b.laidOut, '--list');
    const lines = linesOf(listed);
    expect(lines).toHaveLength(b.count);
    expect(digestOf(lines.join('\n'))).toBe(b.sha256);
    expect(
      lines
        .map((line) => Buffer.from(line))
        .sort(Buffer.compare)
        .map(String),
    ).toEqual(lines);
    expect(new Set(lines).size).toBe(b.count);
    const checked = await output(['check', 'king-is-dead'], { input: listed });
    expect(new Set(linesOf(checked))).toEqual(new Set(['{"valid":true}']));
  });

  test('is the same, listed or counted, by decision', async () => {
    const [{ count, sha256 }] = jsonLines(await perft(b.line, '--by', 'decision')) as {
      count: number;
      sha256: string;
    }[];
    const lines = linesOf(await perft(b.line, '--by', 'decision', '--list'));
    expect({ count: lines.length, sha256: digestOf(lines.join('\n')) }).toEqual({ count, sha256 });
    expect(count).toBeLessThan(b.count);
  });

  test('after two turns is what two single turns reach', async () => {
    const late = positionsOfGame('late').at(-4) ?? '';
    const once = await perft(late, '--list');
    const twice = new Set(linesOf(await perft(once, '--list')));
    expect(twice.size).toBeGreaterThan(0);
    expect(linesOf(await perft(late, '--depth', '2', '--list'))).toEqual([...twice].sort());
  });

  test('after no turns is the position itself', async () => {
    expect(await perft(b.laidOut, '--depth', '0', '--list')).toBe(`${b.line}\n`);
    expect(jsonLines(await perft(b.laidOut, '--depth', '0'))).toEqual([{ count: 1, sha256: digestOf(b.line) }]);
  });

  test('is empty once the game is over', async () => {
    const over = positionsOfGame('over').at(-1) ?? '';
    expect(jsonLines(await perft(over))).toEqual([{ count: 0, sha256: digestOf('') }]);
    expect(await perft(over, '--list')).toBe('');
  });

  test('is the published one for positions with few successors', async () => {
    const vectors = new URL('../../../packages/king-is-dead/test/vectors/king-is-dead.jsonl', import.meta.url);
    const given = jsonLines(readFileSync(vectors, 'utf8')) as { position: object; count: number; sha256: string }[];
    const few = given.filter(({ count }) => count < 100);
    const input = few.map(({ position }) => JSON.stringify(position)).join('\n');
    expect(jsonLines(await perft(input))).toEqual(few.map(({ count, sha256 }) => ({ count, sha256 })));
  });
});
