import { describe, expect, test } from 'vitest';
import { positionsOfGame } from './games-played.ts';
import { fileWith, jsonLines, output } from './program.ts';
import { EXAMPLES, LEVELS, SEQUENCES } from './references.ts';

interface Counted {
  readonly count: number;
  readonly sha256: string;
}

const perft = (game: string, input: string, ...args: string[]) =>
  output(['perft', game, '--position', '-', ...args], { input });

describe.concurrent('perft', () => {
  test.each(LEVELS)('finds the reference values of $game with $args', async ({ game, args, lines, answers }) => {
    const found = jsonLines(await perft(game, lines.join('\n'), ...args)) as Counted[];
    expect(answers.length).toBeGreaterThan(1);
    const cut = found.map(({ count, sha256 }, at) => ({ count, digest: sha256.slice(0, answers[at].digest.length) }));
    expect(cut).toEqual(answers);
  });

  test('answers several positions of a file in their order', async () => {
    const [a, b] = EXAMPLES['foreign-king'];
    const file = fileWith('both.jsonl', `\uFEFF${b.line}\r\n\r\n${a.line}\r\n`);
    const counted = jsonLines(await output(['perft', 'foreign-king', '--by', 'decision', '--position', file]));
    expect(counted).toMatchObject([{ count: 19 }, { count: 62 }]);
  });

  test('takes a start position if none is given, and steps by one turn', async () => {
    const [start] = positionsOfGame('claim', 'interregnum');
    expect(await output(['perft', 'claim'])).toBe(await perft('claim', start, '--by', 'turn', '--depth', '1'));
  });

  test('counts sequences of decisions, whatever positions they lead to', async () => {
    const counted = await perft('foreign-king', SEQUENCES.lines.join('\n'), '--sequences', '--depth', '2');
    expect(jsonLines(counted)).toEqual(SEQUENCES.counts.map((sequences) => ({ sequences })));
    expect(SEQUENCES.counts).toHaveLength(3);
  });

  test('plays on as the variants say', async () => {
    const empty = positionsOfGame('foreign-king', 'x')[0].replace('"congress":0', '"congress":1');
    const line = empty.replace('"supply":15', '"supply":14');
    const [usual, other] = await Promise.all(
      [[], ['--no-intervene-empty']].map((flags) =>
        perft('foreign-king', line, '--by', 'decision', '--list', ...flags),
      ),
    );
    expect(usual).toContain('"phase":"congress"');
    expect(other).not.toContain('"phase":"congress"');
  });
});
