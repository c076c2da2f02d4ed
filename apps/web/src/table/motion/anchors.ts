/** Where pieces with an anchor stand on the screen. */
export const placeOf = (surface: Element, anchor: string): DOMRect | undefined =>
  surface.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`)?.getBoundingClientRect();

export const middleOf = ({ x, y, width, height }: DOMRect): { readonly x: number; readonly y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});
