import { describe, expect, test } from 'vitest';
import { type Analysis, otherWorld, overIn, reached, textsIn, viewIn, written } from './analyze-positions.ts';
import { obeyed } from './command-line.ts';
import { fileWith, jsonLines, output, run } from './program.ts';

const BUDGET = ['--iterations', '60'];

/** Answers for programs, one for each position. */
async function analyzed(game: string, positions: readonly string[], ...args: string[]): Promise<Analysis[]> {
  const all = ['analyze', game, '--json', '--position', '-', ...(args.length === 0 ? BUDGET : args)];
  return jsonLines(await output(all, { input: positions.join('\n') })) as Analysis[];
}

const MODES = [
  ['king-is-dead', [{}, { seats: 3, advanced: true }, { seats: 4, vikings: true }, { solo: true }]],
  ['foreign-king', [{}, { seats: 3 }, { seats: 4 }]],
  ['claim', [{}]],
] as const;

const HIDING = [
  ['king-is-dead', { advanced: true }, []],
  ['king-is-dead', { advanced: true, memory: true }, ['--memory']],
  ['king-is-dead', { solo: true }, []],
  ['claim', {}, []],
] as const;

describe.concurrent('analyze', () => {
  test.each(MODES)('ranks the choices of %s, and says what is expected to follow: %j', async (id, modes) => {
    const positions = modes.map((options) => reached(id, options, 9));
    const answers = await analyzed(id, positions.map(written), '--iterations', '300');
    expect(answers).toHaveLength(modes.length);
    for (const [at, answer] of answers.entries()) {
      expect(Object.keys(answer)).toEqual(['best', 'value', 'exact', 'candidates', 'line', 'iterations']);
      const { best, value, candidates, line, iterations } = answer;
      expect(textsIn(positions[at])).toEqual(expect.arrayContaining(candidates.map(({ choice }) => choice)));
      expect(candidates[0]).toMatchObject({ choice: best, value });
      expect(line?.[0]).toBe(best);
      for (const each of candidates) {
        expect(Object.keys(each)).toEqual(['choice', 'value', 'visits']);
        expect(each.value >= 0 && each.value <= 1).toBe(true);
      }
      // All of the budget goes into one decision, unless it is settled before.
      expect(iterations).toBe(candidates.reduce((sum, { visits }) => sum + visits, 0));
      expect(iterations).toBeGreaterThan(150);
      expect(iterations).toBeLessThanOrEqual(300);
    }
  });
});

describe.concurrent('what is hidden', () => {
  test.each(HIDING)('in %s %j changes nothing: the same view, the same answer', async (id, options, flags) => {
    const position = reached(id, options, 14);
    const lines = [written(position), written(otherWorld(position)), viewIn(position)];
    expect(new Set(lines).size).toBe(3);
    const [one, ...others] = await analyzed(id, lines, ...BUDGET, ...flags);
    expect(others).toEqual([one, one]);
  });

  test.each([
    ['claim', {}],
    ['king-is-dead', { advanced: true }],
  ])('from the seat to act makes a view of %s useless, and it is refused', async (id, options) => {
    const position = reached(id, options, 14);
    const other = 1 - position.game.toAct(position.state);
    const file = fileWith(`views of ${id}`, [viewIn(position), viewIn(position, other)].join('\n'));
    expect(await obeyed(['analyze', id, '--position', file, ...BUDGET])).toEqual({
      out: '',
      complaint: 'Position 2 hides cards that the player to act knows. Write down what that player sees.',
    });
  });
});

