import { type Bits, nth, type Random, type State, size } from '@interregnum/kernel';
import { SEATS } from './options.ts';
import { addCard, DECK_SIZE, hand, newState, setDeckCard, setLeader, setLed, setTrick } from './state/index.ts';
import { CARDS, FIRST_PHASE, GOBLIN_ZERO, NO_CARD, TRICKS, WORD, ZEROS } from './terms.ts';
import { turnUp } from './trick.ts';

/** CL-SETUP-1..4  The deal and the first leader: the only use of chance. */
export function setup(random: Random, into: State = newState()): State {
  const s = into.fill(0);
  // The cards not yet dealt, one bit each, copies of the goblin zero told apart.
  let low: Bits = -1;
  let high: Bits = 2 ** (CARDS.length - WORD) - 1;
  for (let place = 0; place < CARDS.length; place++) {
    const lows = size(low);
    const k = random.below(lows + size(high));
    const inLow = k < lows;
    const at = inLow ? nth(low, k) : nth(high, k - lows);
    if (inLow) low ^= 1 << at;
    else high ^= 1 << at;
    deal(s, place, inLow ? (at < ZEROS ? GOBLIN_ZERO : at) : at + WORD);
  }
  setLed(s, NO_CARD);
  setLeader(s, random.below(SEATS));
  setTrick(s, FIRST_PHASE, 1);
  turnUp(s);
  return s;
}

/** CL-SETUP-2  Thirteen cards to each seat, the other 26 to the deck. */
function deal(s: State, place: number, card: number): void {
  if (place < DECK_SIZE) setDeckCard(s, place, card);
  else addCard(s, hand(place < DECK_SIZE + TRICKS ? 0 : 1), card);
}
