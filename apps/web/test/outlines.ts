// Reads the drawn outlines of a map back, to check who touches whom.
type Point = readonly [x: number, y: number];
type Ring = readonly Point[];

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The rings of a path of the form `Mx ylDX DY...z`, without repeating the first point. */
export function rings(path: string): Ring[] {
  return path.split('M').flatMap((part) => {
    if (part === '') return [];
    const numbers = [...part.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([text]) => Number(text));
    let [x, y] = [0, 0];
    return [
      Array.from({ length: numbers.length / 2 }, (_, at): Point => {
        x = tenth(x + (numbers[at * 2] ?? 0));
        y = tenth(y + (numbers[at * 2 + 1] ?? 0));
        return [x, y];
      }),
    ];
  });
}

/** Every stretch between two neighbouring points of a ring. */
const stretches = (ring: Ring): (readonly [Point, Point])[] =>
  ring.map((point, at) => [ring.at(at - 1) ?? point, point]);

/** The pairs of areas that have a stretch of outline in common, as sorted `a-b`. */
export function touching(areas: Readonly<Record<string, { readonly path: string }>>): string[] {
  const owners = new Map<string, string[]>();
  for (const [id, { path }] of Object.entries(areas))
    for (const [a, b] of rings(path).flatMap(stretches)) {
      const key = [a.join(' '), b.join(' ')].sort().join(', ');
      owners.set(key, [...(owners.get(key) ?? []), id]);
    }
  const shared = [...owners.values()].filter(({ length }) => length > 1).map((ids) => ids.sort().join('-'));
  return [...new Set(shared)].sort();
}

/** Whether the point lies in the ring (even-odd). */
export const contains = (ring: Ring, [x, y]: Point): boolean =>
  stretches(ring).reduce(
    (inside, [[ax, ay], [bx, by]]) =>
      ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax) ? !inside : inside,
    false,
  );

/** On which side of the way from a to b the point lies: positive, negative, or 0 on it. */
const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));

/** How many stretches of the ring cross another one. */
export function crossings(ring: Ring): number {
  const all = stretches(ring);
  return all.filter(([a, b], at) =>
    all.slice(at + 1).some(([c, d]) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0),
  ).length;
}
