import {
  type Board,
  type Cards,
  cardValue,
  FACTIONS,
  type Faction,
  missing,
  ofFaction,
} from '@interregnum/claim/board';

/** In which kind of place a card is; `unseen` where the viewer has not seen it. */
export const PLACES = ['hand', 'followers', 'scored', 'table', 'gone', 'unseen'] as const;
export type CardPlace = (typeof PLACES)[number];

export interface Whereabouts {
  readonly value: number;
  readonly place: CardPlace;
  /** Whose place it is. */
  readonly seat: number | undefined;
}

type Spot = readonly [CardPlace, number | undefined, Cards];

const spotsOf = ({ hands, won, drawn, score, shown, led, discard }: Board): Spot[] => [
  ...[0, 1].flatMap((seat): Spot[] => [
    ['hand', seat, hands[seat]],
    ['followers', seat, [...won[seat], ...drawn[seat]]],
    ['scored', seat, score[seat]],
  ]),
  ['table', undefined, [shown, led].filter((card) => card !== null)],
  ['gone', undefined, discard],
];

/** Where each card of a faction has been seen, by value; copies are in the order of places. */
export function whereabouts(board: Board, faction: Faction): Whereabouts[] {
  const spots = spotsOf(board);
  const unseen = missing(
    faction.cards,
    spots.flatMap(([, , cards]) => cards),
  );
  const all: Spot[] = [...spots, ['unseen', undefined, unseen]];
  const found = all.flatMap(([place, seat, cards]) =>
    ofFaction(cards, faction).map((card): Whereabouts => ({ value: cardValue(card), place, seat })),
  );
  const orderOf = ({ value, place }: Whereabouts): number => value * PLACES.length + PLACES.indexOf(place);
  return found.sort((a, b) => orderOf(a) - orderOf(b));
}

/** How many cards have not been seen. */
export const unseenCount = (board: Board): number =>
  FACTIONS.flatMap((faction) => whereabouts(board, faction)).filter(({ place }) => place === 'unseen').length;
