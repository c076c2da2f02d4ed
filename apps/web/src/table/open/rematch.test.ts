import { claim } from '@interregnum/claim';
import type { Options } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { expect, test } from 'vitest';
import { dealMatch } from '../../../test/matches.ts';
import { canPlayAgain, playersAtStart, seatedAgain } from './rematch.ts';

const seated = (...kinds: string[]) => kinds.map((kind, seat) => ({ name: 'Ana Ben Cleo Dan'.split(' ')[seat], kind }));
const namesOf = (seats: readonly { readonly name: string }[]): string => seats.map(({ name }) => name).join(' ');

/** Whether those who began a match of The King Is Dead can play again. */
function canPlay(options: Options, ...kinds: string[]): boolean {
  const { start } = dealMatch({ game: kingIsDead }).match.progress;
  return canPlayAgain({ game: kingIsDead, start: { ...start, options, seats: kinds } });
}

test('people and bots can play again; programs that nobody knows here cannot', () => {
  expect(canPlay({}, 'human', 'regent')).toBe(true);
  expect(canPlay({}, 'human', 'page-20')).toBe(true);
  expect(canPlay({}, 'human', 'deep-thought')).toBe(false);
});

test('the Saxons play again where they have played', () => {
  expect(canPlay({ solo: true }, 'human', 'saxons')).toBe(true);
  expect(canPlay({ solo: false }, 'human', 'saxons')).toBe(false);
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

test('those who sat down at the start play again, not the bot that plays on for one of them', () => {
  const { start } = dealMatch({ game: claim }).match.progress;
  const names = ['Ana', 'Ben'];
  expect(playersAtStart({ names, start: { ...start, seats: ['human', 'page'] } })).toEqual(seated('human', 'page'));
});
