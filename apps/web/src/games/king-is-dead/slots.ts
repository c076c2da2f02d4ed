import { type Board, CARD_NAMES, type CardName } from '@interregnum/king-is-dead/board';
import { isCard } from '@interregnum/screen/king-is-dead';

/** Where a card of the viewer is: in hand, being played in the draft of the turn, or played before. */
type Whereabouts = 'held' | 'drafted' | 'played';

export interface Slot {
  readonly card: CardName;
  readonly is: Whereabouts;
}

/** Which of two copies of a card was touched last, by card: 0 for the left one. */
export type TouchedCopies = Readonly<Partial<Record<CardName, number>>>;

/** The eight cards that a seat began with, each in its place for the whole game: hand and pile are eight together. */
export function slotsOf(seat: number, board: Board, committed: Board, touched: TouchedCopies = {}): Slot[] {
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
  const sorted = slots.sort(
    (a, b) => CARD_NAMES.indexOf(a.card) - CARD_NAMES.indexOf(b.card) || order.indexOf(a.is) - order.indexOf(b.is),
  );
  // Of two copies the one that was touched is the one that is played: it need not be the right one.
  return sorted.map((slot, at) => {
    const other = [sorted[at - 1], sorted[at + 1]].find((next) => next?.card === slot.card);
    return other !== undefined && touched[slot.card] === 0 ? other : slot;
  });
}

/** Which copy of its card a slot is, where it can still be told: not once one of them was played before. */
export function copyAt(slots: readonly Slot[], at: number): number | undefined {
  const copies = slots.flatMap(({ card, is }, place) => (card === slots[at].card ? [{ is, place }] : []));
  if (copies.length < 2 || copies.some(({ is }) => is === 'played')) return undefined;
  return copies.findIndex(({ place }) => place === at);
}
