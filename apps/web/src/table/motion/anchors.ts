import { HIDDEN, type Piece, type PieceHolder } from '@interregnum/kernel';

/** Places that are drawn as one with another: what lies face down there, or below something else. */
const SAME_SPOT: Readonly<Record<string, string>> = { turned: 'space', pledged: 'medals', buried: 'discard' };

/** The place that is drawn for another one. */
const drawnFor = (place: PieceHolder): PieceHolder => {
  const [kind, id] = place.split(':');
  return kind in SAME_SPOT ? `${SAME_SPOT[kind]}:${id}` : place;
};
export const isSameSpot = (a: PieceHolder, b: PieceHolder): boolean => drawnFor(a) === drawnFor(b);

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width + height > 0;
};

type Attribute = 'data-anchor' | 'data-spot';

const marked = (surface: Element, marks: readonly Attribute[], name: string): Element[] =>
  [...surface.querySelectorAll(marks.map((mark) => `[${mark}="${CSS.escape(name)}"]`).join())].filter(isSeen);

/** Where a place is drawn; that of a seat which is not shown is the seat itself. */
function spotsOf(surface: Element, place: PieceHolder, piece: Piece): Element[] {
  const names = [`${place} ${piece}`, place, drawnFor(place), `seat:${place.split(':')[1]}`];
  return (
    names.map((name) => marked(surface, ['data-spot', 'data-anchor'], name)).find((found) => found.length > 0) ?? []
  );
}

/** The pieces of a kind that are drawn one by one at a place: those that came last are the last. */
export function piecesAt(surface: Element, place: PieceHolder, piece: Piece): Element[] {
  const named = (name: string): Element[] =>
    spotsOf(surface, place, piece).flatMap((spot) => {
      const selector = `[data-piece="${CSS.escape(name)}"]`;
      return [...(spot.matches(selector) ? [spot] : []), ...spot.querySelectorAll(selector)].filter(isSeen);
    });
  const known = named(piece);
  return known.length > 0 ? known : named(HIDDEN);
}

/**
 * Where a place stands on the screen. Where pieces of each kind have a spot of their own there (`court:0 welsh`), it is that
 * of the piece.
 */
export const placeOf = (surface: Element, place: PieceHolder, piece: Piece): DOMRect | undefined =>
  spotsOf(surface, place, piece)[0]?.getBoundingClientRect();

/** The same for arrows, which lead to places that are marked for them alone. */
export const anchorOf = (surface: Element, place: PieceHolder, piece: Piece): DOMRect | undefined =>
  [`${place} ${piece}`, place].flatMap((name) => marked(surface, ['data-anchor'], name))[0]?.getBoundingClientRect();

export const middleOf = ({ x, y, width, height }: DOMRect): { readonly x: number; readonly y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});
