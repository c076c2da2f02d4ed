import { has, type Random, type State, shuffle, UNKNOWN } from '@interregnum/kernel';
import {
  CUNNING,
  CUNNING_PER_SEAT,
  emptiedSeats,
  HAND_SIZE,
  hand,
  holdsPlot,
  isAdvanced,
  isSolo,
  listCards,
  pileCard,
  pileSize,
  playedOut,
  recentPlace,
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
  stockOf,
  unseen,
  withCard,
  without,
} from './state/index.ts';
import { PLOT } from './terms.ts';
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

const seatsOf = (s: State): number[] => Array.from({ length: seatCount(s) }, (_, seat) => seat);

const isCunning = (card: number): boolean => has(CUNNING, card);

/** How many of the cunning cards that a seat was dealt are not known. */
const cunningMissing = (s: State, known: readonly number[]): number =>
  isAdvanced(s) ? CUNNING_PER_SEAT - known.filter(isCunning).length : 0;

function deal(seen: State, random: Random): State {
  const s = seen.slice();
  const known = seatsOf(s).map((seat) => knownCards(s, seat));
  const unknown = isAdvanced(s) ? listCards(known.flat().reduce(without, CUNNING)) : [];
  const pool = shuffle(unknown, random).filter((card) => !has(removedCards(s), card));
  for (const seat of seatsOf(s)) {
    const common = listCards(known[seat].reduce(without, stockOf(s)));
    fill(s, seat, shuffle([...common, ...pool.splice(0, cunningMissing(s, known[seat]))], random));
  }
  setRemoved(s, pool.reduce(withCard, removedCards(s)), 0);
  return s;
}

/**
 * Whether any deal fits. Every card can lie wherever one is missing, but plot on no pile: if it is not known where it is,
 * it must be undealt or in a hand, so that at least one deal in a hundred is kept.
 */
export function canBeDealt(seen: State): boolean {
  if (!isAdvanced(seen) || removedUnseen(seen) > 0 || has(removedCards(seen), PLOT)) return true;
  const mayHold = (seat: number): boolean => unseen(seen, seat) > 0 && cunningMissing(seen, knownCards(seen, seat)) > 0;
  return seatsOf(seen).some((seat) => holdsPlot(seen, seat) || mayHold(seat));
}

/** Whether it is known who holds plot, or that no seat does, as the end shows (KD-CARD-PLOT-2). */
export const plotIsSeen = (seen: State): boolean =>
  !isAdvanced(seen) || has(removedCards(seen), PLOT) || seatsOf(seen).some((seat) => holdsPlot(seen, seat));

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

/** The Saxons' deck: what lies on their pile, then the rest in any order, as far as it is not known. */
function stackDeck(s: State, random: Random): void {
  const rest = shuffle(listCards(hand(s, 1)), random);
  for (let struggle = pileSize(s, 1); struggle < HAND_SIZE; struggle++) {
    const known = rest.indexOf(saxonCard(s, struggle));
    if (known >= 0) rest.splice(known, 1);
  }
  for (let struggle = 0; struggle < HAND_SIZE; struggle++) {
    if (saxonCard(s, struggle) !== UNKNOWN) continue;
    setSaxonCard(s, struggle, struggle < pileSize(s, 1) ? pileCard(s, 1, struggle) : (rest.shift() as number));
  }
}
