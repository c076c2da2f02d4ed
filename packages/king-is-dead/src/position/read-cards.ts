import { type Bits, list, require, type State, word } from '@interregnum/kernel';
import {
  CUNNING,
  HAND_SIZE,
  isAdvanced,
  isSolo,
  listCards,
  pushOnPile,
  seatCount,
  setHand,
  setRemoved,
  setSaxonCard,
  stockOf,
  struggles,
  withCard,
} from '../state/index.ts';
import { CARD_NAMES, PLOT } from '../terms.ts';

interface CardParts {
  readonly hands: unknown;
  readonly discards: unknown;
  readonly removed: unknown;
}

const readCardList = (json: unknown, where: string): number[] =>
  list(json, 0, HAND_SIZE, where).map((card) => word(card, CARD_NAMES, where));

/** Hands, piles, the Saxons' deck and the undealt cards. */
export function readCards(s: State, position: CardParts): void {
  const seats = seatCount(s);
  const hands = list(position.hands, seats, seats, 'hands');
  const discards = list(position.discards, seats, seats, 'discards');
  let cunning = 0;
  for (let seat = 0; seat < seats; seat++) {
    const held = readCardList(hands[seat], `hands.${seat}`);
    const played = readCardList(discards[seat], `discards.${seat}`);
    require(!played.includes(PLOT), 'plot-played', `discards.${seat}`);
    cunning |= checkStock(s, [...held, ...played], cunning, `hands.${seat}`);
    setHand(s, seat, held.reduce(withCard, 0));
    for (const card of played) pushOnPile(s, seat, card);
    if (isSolo(s) && seat === 1) readDeck(s, held, played);
  }
  const removed = readCardList(position.removed, 'removed');
  const expected = isAdvanced(s) ? listCards(CUNNING & ~cunning) : [];
  require(removed.join() === expected.join(), 'removed', 'removed');
  setRemoved(s, removed.reduce(withCard, 0), 0);
}

/** Eight cards of the right stock (KD-SETUP-10, KD-ADV-1); returns the cunning ones. */
function checkStock(s: State, cards: readonly number[], taken: Bits, where: string): Bits {
  require(cards.length === HAND_SIZE, 'hand-size', where);
  const cunning = cards
    .filter((card) => (CUNNING >>> card) & 1)
    .reduce((set, card) => {
      require(((set >>> card) & 1) === 0, 'cunning-once', where);
      return set | (1 << card);
    }, taken);
  const others = cards.filter((card) => ((CUNNING >>> card) & 1) === 0).sort((a, b) => a - b);
  require(others.join() === listCards(stockOf(s)).join(), 'stock', where);
  return cunning;
}

/** KD-SOLO-4  One card for each struggle: those played, then the deck, top first. */
function readDeck(s: State, deck: readonly number[], played: readonly number[]): void {
  require(played.length === struggles(s), 'deck', 'hands.1');
  for (const [struggle, card] of [...played, ...deck].entries()) setSaxonCard(s, struggle, card);
}
