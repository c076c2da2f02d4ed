import { type Bits, bit, type State } from '@interregnum/kernel';
import { actor, pileSize, seatCount, startEffect, topOfPile } from '../state/index.ts';
import { type ActionCard, step } from '../step.ts';

/** KD-CARD-SPY-1, -2  Other seats that have a card on their pile. */
function piles(s: State): Bits {
  let seats = 0;
  for (let seat = 0; seat < seatCount(s); seat++) if (seat !== actor(s) && pileSize(s, seat) > 0) seats |= bit(seat);
  return seats;
}

/** KD-CARD-SPY-1..5  Resolve the top card of another seat's pile. The turn goes on with that card's ways. */
export const spy: ActionCard = {
  name: 'spy',
  ways: [
    [
      step({
        prompt: 'spy',
        asks: 'seat',
        clause: 'KD-CARD-SPY-1',
        options: piles,
        take: (s, seat) => startEffect(s, topOfPile(s, seat)),
      }),
    ],
  ],
};
