/** How a board is enlarged: how much, and how far its upper left corner is moved, in pixels of its box. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The whole board. */
export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const MOST = 4;

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** The same, moved as little as is needed for the board to fill its box. */
export const within = ({ scale, x, y }: Zoom, { width, height }: Box): Zoom => ({
  scale,
  x: between(width * (1 - scale), x, 0),
  y: between(height * (1 - scale), y, 0),
});

export const panned = (zoom: Zoom, by: Point, box: Box): Zoom =>
  within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, box);

/** Enlarged by a factor about a point of the box, which stays where it is. */
export function zoomedAt(zoom: Zoom, factor: number, at: Point, box: Box): Zoom {
  const scale = between(1, zoom.scale * factor, MOST);
  const ratio = scale / zoom.scale;
  return within({ scale, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio }, box);
}

const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Two fingers have moved: what was below them still is. */
export function pinched(zoom: Zoom, from: readonly [Point, Point], to: readonly [Point, Point], box: Box): Zoom {
  const [was, is] = [middle(from), middle(to)];
  const factor = distance(from) === 0 ? 1 : distance(to) / distance(from);
  return panned(zoomedAt(zoom, factor, was, box), { x: is.x - was.x, y: is.y - was.y }, box);
}
