// Where the name of an area stands, and the rectangle left for its pieces.
import type { Line, Point, Size } from './line.ts';

export interface Place {
  readonly name: Point;
  readonly room: Size & { readonly x: number; readonly y: number };
}
/** The space a name takes, and the distance kept from the outline. */
export interface Wish {
  readonly name: Size;
  readonly margin: number;
  /** So many pieces should stand side by side and below each other, the larger the better. */
  readonly pieces: readonly [across: number, down: number];
}

const STEP = 4;

/** Whether the point lies in the ring (even-odd). */
function inside(ring: Line, [x, y]: Point): boolean {
  return ring.reduce((found, [ax, ay], at) => {
    const [bx, by] = ring.at(at - 1) ?? [ax, ay];
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax) ? !found : found;
  }, false);
}

function distance(ring: Line, [x, y]: Point): number {
  return ring.reduce((least, [ax, ay], at) => {
    const [bx, by] = ring.at(at - 1) ?? [ax, ay];
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    return Math.min(least, Math.hypot(ax + t * dx - x, ay + t * dy - y));
  }, Infinity);
}

type Free = (left: number, top: number, right: number, bottom: number) => boolean;

/** A raster of the area: `free(left, top, right, bottom)` tells whether a rectangle of cells lies well inside. */
function raster(ring: Line, margin: number) {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [x0, y0] = [Math.ceil(Math.min(...xs)), Math.ceil(Math.min(...ys))];
  const columns = Math.floor((Math.max(...xs) - x0) / STEP) + 1;
  const rows = Math.floor((Math.max(...ys) - y0) / STEP) + 1;
  const sums = new Int32Array((columns + 1) * (rows + 1));
  const sum = (column: number, row: number): number => sums[row * (columns + 1) + column] ?? 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const point: Point = [x0 + column * STEP, y0 + row * STEP];
      const blocked = inside(ring, point) && distance(ring, point) >= margin ? 0 : 1;
      sums[(row + 1) * (columns + 1) + column + 1] =
        blocked + sum(column, row + 1) + sum(column + 1, row) - sum(column, row);
    }
  const free: Free = (left, top, right, bottom) =>
    left >= 0 &&
    top >= 0 &&
    right < columns &&
    bottom < rows &&
    sum(right + 1, bottom + 1) - sum(left, bottom + 1) - sum(right + 1, top) + sum(left, top) === 0;
  return { x0, y0, columns, rows, free };
}

/** The middle nearest to `wanted` around which a name fits above `top`, not beyond `reach` cells from it. */
function nameMiddle(free: Free, wanted: number, top: number, reach: number, name: Size): number | undefined {
  const [half, high] = [Math.ceil(name.width / STEP / 2), Math.ceil(name.height / STEP)];
  for (let off = 0; off <= reach; off++)
    for (const middle of [wanted - off, wanted + off])
      if (free(Math.floor(middle - half), top - high, Math.ceil(middle + half), top)) return middle;
  return undefined;
}

/** The room for the largest pieces, and among equals the largest, with the name right above, in the middle if possible. */
export function place(ring: Line, { name, margin, pieces: [across, down] }: Wish): Place {
  const { x0, y0, columns, rows, free } = raster(ring, margin);
  let best = { worth: 0, left: 0, top: 0, right: 0, bottom: 0, middle: 0 };
  for (let left = 0; left < columns; left++)
    for (let right = left + 1; right < columns; right++)
      for (let top = 0; top < rows; top++) {
        if (!free(left, top, right, top)) continue;
        const [centre, wide] = [(left + right) / 2, right - left];
        const middle = nameMiddle(free, centre, top, wide / 4, name);
        if (middle === undefined) continue;
        const aside = Math.abs(middle - centre) / wide;
        for (let bottom = top + 1; free(left, top, right, bottom); bottom++) {
          const high = bottom - top;
          const size = Math.min(wide / across, high / down) + Math.min(wide, high * 2.2) * high * 0.003;
          const worth = size * (1 - aside * 0.7);
          if (worth > best.worth) best = { worth, left, top, right, bottom, middle };
        }
      }
  if (best.worth === 0) throw new Error(`no room for a name around ${ring[0]}`);
  const { left, top, right, bottom, middle } = best;
  return {
    name: [x0 + middle * STEP, y0 + top * STEP - name.height / 2],
    room: { x: x0 + left * STEP, y: y0 + top * STEP, width: (right - left) * STEP, height: (bottom - top) * STEP },
  };
}
