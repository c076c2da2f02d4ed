import { describe, expect, test } from 'vitest';
import { output } from './program.ts';

const demo = (...args: string[]) => output(['demo', ...args]);

describe.concurrent('demo', () => {
  test('tells a game from the first board to the winner', async () => {
    const told = await demo('--seed', 'x', '--pause', '0');
    expect(told).toMatch(/^The King Is Dead: a random game \(seed x\)\n/);
    expect(told).toMatch(/^ {2}▸ 1 \S+ +[SWE]+$/m);
    expect(told).toMatch(/^ +Supply [SWE]+ {4}Ana [SWE]+ {4}Ben [SWE]+$/m);
    expect(told).toMatch(/\[KD-[A-Z]+(-[A-Z]+)?-\d+\]\nWinner: (Ana|Ben)\.\n$/);
    expect(await demo('king-is-dead', '--seed', 'x')).toBe(told);
  });

  test('shows another game every time unless it gets a seed', async () => {
    const [first, second] = [await demo(), await demo()];
    expect(first.split('\n')[0]).not.toBe(second.split('\n')[0]);
  });

  test.each([
    ['fr', ['--seats', '4', '--advanced', '--vikings'], /^Victoire de \w+, \w+\.$/m],
    ['ru', ['--solo'], /^Побежда[ею]т .+\.$/m],
    ['en', ['--seats', '3', '--memory'], /^Winners?: .+\.$/m],
  ])('speaks %s', async (language, args, expected) => {
    const told = await demo('--seed', 'x', '--lang', language, ...args);
    expect(told).toMatch(expected);
    expect(told).not.toMatch(/undefined|[{}]/);
    expect(told).not.toContain('\u001b');
    if (language === 'ru')
      expect(told.replace(/seed x|\[KD-[^\]]*\]|Ana|The King Is Dead|^.*[▸◉●—\d].*$/gm, '')).not.toMatch(/[a-z]{3}/);
  });
});
