import { HIDDEN, type Move, type Piece, type PieceHolder, type Pieces, type State, UNKNOWN } from '@interregnum/kernel';
import {
  cardsIn,
  deckCards,
  discard,
  drawn,
  hand,
  led,
  type Pile,
  score,
  shown,
  unseenDrawn,
  unseenHand,
  won,
} from './state/index.ts';
import { CARDS, NO_CARD } from './terms.ts';

/** The places of single cards, and of the deck. */
export const TRICK: PieceHolder = 'trick';
export const SHOWN: PieceHolder = 'shown';
export const DECK: PieceHolder = 'deck';

/** The piles by their places, each with the number of its cards that a viewer does not know. */
type Unseen = (s: State) => number;
const none: Unseen = () => 0;
const PILES = new Map<Pile, readonly [place: PieceHolder, unseen: Unseen]>([
  ...[0, 1].flatMap((seat): [Pile, readonly [PieceHolder, Unseen]][] => [
    [hand(seat), [`hand:${seat}`, (s) => unseenHand(s, seat)]],
    [won(seat), [`won:${seat}`, none]],
    [drawn(seat), [`drawn:${seat}`, (s) => unseenDrawn(s, seat)]],
    [score(seat), [`score:${seat}`, none]],
  ]),
  [discard, ['discard', none]],
]);
const known = (pile: Pile): readonly [PieceHolder, Unseen] => PILES.get(pile) as readonly [PieceHolder, Unseen];

export const placeOf = (pile: Pile): PieceHolder => known(pile)[0];

/** All cards of a pile, UNKNOWN for those that the viewer does not know. */
export const cardsAt = (s: State, pile: Pile): number[] => [
  ...cardsIn(s, pile),
  ...Array<number>(known(pile)[1](s)).fill(UNKNOWN),
];

/** How many there are of each card; CL-DECK-4: goblin zeros are alike, and so are unknown cards. */
function counted(cards: readonly number[]): Map<Piece, number> {
  const counts = new Map<Piece, number>();
  for (const card of cards) {
    const piece = card === UNKNOWN ? HIDDEN : CARDS[card];
    counts.set(piece, (counts.get(piece) ?? 0) + 1);
  }
  return counts;
}

/** Cards that go from one place to another. */
export const carry = (cards: readonly number[], from: PieceHolder, to: PieceHolder): Move[] =>
  [...counted(cards)].map(([piece, count]) => ({ piece, from, to, count }));

/** CL-DECK-1  Where the 52 cards lie, as far as the viewer knows them. */
export function pieces(seen: State): Pieces {
  const single = (card: number): number[] => (card === NO_CARD ? [] : [card]);
  const places: [PieceHolder, number[]][] = [
    ...[...PILES.keys()].map((pile): [PieceHolder, number[]] => [placeOf(pile), cardsAt(seen, pile)]),
    [TRICK, single(led(seen))],
    [SHOWN, single(shown(seen))],
    [DECK, deckCards(seen)],
  ];
  return new Map(places.filter(([, cards]) => cards.length > 0).map(([place, cards]) => [place, counted(cards)]));
}
