import type { State } from '@interregnum/kernel';
import { NO_CARD } from '../terms.ts';
import { cardsIn, discard, drawn, hand, score, won } from './piles.ts';
import { led, shown } from './table.ts';

/** Every card that can be seen in a state, wherever it lies; the deck apart. */
export function cardsLying(s: State): number[] {
  const piles = [0, 1].flatMap((seat) => [hand(seat), won(seat), drawn(seat), score(seat)]);
  const single = [shown(s), led(s)].filter((card) => card !== NO_CARD);
  return [...[...piles, discard].flatMap((pile) => cardsIn(s, pile)), ...single];
}
