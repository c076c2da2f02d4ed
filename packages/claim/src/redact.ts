import { type Seat, type State, UNKNOWN } from '@interregnum/kernel';
import { SEATS } from './options.ts';
import {
  copyPile,
  copyPublic,
  DECK_SIZE,
  deckTop,
  drawn,
  drawnSize,
  hand,
  handSize,
  led,
  newState,
  phase,
  setDeckCard,
  setUnseen,
  trick,
  unseenHand,
} from './state/index.ts';
import { FIRST_PHASE, NO_CARD, TRICKS } from './terms.ts';
import { winnerWith } from './trick.ts';
import { toAct } from './turn.ts';

/** What a seat knows (CL-INFO). Built by allow-list: public cells, then its own cards. CL-INFO-16: in the end all are played. */
export function redact(s: State, who: Seat | 'audience', into: State = newState()): State {
  const seen = into.fill(0);
  copyPublic(s, seen);
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat === who) {
      copyPile(s, seen, hand(seat));
      copyPile(s, seen, drawn(seat));
    } else setUnseen(seen, seat, handSize(s, seat), drawnSize(s, seat));
  }
  for (let place = 0; place < DECK_SIZE; place++) setDeckCard(seen, place, place < deckTop(s) ? NO_CARD : UNKNOWN);
  return seen;
}

/**
 * CL-P1-1, -3  Others are shown every card that a seat plays. A reply of the first phase shows everybody the next card that
 * is fought over; after the last one the loser still sees the card it draws.
 */
export function turnsUp(before: State, card: number): boolean {
  const seat = toAct(before);
  if (unseenHand(before, seat) > 0) return true;
  const replies = phase(before) === FIRST_PHASE && led(before) !== NO_CARD;
  return replies && (trick(before) < TRICKS || winnerWith(before, card) !== seat);
}
