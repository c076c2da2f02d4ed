import { FastRandom } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { endingOf } from '../../test/endings.ts';
import { TRICKS } from '../terms.ts';
import { dealOf } from './deal.ts';
import { keyOf, lineFrom } from './line.ts';

test('what is held and who leads have a key of their own, from the first trick on', () => {
  const line = lineFrom(dealOf(endingOf('keys', 2 * TRICKS)));
  const [all] = line.held;
  const random = new FastRandom('keys');
  const keys = new Set<number>();
  const held = new Set([all, 0, ...Array.from({ length: 1000 }, () => all & random.below(2 ** 31))]);
  for (const cards of held)
    for (const leader of [0, 1]) {
      line.held[0] = cards;
      line.leader[0] = leader;
      keys.add(keyOf(line, 0));
    }
  expect(keys.size).toBe(2 * held.size);
});
