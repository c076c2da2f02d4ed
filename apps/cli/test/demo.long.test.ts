import { describe, expect, test } from 'vitest';
import { COLUMNS, widthOf } from '../src/terminal/layout.ts';
import { output } from './program.ts';

/** Latin words that stand in any language's demonstration: names, clauses and titles. */
const LATIN = /\(зерно x\)|\[[A-Z]+-[A-Z0-9-]+\]|Ana|Ben|Cleo|Dov|The King Is Dead|The Foreign King|Claim/g;

describe.concurrent('demo', () => {
  test.each([
    ['fr', 'king-is-dead', ['--seats', '4', '--advanced', '--vikings'], /^Victoire\u202f: \w+, \w+\.$/m],
    ['fr', 'foreign-king', ['--seats', '4', '--no-intervene-empty'], /^(Victoire|À égalité)\u202f: .+\.$/m],
    ['fr', 'claim', [], /^(Victoire|À égalité)\u202f: .+\.$/m],
    ['ru', 'king-is-dead', ['--solo'], /^Победа: .+\.$/m],
    ['ru', 'foreign-king', [], /^(Победа|Равный итог): .+\.$/m],
    ['ru', 'claim', [], /^(Победа|Равный итог): .+\.$/m],
    ['en', 'king-is-dead', ['--seats', '3', '--memory'], /^(Winners?|Tied): .+\.$/m],
  ])('speaks %s of %s', async (language, game, args, expected) => {
    const told = await output(['demo', game, '--seed', 'x', '--lang', language, ...args]);
    expect(told).toMatch(expected);
    expect(told).not.toMatch(/undefined|null|NaN|[{}]/);
    expect(told).not.toContain('\u001b');
    expect(told.split('\n').filter((line) => widthOf(line) > COLUMNS)).toEqual([]);
    if (language === 'ru') expect(told.replace(LATIN, '')).not.toMatch(/[a-z]{3}/);
  });
});
