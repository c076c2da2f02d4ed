import { type Board, CARD_NAMES, type CardName } from '@interregnum/king-is-dead/board';
import { isCard } from '@interregnum/screen/king-is-dead';

/** Where a card of the viewer is: in hand, being played in the draft of the turn, or played before. */
type Whereabouts = 'held' | 'drafted' | 'played';

export interface Slot {
  readonly card: CardName;
  readonly is: Whereabouts;
}

/** The eight cards that a seat began with, each in its place for the whole game: hand and pile are eight together. */
export function slotsOf(seat: number, board: Board, committed: Board): Slot[] {
  const [hand, held] = [board.hands[seat].filter(isCard), committed.hands[seat].filter(isCard)];
  const played = board.discards[seat].filter(isCard);
  const slots = hand.map((card): Slot => ({ card, is: 'held' }));
  const drafted = held.slice();
  for (const card of hand) {
    const at = drafted.indexOf(card);
    if (at >= 0) drafted.splice(at, 1);
  }
  for (const card of played) {
    const at = drafted.indexOf(card);
    if (at >= 0) drafted.splice(at, 1);
    slots.push({ card, is: at >= 0 ? 'drafted' : 'played' });
  }
  const order: readonly Whereabouts[] = ['held', 'drafted', 'played'];
  return slots.sort(
    (a, b) => CARD_NAMES.indexOf(a.card) - CARD_NAMES.indexOf(b.card) || order.indexOf(a.is) - order.indexOf(b.is),
  );
}
