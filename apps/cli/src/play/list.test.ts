import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { listHeight, listLines, moved } from './list.ts';

const letters = (count: number): string[] => [...'abcdefghijklmnopqrstuvwxyz'].slice(0, count);
const plain = (words: readonly string[], cursor: number, width: number, height: number): string[] =>
  listLines(words, cursor, width, height).map((line) => stripVTControlCharacters(line));

describe('a numbered list', () => {
  test('fills columns from top to bottom, as many as fit', () => {
    expect(plain(letters(5), 0, 80, 9)).toEqual(['1 a  2 b  3 c  4 d  5 e']);
    expect(plain(letters(5), 0, 10, 9)).toEqual(['1 a  4 d', '2 b  5 e', '3 c']);
    expect(plain(letters(3), 0, 5, 9)).toEqual(['1 a', '2 b', '3 c']);
    expect(listHeight(letters(5), 10)).toBe(3);
    expect([plain([], 0, 80, 9), listHeight([], 80)]).toEqual([[], 0]);
  });

  test('marks the cursor', () => {
    expect(listLines(letters(2), 1, 80, 9)).toEqual(['1 a  \u001b[7m2 b\u001b[27m']);
  });

  test('shows the lines around the cursor, and by arrows that there are more', () => {
    expect(plain(letters(9), 0, 6, 3)).toEqual(['1 a', '2 b', '3 c  ↓']);
    expect(plain(letters(9), 4, 6, 3)).toEqual(['4 d  ↑', '5 e', '6 f  ↓']);
    expect(plain(letters(9), 8, 6, 3)).toEqual(['7 g  ↑', '8 h', '9 i']);
  });

  test('cuts what is wider than the screen', () => {
    expect(plain(['漢字漢字漢字'], 0, 10, 3)).toEqual(['1 漢字…']);
  });
});

describe('the cursor', () => {
  const walk = (from: number, key: string): number => moved(from, key, letters(5), 10);

  test('goes along the columns and around the ends', () => {
    expect([walk(0, 'down'), walk(2, 'down'), walk(4, 'down'), walk(0, 'up')]).toEqual([1, 3, 0, 4]);
  });

  test('goes to the next column where there is something, else stays', () => {
    expect([walk(0, 'right'), walk(1, 'right'), walk(2, 'right'), walk(4, 'left'), walk(0, 'left')]).toEqual([
      3, 4, 2, 1, 0,
    ]);
  });

  test('goes to the first and to the last', () => {
    expect([walk(3, 'home'), walk(1, 'end'), walk(4, 'end'), walk(2, 'page-up')]).toEqual([0, 4, 4, 2]);
  });
});
