import { type Bits, bit, type Seat, type State, size, UNKNOWN } from '@interregnum/kernel';
import {
  ADVANCED_BASE,
  cardsInHand,
  copyPlayedOut,
  copyPublic,
  ending,
  HAND_SIZE,
  hand,
  hides,
  isAdvanced,
  isSolo,
  newState,
  pileCard,
  pileSize,
  playsMemory,
  removedCards,
  removedUnseen,
  saxonCard,
  seatCount,
  setHand,
  setPileCard,
  setRemoved,
  setSaxonCard,
  setUnseen,
  withdrawOffer,
} from './state/index.ts';
import { NOT_ENDED, PLOT } from './terms.ts';
import { toAct } from './turn.ts';

const PLOT_ALONE: Bits = bit(PLOT);

/**
 * What a seat knows (RULES.md, section 3: information). Built by allow-list: public cells, then cards one by one. The
 * end shows no more than the result rests on: where plot is.
 */
export function redact(s: State, who: Seat | 'audience', into: State = newState()): State {
  if (!hides(s)) {
    into.set(s);
    return into;
  }
  copyPublic(s, into);
  for (let seat = 0; seat < seatCount(s); seat++) {
    showHand(s, into, seat, seat === who);
    showPile(s, into, seat, seat === who);
  }
  showRemoved(s, into);
  copyPlayedOut(s, into);
  if (isSolo(s)) showDeck(s, into);
  if (who !== toAct(s)) withdrawOffer(into);
  return into;
}

/** KD-ADV-5  Cunning cards in hand are secret; with `memory`, what others hold is not shown at all. */
function showHand(s: State, seen: State, seat: number, own: boolean): void {
  const known = own ? hand(s, seat) : knownHand(s, seat);
  setHand(seen, seat, known);
  setUnseen(seen, seat, cardsInHand(s, seat) - size(known));
}

const knownHand = (s: State, seat: number): Bits => {
  const plot = hand(s, seat) & shownAtTheEnd(s);
  if (playsMemory(s)) return plot;
  return isAdvanced(s) ? (hand(s, seat) & ADVANCED_BASE) | plot : hand(s, seat);
};

/** KD-CARD-PLOT-2  The result tells who holds plot, or that no seat does. */
const shownAtTheEnd = (s: State): Bits => (ending(s) === NOT_ENDED ? 0 : PLOT_ALONE);

/** KD-ADV-2  Undealt cards are out of the game, unseen. */
function showRemoved(s: State, seen: State): void {
  const shown = removedCards(s) & shownAtTheEnd(s);
  setRemoved(seen, shown, size(removedCards(s)) + removedUnseen(s) - size(shown));
}

/** KD-TURN-5  With `memory`, only the top card of another seat's pile. */
function showPile(s: State, seen: State, seat: number, own: boolean): void {
  const top = pileSize(s, seat) - 1;
  for (let height = 0; height <= top; height++) {
    const visible = own || !playsMemory(s) || height === top;
    setPileCard(seen, seat, height, visible ? pileCard(s, seat, height) : UNKNOWN);
  }
}

/** KD-SOLO-1  The deck lies face down: its cards are those on the Saxons' pile, then unknown ones. */
function showDeck(s: State, seen: State): void {
  for (let struggle = 0; struggle < HAND_SIZE; struggle++) {
    const revealed = struggle < pileSize(s, 1) && pileCard(seen, 1, struggle) !== UNKNOWN;
    setSaxonCard(seen, struggle, revealed ? saxonCard(s, struggle) : UNKNOWN);
  }
}
