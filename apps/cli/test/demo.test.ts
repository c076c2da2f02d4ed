import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { output, PROGRAM } from './program.ts';

const demo = (...args: string[]) => output(['demo', ...args]);

/** Latin words that stand in any language's demonstration: names, clauses and titles. */
const LATIN = /\(зерно x\)|\[[A-Z]+-[A-Z0-9-]+\]|Ana|Ben|Cleo|Dov|The King Is Dead|The Foreign King|Claim/g;

describe.concurrent('a demonstration', () => {
  test('tells a game of The King Is Dead, unless another is asked for, from the first board to the winner', async () => {
    const told = await demo('--seed', 'x', '--pause', '0');
    expect(told).toMatch(/^The King Is Dead: a random game \(seed x\)\n {2}S Scots {2}W Welsh {2}E English /);
    expect(told).toMatch(/^ {2}▸ 1 \S+ +[SWE]+$/m);
    expect(told).toMatch(/^ +Supply [SWE]+ {4}Ana [SWE]+ {4}Ben [SWE]+$/m);
    expect(told).toMatch(/\[KD-[A-Z]+(-[A-Z]+)?-\d+\]\nWinner: (Ana|Ben)\.\n$/);
    expect(await demo('king-is-dead', '--seed', 'x')).toBe(told);
  });

  test('tells a game of The Foreign King round by round', async () => {
    const told = await demo('foreign-king', '--seed', 'x');
    expect(told).toMatch(/^The Foreign King: .*\n {2}Citizens: A Ana, B Ben, V Virtual player\.\n/);
    expect(told).toMatch(/^ {2}Round 1 · King: on his portrait · his marker: 30$/m);
    expect(told).toMatch(/^ +Supply +MMMMMTTTTT {2}A×15 B×15 V×15$/m);
    expect(told).toMatch(/^ {2}V Virtual player +\d+ +– +– {2}–$/m);
    const rounds = [...told.matchAll(/^ {2}Round (\d+) ·/gm)].map(([, round]) => Number(round));
    expect(rounds).toEqual(rounds.map((_, at) => at + 1));
    expect(rounds.length).toBeGreaterThan(3);
    expect(told).toMatch(/^ {2}End of the game · King: /m);
    expect(told).toMatch(
      /^ +Ana {2}Ben {2}Virtual player\n {2}Points scored during the game +\d+ +\d+ +\d+ {2}\[FK-SCORE-4\]$/m,
    );
    expect(told).toMatch(/^ {2}Total points .*\[FK-FINAL-9\]\n(.*\n)*(Winner|Tied): .*\.\n$/m);
  });

  test('tells a game of Claim with boards at the start of a phase and every few tricks', async () => {
    const told = await demo('claim', '--seed', 'x');
    expect([...told.matchAll(/^ {2}Phase (\d), trick (\d+)/gm)].map(([, ...when]) => when.join(' '))).toEqual([
      ...['1 1', '1 6', '1 11', '2 1', '2 6', '2 11'],
    ]);
    expect(told).toMatch(/^ {2}Phase 1, trick 1 · At stake: \w+ \d$/m);
    const rows = [...told.matchAll(/^ {2}hand +(.*)\n {2}followers +(.*)\n {2}scored +(.*)$/gm)];
    const cards = (row: string) => row.replace(/\D/g, '').length;
    expect(rows.map(([, hand, followers]) => cards(hand) + cards(followers))).toEqual([13, 13, 13, 13, 13, 13]);
    expect(told).toMatch(/^ {2}End of the game\n\n {2}Ana {5}Goblins .*\n {2}scored {2}/m);
    expect(told).toMatch(/^ {2}Goblins vote for \w+: .*\[CL-END-\d\]$/m);
    expect(told).toMatch(/\[CL-END-[67]\]\n(Winner|Tied): .*\.\n$/);
  });
});

describe.concurrent('demo', () => {
  test('shows another game every time unless it gets a seed', async () => {
    const [first, second] = [await demo('claim'), await demo('claim')];
    expect(first.split('\n')[0]).not.toBe(second.split('\n')[0]);
  });

  const script = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '';
  test.skipIf(!script.includes('util-linux'))('has colours on a terminal, and says the same without them', async () => {
    const command = `'${process.execPath}' '${PROGRAM}' demo foreign-king --seed x --pause 0`;
    const onTerminal = (env: Record<string, string>) =>
      output([], { program: 'script', before: ['-qec', command, '/dev/null'], env });
    const [coloured, plain] = [await onTerminal({}), await demo('foreign-king', '--seed', 'x')];
    expect(coloured).toContain('\u001b[94mA\u001b[0m');
    expect(stripVTControlCharacters(coloured).replaceAll('\r', '')).toBe(plain);
    expect((await onTerminal({ NO_COLOR: '1' })).replaceAll('\r', '')).toBe(plain);
  });

  test.each([
    ['fr', 'king-is-dead', ['--seats', '4', '--advanced', '--vikings'], /^Victoire\u202f: \w+, \w+\.$/m],
    ['fr', 'foreign-king', ['--seats', '4', '--no-intervene-empty'], /^(Victoire|À égalité)\u202f: .+\.$/m],
    ['fr', 'claim', [], /^(Victoire|À égalité)\u202f: .+\.$/m],
    ['ru', 'king-is-dead', ['--solo'], /^Победа: .+\.$/m],
    ['ru', 'foreign-king', [], /^(Победа|Равный итог): .+\.$/m],
    ['ru', 'claim', [], /^(Победа|Равный итог): .+\.$/m],
    ['en', 'king-is-dead', ['--seats', '3', '--memory'], /^(Winners?|Tied): .+\.$/m],
  ])('speaks %s of %s', async (language, game, args, expected) => {
    const told = await demo(game, '--seed', 'x', '--lang', language, ...args);
    expect(told).toMatch(expected);
    expect(told).not.toMatch(/undefined|null|NaN|[{}]/);
    expect(told).not.toContain('\u001b');
    expect(told.split('\n').filter((line) => line.length > 80)).toEqual([]);
    if (language === 'ru') expect(told.replace(LATIN, '')).not.toMatch(/[a-z]{3}/);
  });
});
