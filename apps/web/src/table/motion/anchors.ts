const anchored = (surface: Element, anchor: string): Element | null =>
  surface.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);

/**
 * Where a place stands on the screen. Where pieces of each kind have a spot of their own there (`court:0 welsh`), it is that
 * of the piece.
 */
export const placeOf = (surface: Element, place: string, piece: string): DOMRect | undefined =>
  (anchored(surface, `${place} ${piece}`) ?? anchored(surface, place))?.getBoundingClientRect();

export const middleOf = ({ x, y, width, height }: DOMRect): { readonly x: number; readonly y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});
