import { expect, test } from 'vitest';
import { canPlayAgain, seatedAgain } from './rematch.ts';

const seated = (...kinds: string[]) => kinds.map((kind, seat) => ({ name: 'Ana Ben Cleo Dan'.split(' ')[seat], kind }));
const namesOf = (seats: readonly { readonly name: string }[]): string => seats.map(({ name }) => name).join(' ');

test('people and bots can play again; programs that nobody knows here cannot', () => {
  expect(canPlayAgain({ options: {}, seats: seated('human', 'regent') })).toBe(true);
  expect(canPlayAgain({ options: {}, seats: seated('human', 'page-20') })).toBe(true);
  expect(canPlayAgain({ options: {}, seats: seated('human', 'deep-thought') })).toBe(false);
});

test('the Saxons play again where they have played', () => {
  expect(canPlayAgain({ options: { solo: true }, seats: seated('human', 'saxons') })).toBe(true);
  expect(canPlayAgain({ options: { solo: false }, seats: seated('human', 'saxons') })).toBe(false);
});

test('where the first seat begins, the next one begins now; teams stay together', () => {
  const seats = seated('human', 'human', 'human', 'human');
  expect(namesOf(seatedAgain('king-is-dead', { options: { solo: false }, seats }))).toBe('Ben Cleo Dan Ana');
});

test('where the deal decides who begins, and in solo, everybody keeps their seat', () => {
  const seats = seated('human', 'saxons');
  expect(namesOf(seatedAgain('claim', { options: {}, seats }))).toBe('Ana Ben');
  expect(namesOf(seatedAgain('king-is-dead', { options: { solo: true }, seats }))).toBe('Ana Ben');
});
