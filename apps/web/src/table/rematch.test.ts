import { claim } from '@interregnum/claim';
import { kingIsDead } from '@interregnum/king-is-dead';
import { expect, test } from 'vitest';
import { canPlayAgain, seatedAgain } from './rematch.ts';

const seated = (...kinds: string[]) => kinds.map((kind, seat) => ({ name: 'Ana Ben Cleo Dan'.split(' ')[seat], kind }));
const namesOf = (seats: readonly { readonly name: string }[]): string => seats.map(({ name }) => name).join(' ');

test('people and bots can play again; programs that nobody knows here cannot', () => {
  expect(canPlayAgain(kingIsDead, {}, seated('human', 'regent'))).toBe(true);
  expect(canPlayAgain(kingIsDead, {}, seated('human', 'page-20'))).toBe(true);
  expect(canPlayAgain(kingIsDead, {}, seated('human', 'deep-thought'))).toBe(false);
});

test('the Saxons play again where they have played', () => {
  expect(canPlayAgain(kingIsDead, { solo: true }, seated('human', 'saxons'))).toBe(true);
  expect(canPlayAgain(kingIsDead, { solo: false }, seated('human', 'saxons'))).toBe(false);
});

test('where the first seat begins, the next one begins now; teams stay together', () => {
  const seats = seated('human', 'human', 'human', 'human');
  expect(namesOf(seatedAgain(kingIsDead, { seats: 4, solo: false }, seats))).toBe('Ben Cleo Dan Ana');
});

test('where the deal decides who begins, and in solo, everybody keeps their seat', () => {
  const seats = seated('human', 'saxons');
  expect(namesOf(seatedAgain(claim, {}, seats))).toBe('Ana Ben');
  expect(namesOf(seatedAgain(kingIsDead, { solo: true }, seats))).toBe('Ana Ben');
});
