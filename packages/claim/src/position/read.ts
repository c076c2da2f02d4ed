import { bit, ensure, fields, list, type State, UNKNOWN, whole, word, wordOrHidden } from '@interregnum/kernel';
import {
  addCard,
  DECK_SIZE,
  deckTop,
  discard,
  drawn,
  hand,
  newState,
  type Pile,
  score,
  setDeckCard,
  setLeader,
  setLed,
  setShown,
  setTrick,
  setUnseen,
  setVoids,
  won,
} from '../state/index.ts';
import { CARDS, FIRST_PHASE, GOBLIN_ZERO, LETTERS, NO_CARD, OVER, TRICKS, ZEROS } from '../terms.ts';
import { checkCards, checkCounts, checkPiles } from './checks.ts';

const KEYS = [
  'game',
  'v',
  'phase',
  'trick',
  'leader',
  'toPlay',
  'shown',
  'led',
  'hands',
  'won',
  'drawn',
  'score',
  'discard',
  'voids',
  'deck',
] as const;

/**
 * Builds a state from the JSON of a position, or names the first invariant that does not hold (RULES.md, CL-POS). In a
 * view, hands, drawn cards and the deck may have hidden cards.
 */
export function build(json: unknown, asView: boolean): State {
  const position = fields(json, KEYS, 'position');
  ensure(position.game === 'claim', 'game', 'game');
  ensure(position.v === 1, 'version', 'v');
  const s = newState();
  readTable(s, position);
  const inHand = readPiles(s, 'hands', hand, position.hands, asView);
  readPiles(s, 'won', won, position.won);
  const amongDrawn = readPiles(s, 'drawn', drawn, position.drawn, asView);
  readPiles(s, 'score', score, position.score);
  for (const seat of [0, 1]) setUnseen(s, seat, inHand[seat], amongDrawn[seat]);
  readPile(s, discard, position.discard, 'discard');
  readDeck(s, position.deck, asView);
  for (const [seat, letters] of list(position.voids, 2, 2, 'voids').entries()) readVoids(s, seat, letters);
  checkCounts(s);
  checkCards(s);
  checkPiles(s);
  return s;
}

type Parts = Record<(typeof KEYS)[number], unknown>;

function readTable(s: State, position: Parts): void {
  const phase = whole(position.phase, FIRST_PHASE, OVER, 'phase');
  const trick = whole(position.trick, 1, TRICKS, 'trick');
  const leader = whole(position.leader, 0, 1, 'leader');
  const shown = readCard(position.shown, 'shown');
  const led = readCard(position.led, 'led');
  ensure(phase !== OVER || trick === TRICKS, 'trick', 'trick');
  ensure((shown !== NO_CARD) === (phase === FIRST_PHASE), 'shown', 'shown');
  ensure(phase !== OVER || led === NO_CARD, 'led', 'led');
  if (position.toPlay !== null) whole(position.toPlay, 0, 1, 'toPlay');
  const toPlay = phase === OVER ? null : led === NO_CARD ? leader : 1 - leader;
  ensure(position.toPlay === toPlay, 'to-play', 'toPlay');
  setTrick(s, phase, trick);
  setLeader(s, leader);
  setShown(s, shown);
  setLed(s, led);
}

/** A card, or NO_CARD for null. */
const readCard = (json: unknown, where: string): number => (json === null ? NO_CARD : cardAt(json, where));

const cardAt = (json: unknown, where: string, mayHide = false): number => wordOrHidden(json, CARDS, mayHide, where);

/** A pile of each seat; tells how many cards of each are hidden. */
const readPiles = (s: State, key: string, pile: (seat: number) => Pile, json: unknown, mayHide = false): number[] =>
  list(json, 2, 2, key).map((cards, seat) => readPile(s, pile(seat), cards, `${key}.${seat}`, mayHide));

/** A card that is there already, or a sixth goblin zero, is one too many. Tells how many cards are hidden. */
function readPile(s: State, pile: Pile, json: unknown, where: string, mayHide = false): number {
  const cards = list(json, 0, CARDS.length, where).map((card) => cardAt(card, where, mayHide));
  const known = cards.filter((card) => card !== UNKNOWN);
  ensure(hasNoDoubles(known), 'cards', where);
  for (const card of known) addCard(s, pile, card);
  return cards.length - known.length;
}

const hasNoDoubles = (cards: readonly number[]): boolean =>
  cards.every((card) => {
    const copies = card === GOBLIN_ZERO ? ZEROS : 1;
    return cards.filter((other) => other === card).length <= copies;
  });

function readDeck(s: State, json: unknown, mayHide: boolean): void {
  const cards = list(json, 0, CARDS.length, 'deck').map((card) => cardAt(card, 'deck', mayHide));
  ensure(cards.length === DECK_SIZE - deckTop(s), 'deck-size', 'deck');
  for (let place = 0; place < deckTop(s); place++) setDeckCard(s, place, NO_CARD);
  for (const [i, card] of cards.entries()) setDeckCard(s, deckTop(s) + i, card);
}

/** Letters in any order; that they are in order is the canonical form's affair. */
function readVoids(s: State, seat: number, json: unknown): void {
  ensure(typeof json === 'string' && json.length <= LETTERS.length, 'shape', 'voids');
  setVoids(
    s,
    seat,
    [...json].reduce((set, letter) => set | bit(word(letter, LETTERS, 'voids')), 0),
  );
}
