import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { positionsOfGame } from './games-played.ts';
import { jsonLines, linesOf, output } from './program.ts';
import { EXAMPLES, LEVELS } from './references.ts';

interface Counted {
  readonly count: number;
  readonly sha256: string;
}

interface Vector extends Counted {
  readonly position: object;
  readonly by?: string;
  readonly depth?: number;
}

const perft = (game: string, input: string, ...args: string[]) =>
  output(['perft', game, '--position', '-', ...args], { input });
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

describe.concurrent.each([
  // The place of an example in the rules, and in the first list of reference values.
  ['king-is-dead', 1, 1, 'turn'],
  ['foreign-king', 1, 4, 'decision'],
  ['claim', 3, 3, 'decision'],
] as const)('the set of positions of %s', (game, at, row, by) => {
  const stepwise = (input: string, ...args: string[]) => perft(game, input, '--by', by, ...args);
  const { line } = EXAMPLES[game][at];

  test('is listed in order, with the digest of the rules', async () => {
    const listed = await stepwise(line, '--list');
    const lines = linesOf(listed);
    const known = LEVELS.find((level) => level.game === game)?.answers[row];
    expect(digestOf(lines.join('\n')).slice(0, known?.digest.length)).toBe(known?.digest);
    expect(lines).toHaveLength(known?.count ?? 0);
    const bytes = lines.map((each) => Buffer.from(each));
    expect(bytes.sort(Buffer.compare).map(String)).toEqual(lines);
    expect(new Set(lines).size).toBe(lines.length);
    const checked = await output(['check', game], { input: listed });
    expect(new Set(linesOf(checked))).toEqual(new Set(['{"valid":true}']));
  });

  test('after two steps is what two single steps reach, and nothing once the game is over', async () => {
    const positions = positionsOfGame(game, 'late');
    const late = positions.at(-3) ?? '';
    const once = await stepwise(late, '--list');
    const twice = new Set(linesOf(await stepwise(once, '--list')));
    expect(twice.size).toBeGreaterThan(0);
    const over = positions.at(-1) ?? '';
    expect(linesOf(await stepwise(`${over}\n${late}`, '--depth', '2', '--list'))).toEqual([...twice].sort());
  });

  test('is the published one for positions with few successors', async () => {
    const vectors = new URL(`../../../packages/${game}/test/vectors/${game}.jsonl`, import.meta.url);
    const given = jsonLines(readFileSync(vectors, 'utf8')) as Vector[];
    const few = given.filter((each) => each.count < 100 && (each.by ?? 'turn') === by && (each.depth ?? 1) === 1);
    expect(few.length).toBeGreaterThan(20);
    const input = few.map(({ position }) => JSON.stringify(position)).join('\n');
    expect(jsonLines(await stepwise(input))).toEqual(few.map(({ count, sha256 }) => ({ count, sha256 })));
  });
});