describe.concurrent('analyze', () => {
  test('without a position takes the one that the seed and the variants give', async () => {
    const variants = ['--seats', '3', '--vikings', '--seed', 'tea'];
    const start = await output(['position', 'king-is-dead', ...variants]);
    const given = await output(['analyze', 'king-is-dead', '--json', ...BUDGET, ...variants]);
    expect(jsonLines(given)).toEqual(await analyzed('king-is-dead', [start], ...BUDGET, '--seed', 'tea'));
  });

  test('gives the same answer to the same seed and iterations, and hears another seed', async () => {
    const lines = [written(reached('claim', {}, 5))];
    const ask = (seed: string) => analyzed('claim', lines, ...BUDGET, '--seed', seed);
    const [once, again, other] = await Promise.all(['a', 'a', 'b'].map(ask));
    expect(again).toEqual(once);
    expect(other).not.toEqual(once);
  });

  test('answers many positions in their order, each as if it were alone', async () => {
    const positions = [2, 30, 44, 8, 1, 40, 3].map((decisions) => written(reached('claim', {}, decisions)));
    const lines = [...positions, written(overIn('claim')), positions[0]];
    const together = await analyzed('claim', lines);
    expect(together.at(-2)).toEqual({ best: null, value: null, exact: true, candidates: [] });
    expect(together.at(-1)).toEqual(together[0]);
    const alone = await Promise.all(lines.slice(0, 4).map((line) => analyzed('claim', [line])));
    expect(alone.flat()).toEqual(together.slice(0, 4));
  });

  test.each([
    ['the second phase of Claim', 'claim', 30],
    ['a late ending of The King Is Dead', 'king-is-dead', 57],
  ])('proves %s, and follows what cannot be chosen', async (_, id, decisions) => {
    const { game, state } = reached(id, {}, decisions);
    const [answer] = await analyzed(id, [written({ game, state })]);
    expect(answer).toMatchObject({ exact: true, iterations: 0 });
    expect([0, 1]).toContain(answer.value);
    expect(answer.candidates[0].choice).toBe(answer.best);
    expect(answer.line?.[0]).toBe(answer.best);
    for (const text of answer.line ?? []) {
      expect(textsIn({ game, state })).toContain(text);
      game.play(state, game.notation.read(state, text) ?? -1);
    }
  });

  test('thinks by the clock unless it is told otherwise, and a weaker level as much as it usually does', async () => {
    const line = written(reached('claim', {}, 4));
    const [[hurried], [page]] = await Promise.all([
      analyzed('claim', [line], '--ms', '1'),
      analyzed('claim', [line], '--level', 'page'),
    ]);
    expect(hurried.iterations).toBeGreaterThan(0);
    expect(page.iterations).toBeLessThan(1000);
    expect(await analyzed('claim', [line], '--level', 'page')).toEqual([page]);
  });
});

describe.concurrent('analyze refuses', () => {
  test('all positions if one is not valid, and names it and the invariant', async () => {
    const good = written(reached('claim', {}, 4));
    const file = fileWith('broken.jsonl', `${good}\n${good.replace('"leader":', '"leader":2')}\n`);
    const complaint = 'Position 2 is not valid (number): This must be a whole number within its bounds: leader.';
    const args = ['analyze', 'claim', '--position', file];
    expect(await obeyed(args)).toEqual({ out: '', complaint });
    expect(await run([...args, '--json'])).toEqual({ code: 2, out: '', err: `${complaint}\n` });
  });

  test('a view that no deal fits', async () => {
    const view = JSON.parse(viewIn(reached('claim', {}, 4))) as object;
    const file = fileWith('void.json', JSON.stringify({ ...view, voids: ['GKUDX', 'GKUDX'] }));
    const { out, complaint } = await obeyed(['analyze', 'claim', '--position', file]);
    expect(out).toBe('');
    expect(complaint).toMatch(/^Position 1 is not valid \([a-z-]+\): [^\n]+$/);
  });

  test.each([
    [['--ms', '5', '--iterations', '5'], 'Give either --ms or --iterations, not both.'],
    [['--ms', '0'], '--ms must be a whole number from 1 to 1000000000, not “0”.'],
    [['--iterations', '1e3'], '--iterations must be a whole number from 1 to 1000000000, not “1e3”.'],
    [['--level', 'king'], '--level must be one of: page, squire, steward, chancellor, regent; not “king”.'],
    [['--solo'], 'The option “--solo” does not belong to Claim. Leave it out, or choose another game.'],
    [['--position', 'nowhere'], '“nowhere” cannot be read (ENOENT). Name a file that exists, or - for standard input.'],
  ])('%j', async (args, complaint) => {
    expect(await obeyed(['analyze', 'claim', ...args])).toEqual({ out: '', complaint });
  });
});
