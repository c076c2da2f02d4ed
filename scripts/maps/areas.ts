// Cuts a coast into areas along borders; neighbours share the very same points.
import { doubleArea, type Line, type Point, roughen, rounded, seeded, soften } from './line.ts';

/** A border seen walking along its line: who lies on the left hand, who on the right. */
export interface Border<Id extends string> {
  readonly left: Id;
  readonly right: Id;
  readonly line: Line;
}

const key = ([x, y]: Point): string => `${x} ${y}`;
const nearest = (ring: Line, [x, y]: Point): Point =>
  ring.reduce((best, point) => {
    const [far, near] = [best, point].map(([px, py]) => Math.hypot(px - x, py - y));
    return (near ?? 0) < (far ?? 0) ? point : best;
  });

/** An end that two borders have in common is a junction and stays; any other end moves to the nearest point of the coast. */
function anchor<Id extends string>(borders: readonly Border<Id>[], coast: Line): Border<Id>[] {
  const ends = borders.flatMap(({ line }) => [line[0], line.at(-1)]).map((end) => key(end ?? [0, 0]));
  return borders.map(({ line, ...sides }) => ({
    ...sides,
    line: line.map((point, at) => {
      const inner = at > 0 && at < line.length - 1;
      return inner || ends.filter((end) => end === key(point)).length > 1 ? point : nearest(coast, point);
    }),
  }));
}

/** The stretches of coast from one border end to the next, by their first point. */
function stretches(coast: Line, ends: ReadonlySet<string>): Map<string, Line> {
  const first = coast.findIndex((point) => ends.has(key(point)));
  const [start, ...rest] = [...coast.slice(first), ...coast.slice(0, first + 1)];
  const found = new Map<string, Line>();
  let current: Point[] = start === undefined ? [] : [start];
  for (const point of rest) {
    current.push(point);
    if (!ends.has(key(point))) continue;
    found.set(key(current[0] ?? point), current);
    current = [point];
  }
  return found;
}

/** The outline of each area, with the area on the left hand. */
export function areas<Id extends string>(
  outline: Line,
  rough: readonly Border<Id>[],
  step: number,
): Readonly<Record<Id, Line>> {
  // Counter-clockwise, so the land lies on the left hand.
  const coast = doubleArea(outline) > 0 ? outline.toReversed() : outline;
  const random = seeded(1830);
  const borders = anchor(rough, coast).map(({ line, ...sides }) => ({
    ...sides,
    line: rounded(soften(roughen(line, step, random))),
  }));
  const coasts = stretches(coast, new Set(borders.flatMap(({ line }) => line.map(key))));
  const ids = [...new Set(borders.flatMap(({ left, right }) => [left, right]))].sort();
  return Object.fromEntries(ids.map((id) => [id, walk(id, borders, coasts)])) as Record<Id, Line>;
}

function walk<Id extends string>(id: Id, borders: readonly Border<Id>[], coasts: ReadonlyMap<string, Line>): Line {
  const own = new Map<string, Line>();
  for (const { left, right, line } of borders) {
    const along = left === id ? line : right === id ? line.toReversed() : undefined;
    if (along?.[0] !== undefined) own.set(key(along[0]), along);
  }
  const ring: Point[] = [];
  let piece: Line | undefined = [...own.values()][0];
  while (piece !== undefined && (ring[0] === undefined || key(piece[0] ?? [0, 0]) !== key(ring[0]))) {
    ring.push(...piece.slice(0, -1));
    const end: string = key(piece.at(-1) ?? [0, 0]);
    piece = own.get(end) ?? coasts.get(end);
  }
  if (piece === undefined) throw new Error(`the outline of ${id} does not close`);
  return ring;
}
