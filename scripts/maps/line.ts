// Lines of the maps: thinned, rounded off, drawn as if by hand, cut to a frame.
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];
export interface Size {
  readonly width: number;
  readonly height: number;
}

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Twice the signed area; positive when the ring runs clockwise on screen (y down). */
export const doubleArea = (ring: Line): number =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** The mean of the points. */
export const middle = (ring: Line): Point => {
  const [x, y] = ring.reduce(([sumX, sumY], point) => [sumX + point[0], sumY + point[1]], [0, 0]);
  return [x / ring.length, y / ring.length];
};

/** Drops, the least first, every inner point whose triangle with its neighbours is smaller than `area` (Visvalingam). */
export function thin(line: Line, area: number): Line {
  const kept = [...line];
  const weights = kept.map((_, at) => weight(kept, at));
  for (;;) {
    let least = 0;
    for (let at = 1; at < kept.length; at++) if ((weights[at] ?? 0) < (weights[least] ?? 0)) least = at;
    if ((weights[least] ?? Infinity) >= area) return kept;
    kept.splice(least, 1);
    weights.splice(least, 1);
    for (const at of [least - 1, least]) weights[at] = weight(kept, at);
  }
}

function weight(line: Line, at: number): number {
  const triangle = line.slice(Math.max(0, at - 1), at + 2);
  return triangle.length < 3 || at === 0 ? Infinity : Math.abs(doubleArea(triangle)) / 2;
}

/** Cuts off inlets and spits: a loop whose mouth is narrower than `mouth` and which holds less than `area`. */
export function bridge(line: Line, mouth: number, area: number): Line {
  const kept: Point[] = [];
  for (let at = 0; at < line.length; at++) {
    const [x, y] = line[at] ?? [0, 0];
    kept.push([x, y]);
    for (let far = line.length - 1; far > at + 1; far--) {
      const [farX, farY] = line[far] ?? [0, 0];
      if (Math.hypot(farX - x, farY - y) >= mouth) continue;
      if (Math.abs(doubleArea(line.slice(at, far + 1))) / 2 >= area) continue;
      at = far - 1;
      break;
    }
  }
  return kept;
}

/** Cuts every corner once (Chaikin). Two loose ends stay; a closed line has none, it is rounded off all along. */
export function soften(line: Line): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  const cut = line.slice(1).flatMap((point, at) => {
    const before = line[at] ?? point;
    return [between(before, point, 0.25), between(before, point, 0.75)];
  });
  const closed = first[0] === last[0] && first[1] === last[1];
  return closed ? [...cut, ...cut.slice(0, 1)] : [first, ...cut.slice(1, -1), last];
}

/** A hand-drawn border: halves each stretch, shifting the middle a little aside, until none is longer than `step`. */
export function roughen(line: Line, step: number, random: () => number): Line {
  const [first, ...rest] = line;
  if (first === undefined) return line;
  const drawn: Point[] = [first];
  const stretch = (a: Point, b: Point): void => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    if (Math.hypot(dx, dy) <= step) {
      drawn.push(b);
      return;
    }
    const aside = (random() - 0.5) * 0.28;
    const [x, y] = between(a, b, 0.5);
    const middle: Point = [x - dy * aside, y + dx * aside];
    stretch(a, middle);
    stretch(middle, b);
  };
  rest.forEach((point, at) => {
    stretch(line[at] ?? first, point);
  });
  return drawn;
}

/** The same numbers every time, so that a map drawn anew is the same map. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Keeps what lies in the frame, `margin` beyond it included, so that no cut edge shows (Sutherland and Hodgman). */
export function clip(ring: Line, { width, height }: Size, margin: number): Line {
  const sides: readonly ((point: Point) => number)[] = [
    ([x]) => x + margin,
    ([x]) => width + margin - x,
    ([, y]) => y + margin,
    ([, y]) => height + margin - y,
  ];
  return sides.reduce<Line>((rest, inside) => {
    return rest.flatMap((point, at) => {
      const before = rest.at(at - 1) ?? point;
      const [from, to] = [inside(before), inside(point)];
      const crossing = from < 0 !== to < 0 ? [between(before, point, from / (from - to))] : [];
      return to < 0 ? crossing : [...crossing, point];
    });
  }, ring);
}

/** One decimal is finer than any screen shows. */
export const rounded = (line: Line): Line => line.map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
