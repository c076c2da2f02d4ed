import { expect, test } from 'vitest';
import { flawOf, seatsToMove, usualSeats } from './move-seats.ts';

test('a friend takes the seats of all other people, or that of the first bot where there are none', () => {
  expect(usualSeats(['human', 'human', 'squire'])).toEqual(['me', 'open', 'squire']);
  expect(usualSeats(['squire', 'human', 'regent-500ms'])).toEqual(['open', 'me', 'regent-500ms']);
  expect(usualSeats(['human', 'saxons'])).toEqual(['me', 'saxons']);
});

test('somebody keeps a seat and gives one away, unless there is none to be given', () => {
  const bots = ['human', 'squire'];
  expect(flawOf(bots, ['me', 'open'])).toBeUndefined();
  expect(flawOf(bots, ['me', 'squire'])).toBe('give');
  expect(flawOf(bots, ['open', 'squire'])).toBe('keep');
  expect(flawOf(['human', 'saxons'], ['me', 'saxons'])).toBeUndefined();
});

test('the server is told which seats are kept, and of which bots the seats are open', () => {
  expect(seatsToMove(['human', 'human', 'squire'], ['me', 'open', 'open'])).toEqual({ seats: [0], open: [2] });
});
