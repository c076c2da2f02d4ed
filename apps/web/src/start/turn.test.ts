import { expect, test } from 'vitest';
import { awaitedAt } from './turn.ts';

const playersOf = (...kinds: string[]) => kinds.map((kind, seat) => ({ kind, name: `${kind} ${seat}` }));

test('who plays alone against programs is told that it is their turn, or which of them thinks', () => {
  expect(awaitedAt(playersOf('human', 'squire'), 0)).toBe('you');
  expect(awaitedAt(playersOf('human', 'squire'), 1)).toEqual({ name: 'squire 1' });
});

test('where several people play, the one whose turn it is goes by name', () => {
  expect(awaitedAt(playersOf('human', 'human', 'page'), 0)).toEqual({ name: 'human 0' });
});

test('a match that is over, or of which nothing is known, waits for nobody', () => {
  expect(awaitedAt(playersOf('human', 'page'), undefined)).toBeUndefined();
});
