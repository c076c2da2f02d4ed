import { type Bits, ensure, has, list, type State, size, UNKNOWN, wordOrHidden } from '@interregnum/kernel';
import {
  CUNNING,
  CUNNING_PER_SEAT,
  HAND_SIZE,
  isAdvanced,
  isSolo,
  listCards,
  playsMemory,
  pushOnPile,
  saxonsAct,
  seatCount,
  setHand,
  setPileCard,
  setRemoved,
  setSaxonCard,
  setUnseen,
  stockOf,
  struggles,
  withCard,
  without,
} from '../state/index.ts';
import { CARD_NAMES, PLOT, SAXON_SEAT } from '../terms.ts';

interface CardParts {
  readonly hands: unknown;
  readonly discards: unknown;
  readonly removed: unknown;
}

const readCardList = (json: unknown, where: string, mayHide: boolean): number[] =>
  list(json, 0, HAND_SIZE, where).map((card) => wordOrHidden(card, CARD_NAMES, mayHide, where));

const isKnown = (card: number): boolean => card !== UNKNOWN;

/** Whether cards of the common stock in a hand may be hidden from a seat: with `memory`, and in the Saxons' deck. */
const hidesStock = (s: State, seat: number): boolean => playsMemory(s) || (isSolo(s) && seat === SAXON_SEAT);

/** Hands, piles, the Saxons' deck and the undealt cards. A view may hide cards wherever `redact` does. */
export function readCards(s: State, position: CardParts, asView: boolean): void {
  const seats = seatCount(s);
  const hands = list(position.hands, seats, seats, 'hands');
  const discards = list(position.discards, seats, seats, 'discards');
  let cunning = 0;
  for (let seat = 0; seat < seats; seat++) {
    const held = readCardList(hands[seat], `hands.${seat}`, asView && (isAdvanced(s) || hidesStock(s, seat)));
    const played = readCardList(discards[seat], `discards.${seat}`, asView && playsMemory(s));
    ensure(played.at(-1) !== UNKNOWN, 'word', `discards.${seat}`);
    ensure(!played.includes(PLOT), 'plot-played', `discards.${seat}`);
    cunning |= checkStock(s, seat, [...held, ...played], cunning);
    const known = held.filter(isKnown);
    setHand(s, seat, known.reduce(withCard, 0));
    setUnseen(s, seat, held.length - known.length);
    layPile(s, seat, played);
    if (isSolo(s) && seat === SAXON_SEAT) readDeck(s, held, played);
  }
  readRemoved(s, readCardList(position.removed, 'removed', asView && isAdvanced(s)), cunning);
}

/** Eight cards of the right stock (KD-SETUP-10, KD-ADV-1), as far as they are known; returns the cunning ones. */
function checkStock(s: State, seat: number, cards: readonly number[], taken: Bits): Bits {
  const where = `hands.${seat}`;
  ensure(cards.length === HAND_SIZE, 'hand-size', where);
  const known = cards.filter(isKnown);
  const cunning = known.filter((card) => has(CUNNING, card));
  const all = cunning.reduce((set, card) => {
    ensure(!has(set, card), 'cunning-once', where);
    return withCard(set, card);
  }, taken);
  const others = known.filter((card) => !has(CUNNING, card));
  const lacking = size(others.reduce(without, stockOf(s)));
  ensure(others.length + lacking === size(stockOf(s)), 'stock', where);
  ensure(lacking === 0 || hidesStock(s, seat), 'stock', where);
  ensure(cunning.length <= (isAdvanced(s) ? CUNNING_PER_SEAT : 0), 'stock', where);
  return all;
}

function layPile(s: State, seat: number, played: readonly number[]): void {
  for (const [height, card] of played.entries()) {
    pushOnPile(s, seat, card);
    if (card === UNKNOWN) setPileCard(s, seat, height, UNKNOWN);
  }
}

/** KD-SOLO-4  One card for each struggle: those played, one more while the Saxons act, then the deck, top first. */
function readDeck(s: State, deck: readonly number[], played: readonly number[]): void {
  ensure(played.length === struggles(s) + Number(saxonsAct(s)), 'deck', 'hands.1');
  for (const [struggle, card] of [...played, ...deck].entries()) setSaxonCard(s, struggle, card);
}

/** KD-ADV-2  The cunning cards that were not dealt, in card order. */
function readRemoved(s: State, removed: readonly number[], dealt: Bits): void {
  const known = removed.filter(isKnown);
  const undealt = isAdvanced(s) ? size(CUNNING) - CUNNING_PER_SEAT * seatCount(s) : 0;
  const inOrder = listCards(CUNNING & ~dealt).filter((card) => known.includes(card));
  ensure(removed.length === undealt && known.join() === inOrder.join(), 'removed', 'removed');
  setRemoved(s, known.reduce(withCard, 0), removed.length - known.length);
}
