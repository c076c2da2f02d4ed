import { type Bits, type Seat, type State, size, UNKNOWN } from '@interregnum/kernel';
import {
  ADVANCED_BASE,
  cardsInHand,
  copyPublic,
  emptiedSeats,
  ending,
  HAND_SIZE,
  hand,
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
  setEmptied,
  setHand,
  setPileCard,
  setRemoved,
  setSaxonCard,
  setUnseen,
  unseen,
  withdrawOffer,
} from './state/index.ts';
import { NOT_ENDED } from './terms.ts';
import { toAct } from './turn.ts';

/**
 * What a seat knows (RULES.md, section 3: information). Built by allow-list: public cells, then cards one by one.
 * After the end everything is shown.
 */
export function redact(s: State, who: Seat | 'audience'): State {
  if (ending(s) !== NOT_ENDED) return s.slice();
  const seen = newState();
  copyPublic(s, seen);
  for (let seat = 0; seat < seatCount(s); seat++) {
    showHand(s, seen, seat, seat === who);
    showPile(s, seen, seat, seat === who);
  }
  setRemoved(seen, 0, size(removedCards(s)) + removedUnseen(s));
  setEmptied(
    seen,
    emptiedSeats(s).filter((seat) => unseen(seen, seat) === 0),
  );
  if (isSolo(s)) showDeck(s, seen);
  if (who !== toAct(s)) withdrawOffer(seen);
  return seen;
}

/** KD-ADV-5  Cunning cards in hand are secret; with `memory`, what others hold is not shown at all. */
function showHand(s: State, seen: State, seat: number, own: boolean): void {
  const known = own ? hand(s, seat) : knownHand(s, seat);
  setHand(seen, seat, known);
  setUnseen(seen, seat, cardsInHand(s, seat) - size(known));
}

const knownHand = (s: State, seat: number): Bits => {
  if (playsMemory(s)) return 0;
  return isAdvanced(s) ? hand(s, seat) & ADVANCED_BASE : hand(s, seat);
};

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
