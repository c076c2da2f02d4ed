import { has, type Random, type State, shuffle, UNKNOWN } from '@interregnum/kernel';
import {
  addCard,
  cardsLying,
  deckCard,
  deckCards,
  deckPlaces,
  drawn,
  hand,
  setDeckCard,
  setUnseen,
  unseenDrawn,
  unseenHand,
  voids,
} from './state/index.ts';
import { CARDS, cardNumber, FACTION_OF } from './terms.ts';
import { without } from './without.ts';

/**
 * Deals the cards that the viewer cannot see, uniformly over all deals that fit (CL-INFO): hands without the factions
 * they lack, then drawn cards, then the deck in order. Goblin zeros are told apart while dealing.
 */
export function imagine(seen: State, random: Random): State {
  const s = seen.slice();
  const unknown = unknownCards(s);
  const hands = dealHands(s, unknown, random);
  for (const [seat, cards] of hands.entries()) for (const card of cards) addCard(s, hand(seat), card);
  const pool = shuffle(without(unknown, hands.flat()), random);
  for (const seat of [0, 1]) for (const card of pool.splice(0, unseenDrawn(s, seat))) addCard(s, drawn(seat), card);
  for (const place of placesUnseen(s)) setDeckCard(s, place, pool.shift() as number);
  for (const seat of [0, 1]) setUnseen(s, seat, 0, 0);
  return s;
}

/** The places of the deck whose cards the viewer cannot see: in a real view all of them. */
const placesUnseen = (s: State): number[] => deckPlaces(s).filter((place) => deckCard(s, place) === UNKNOWN);

/** The cards that lie nowhere the viewer can see. */
export const unknownCards = (s: State): number[] => without(EVERY_CARD, [...cardsLying(s), ...deckCards(s)]);
const EVERY_CARD: readonly number[] = CARDS.map(cardNumber);

/** What a hand lacks: so many cards, out of the unknown ones that its seat may hold. */
interface Gap {
  readonly size: number;
  readonly fitting: number[];
}

const gapIn = (s: State, seat: number, unknown: readonly number[]): Gap => ({
  size: unseenHand(s, seat),
  fitting: unknown.filter((card) => !has(voids(s, seat), FACTION_OF[card])),
});

/** How many of the cards that a seat may hold stay elsewhere. */
const spare = ({ size, fitting }: Gap): number => fitting.length - size;

/** The cards that fit one hand and not the other. */
const ownOf = (gap: Gap, other: Gap): number[] => gap.fitting.filter((card) => !other.fitting.includes(card));

/** Whether any deal fits: enough cards for either hand, and for both together. What is not in a hand may lie anywhere. */
export function canBeDealt(seen: State): boolean {
  const unknown = unknownCards(seen);
  const [one, other] = [gapIn(seen, 0, unknown), gapIn(seen, 1, unknown)];
  const fittingEither = one.fitting.length + ownOf(other, one).length;
  return spare(one) >= 0 && spare(other) >= 0 && fittingEither >= one.size + other.size;
}

/**
 * The unknown part of both hands. If both have one, the hand with fewer cards to spare is dealt first: so a deal is kept
 * at least once in 117 times, whatever is known.
 */
function dealHands(s: State, pool: readonly number[], random: Random): number[][] {
  const [one, other] = [gapIn(s, 0, pool), gapIn(s, 1, pool)];
  const oneFirst = other.size === 0 || (one.size > 0 && spare(one) <= spare(other));
  if (oneFirst) return dealPair(one, other, random);
  return dealPair(other, one, random).reverse();
}

/**
 * Two hands, one after the other. The more of its cards the second could have held, the fewer ways are left to deal the
 * second; so that every pair of hands stays equally likely, such a first hand is kept less often and else dealt anew. A
 * seat never looks at two unknown hands: this is for the audience.
 */
function dealPair(first: Gap, second: Gap, random: Random): number[][] {
  if (second.size === 0) return [shuffle(first.fitting, random).slice(0, first.size), []];
  const fewestTaken = Math.max(0, first.size - ownOf(first, second).length);
  for (;;) {
    const hand = shuffle(first.fitting, random).slice(0, first.size);
    const left = without(second.fitting, hand);
    if (keeps(left.length, second.fitting.length - fewestTaken, second.size, random))
      return [hand, shuffle(left, random).slice(0, second.size)];
  }
}

/** True with the chance that `size` cards out of `most` can all be dealt from `left` of them. */
function keeps(left: number, most: number, size: number, random: Random): boolean {
  for (let i = 0; i < size; i++) if (random.below(most - i) >= left - i) return false;
  return true;
}
