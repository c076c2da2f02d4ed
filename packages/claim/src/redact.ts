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
  newState,
  phase,
  setDeckCard,
  setUnseen,
} from './state/index.ts';
import { NO_CARD, OVER } from './terms.ts';

/** What a seat knows (CL-INFO). Built by allow-list: public cells, then its own cards. After the end all is shown. */
export function redact(s: State, who: Seat | 'audience'): State {
  if (phase(s) === OVER) return s.slice();
  const seen = newState();
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
