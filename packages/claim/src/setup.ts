import { type Random, type State, shuffle } from '@interregnum/kernel';
import { SEATS } from './options.ts';
import { addCard, DECK_SIZE, hand, newState, setDeckCard, setLeader, setLed, setTrick } from './state/index.ts';
import { CARDS, cardNumber, FIRST_PHASE, NO_CARD, TRICKS } from './terms.ts';
import { turnUp } from './trick.ts';

/** The cards in order, and room to shuffle them, filled anew by every setup. */
const IN_ORDER = Uint8Array.from(CARDS, cardNumber);
const shuffled = new Uint8Array(CARDS.length);

/** CL-SETUP-1..4  The deal and the first leader: the only use of chance. */
export function setup(random: Random, into: State = newState()): State {
  const s = into.fill(0);
  shuffled.set(IN_ORDER);
  shuffle(shuffled, random);
  // CL-SETUP-2: thirteen cards to each seat, the other 26 to the deck.
  for (let place = 0; place < DECK_SIZE; place++) {
    setDeckCard(s, place, shuffled[place]);
    addCard(s, hand(place < TRICKS ? 0 : 1), shuffled[DECK_SIZE + place]);
  }
  setLed(s, NO_CARD);
  setLeader(s, random.below(SEATS));
  setTrick(s, FIRST_PHASE, 1);
  turnUp(s);
  return s;
}
