import { FastRandom, type Random, type State, shuffle } from '@interregnum/kernel';
import { addCard, cardsIn, removeCard, score } from '../src/state/index.ts';
import { CARDS, TRICKS } from '../src/terms.ts';
import { arrange, reached } from './positions.ts';

/** A random game with so many decisions left. */
export const endingOf = (seed: string, decisions: number): State => reached(seed, 4 * TRICKS - decisions);

/**
 * The last decisions of a game whose deal was rare: of the cards that fit, some are held and some are scored, the rest
 * does not count. Who leads, and whether the leader has led, is random.
 */
export function rareEnding(seed: string, tricks: number, fits: (card: string) => boolean): State {
  const random = new FastRandom(seed);
  const cards = shuffle(CARDS.filter(fits), random);
  const take = (count: number) => cards.splice(0, count);
  const hands = [take(tricks), take(tricks)];
  const leader = random.below(2);
  const led = random.below(2) === 0 ? undefined : hands[leader].pop();
  const scored = [take(random.below(6)), take(random.below(6))];
  return arrange({
    phase: 2,
    trick: TRICKS + 1 - tricks,
    leader,
    ...(led === undefined ? {} : { led }),
    hands: [hands[0].join(' '), hands[1].join(' ')],
    score: [scored[0].join(' '), scored[1].join(' ')],
  });
}

/** The same, but every scored card may have gone to either seat. */
export function scoredOtherwise(s: State, random: Random): State {
  const other = s.slice();
  for (const seat of [0, 1])
    for (const card of cardsIn(s, score(seat))) {
      removeCard(other, score(seat), card);
      addCard(other, score(random.below(2)), card);
    }
  return other;
}
