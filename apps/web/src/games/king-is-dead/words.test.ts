import { expect, test } from 'vitest';
import { seatLetters } from './words.ts';

test('discs have first letters if these tell seats apart, else numbers', () => {
  const lettersOf = (...names: string[]): string[] => seatLetters(names.length, { nameOf: (seat) => names[seat] });
  expect(lettersOf('Ana', '«Ben»', 'Žofie')).toEqual(['A', 'B', 'Ž']);
  expect(lettersOf('Player 1', 'Page')).toEqual(['1', '2']);
  expect(lettersOf('Ana', '42')).toEqual(['1', '2']);
});
