import { type Bits, bit, type State } from '@interregnum/kernel';
import { line } from '../log-lines.ts';
import { firstOf, type RefusalIf, type RefusalOf, refuse } from '../refusals/refuse.ts';
import { actor, pileSize, seatCount, startEffect, topOfPile } from '../state/index.ts';
import { type ActionCard, step } from '../step.ts';
import { cardTerm } from '../words.ts';

/**
 * KD-CARD-SPY-1, KD-CARD-SPY-2  Other seats that have a card on their pile; without one the card has no effect
 * (KD-CARD-SPY-3).
 */
function piles(s: State): Bits {
  let seats = 0;
  for (let seat = 0; seat < seatCount(s); seat++) if (seat !== actor(s) && pileSize(s, seat) > 0) seats |= bit(seat);
  return seats;
}

const ifOwnPile: RefusalIf = (s, seat, clause) => (seat === actor(s) ? refuse(clause, 'own-pile') : undefined);

const ifNoSuchSeat: RefusalIf = (s, seat, clause) =>
  seat < seatCount(s) ? undefined : refuse(clause, 'unreadable', { attempt: `seat ${seat}` });

const noPile: RefusalOf = (_, seat, clause) => refuse(clause, 'no-pile', { seat: { seat } });

/**
 * KD-CARD-SPY-1  Resolve the top card of another seat's pile. The turn goes on with that card's ways; it stays where it is
 * (KD-CARD-SPY-4), and is never spy or plot (KD-CARD-SPY-5).
 */
export const spy: ActionCard = {
  name: 'spy',
  ways: [
    [
      step({
        prompt: 'spy',
        asks: 'seat',
        clause: 'KD-CARD-SPY-1',
        options: piles,
        refusalFor: firstOf(ifOwnPile, ifNoSuchSeat, noPile),
        take: (s, seat) => startEffect(s, topOfPile(s, seat)),
        tell: (s, seat) => [line('spy', { seat: { seat }, card: cardTerm(topOfPile(s, seat)) })],
      }),
    ],
  ],
};
