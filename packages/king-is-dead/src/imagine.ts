import { type Random, type State, shuffle, UNKNOWN } from '@interregnum/kernel';
import {
  CUNNING,
  CUNNING_PER_SEAT,
  emptiedSeats,
  ending,
  HAND_SIZE,
  hand,
  isAdvanced,
  isSolo,
  listCards,
  pileCard,
  pileSize,
  playedOut,
  recentPlace,
  saxonCard,
  seatCount,
  setEmptied,
  setHand,
  setPileCard,
  setRemoved,
  setSaxonCard,
  setUnseen,
  stockOf,
  unseen,
  withCard,
  without,
} from './state/index.ts';
import { NOT_ENDED, PLOT } from './terms.ts';
import { askAgain } from './turn.ts';

/**
 * Fills in what a redacted state hides, uniformly over all worlds that fit it (copies of assemble told apart).
 * Cunning cards are dealt anew; with `memory`, each seat's unknown cards are dealt to its hand and pile. A deal that
 * buries plot, which is never played (KD-CARD-PLOT-1), is dealt again.
 */
export function imagine(seen: State, random: Random): State {
  let s = deal(seen, random);
  while (plotIsBuried(s)) s = deal(seen, random);
  insertPlayedOut(s);
  if (isSolo(s)) stackDeck(s, random);
  askAgain(s);
  return s;
}

/** The cards of a seat's pile and hand that the viewer knows. */
function knownCards(s: State, seat: number): number[] {
  const pile = Array.from({ length: pileSize(s, seat) }, (_, height) => pileCard(s, seat, height));
  return [...listCards(hand(s, seat)), ...pile.filter((card) => card !== UNKNOWN)];
}

const isCunning = (card: number): boolean => ((CUNNING >>> card) & 1) === 1;

function deal(seen: State, random: Random): State {
  const s = seen.slice();
  const seats = Array.from({ length: seatCount(s) }, (_, seat) => seat);
  const known = seats.map((seat) => knownCards(s, seat));
  const pool = isAdvanced(s) ? shuffle(listCards(known.flat().filter(isCunning).reduce(without, CUNNING)), random) : [];
  for (const seat of seats) {
    const common = listCards(known[seat].filter((card) => !isCunning(card)).reduce(without, stockOf(s)));
    const missing = isAdvanced(s) ? CUNNING_PER_SEAT - known[seat].filter(isCunning).length : 0;
    fill(s, seat, shuffle([...common, ...pool.splice(0, missing)], random));
  }
  setRemoved(s, pool.reduce(withCard, 0), 0);
  return s;
}

/** Puts a seat's unknown cards where the viewer could not see them. */
function fill(s: State, seat: number, cards: readonly number[]): void {
  const inHand = cards.slice(0, unseen(s, seat));
  setHand(s, seat, inHand.reduce(withCard, hand(s, seat)));
  let next = unseen(s, seat);
  setUnseen(s, seat, 0);
  for (let height = 0; height < pileSize(s, seat); height++) {
    if (pileCard(s, seat, height) === UNKNOWN) setPileCard(s, seat, height, cards[next++]);
  }
}

function plotIsBuried(s: State): boolean {
  for (let seat = 0; seat < seatCount(s); seat++) {
    for (let height = 0; height < pileSize(s, seat); height++) if (pileCard(s, seat, height) === PLOT) return true;
  }
  return false;
}

/** A seat that turns out to hold only plot has played out its hand with its latest action; it never acted again. */
function insertPlayedOut(s: State): void {
  const order = emptiedSeats(s);
  for (let seat = 0; seat < seatCount(s); seat++) {
    if (!playedOut(s, seat) || order.includes(seat)) continue;
    const later = order.findIndex((other) => recentPlace(s, other) < recentPlace(s, seat));
    order.splice(later < 0 ? order.length : later, 0, seat);
  }
  setEmptied(s, order);
}

/** The Saxons' deck: what lies on their pile, then the rest in any order. After the end it is known. */
function stackDeck(s: State, random: Random): void {
  if (ending(s) !== NOT_ENDED) return;
  const rest = shuffle(listCards(hand(s, 1)), random);
  for (let struggle = 0; struggle < HAND_SIZE; struggle++) {
    if (saxonCard(s, struggle) !== UNKNOWN) continue;
    const played = struggle < pileSize(s, 1);
    setSaxonCard(s, struggle, played ? pileCard(s, 1, struggle) : rest[struggle - pileSize(s, 1)]);
  }
}
