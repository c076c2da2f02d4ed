import { has, type Random, type State, shuffle, UNKNOWN } from '@interregnum/kernel';
import {
  addCard,
  cardsLying,
  deckCard,
  deckCards,
  deckPlaces,
  drawn,
  hand,
  phase,
  setDeckCard,
  setUnseen,
  unseenDrawn,
  unseenHand,
  voids,
} from './state/index.ts';
import { CARDS, cardNumber, FACTION_OF, OVER } from './terms.ts';
import { without } from './without.ts';

/**
 * Deals the cards that the viewer cannot see, uniformly over all deals that fit (CL-INFO): hands without the factions
 * they lack, then drawn cards, then the deck in order. Goblin zeros are told apart while dealing.
 */
export function imagine(seen: State, random: Random): State {
  const s = seen.slice();
  if (phase(s) === OVER) return s;
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
const unknownCards = (s: State): number[] => without(CARDS.map(cardNumber), [...cardsLying(s), ...deckCards(s)]);

/**
 * The unknown part of both hands. Hand 0 is dealt first. The more of its cards hand 1 could have held, the fewer ways
 * are left to deal hand 1; so that every pair of hands stays equally likely, such a hand 0 is kept less often and else
 * dealt anew. A seat never looks at two unknown hands: this is for the
 * audience.
 */
function dealHands(s: State, pool: readonly number[], random: Random): number[][] {
  const mayHold = (seat: number) => (card: number) => !has(voids(s, seat), FACTION_OF[card]);
  const [forFirst, forSecond] = [pool.filter(mayHold(0)), pool.filter(mayHold(1))];
  const [size, other] = [unseenHand(s, 0), unseenHand(s, 1)];
  const fewestTaken = Math.max(0, size - (forFirst.length - forFirst.filter(mayHold(1)).length));
  for (;;) {
    const first = shuffle(forFirst, random).slice(0, size);
    const left = without(forSecond, first);
    if (keeps(left.length, forSecond.length - fewestTaken, other, random))
      return [first, shuffle(left, random).slice(0, other)];
  }
}

/** True with the chance that `size` cards out of `most` can all be dealt from `left` of them. */
function keeps(left: number, most: number, size: number, random: Random): boolean {
  for (let i = 0; i < size; i++) if (random.below(most - i) >= left - i) return false;
  return true;
}
