// The coasts and countries of Natural Earth (public domain), as the npm package world-atlas holds them, on our flat maps.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import { bridge, doubleArea, type Line, type Point, rounded, soften, thin } from './line.ts';

type Topology = Parameters<typeof feature>[0];

const source = fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json'));
const atlas: Topology = JSON.parse(readFileSync(source, 'utf8'));

/** From the globe (degrees east, degrees north) to the map. */
export type Projection = (place: Point) => Point;

/**
 * A smooth rising or falling scale through the given pairs of degree and unit (monotone cubic, straight outside), so that
 * a map can give more room where the pieces need it.
 */
export function scale(...pairs: readonly Point[]): (degree: number) => number {
  const slopes = pairs.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = pairs[at] ?? [0, 0];
    return (y - fromY) / (x - fromX);
  });
  const tangents = pairs.map((_, at) => {
    const [before, after] = [slopes[at - 1], slopes[at]];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return (2 * before * after) / (before + after);
  });
  return (degree) => {
    const next = pairs.findIndex(([x]) => x >= degree);
    const [x0, y0] = pairs[next === -1 ? pairs.length - 1 : Math.max(0, next - 1)] ?? [0, 0];
    if (next <= 0) return y0 + (degree - x0) * (tangents.at(next) ?? 0);
    const [x1, y1] = pairs[next] ?? [x0 + 1, y0];
    const [wide, t] = [x1 - x0, (degree - x0) / (x1 - x0)];
    const [m0, m1] = [(tangents[next - 1] ?? 0) * wide, (tangents[next] ?? 0) * wide];
    const [t2, t3] = [t * t, t * t * t];
    return (2 * t3 - 3 * t2 + 1) * y0 + (t3 - 2 * t2 + t) * m0 + (3 * t2 - 2 * t3) * y1 + (t3 - t2) * m1;
  };
}

/** How boldly lines are drawn, in units of the map. */
export interface Stroke {
  /** Bends smaller than this area go. */
  readonly thin: number;
  /** Inlets and spits with a narrower mouth and less area than this go. */
  readonly mouth: number;
  readonly loop: number;
  /** Islands smaller than this area go. */
  readonly island: number;
}

type Push = (place: Point, drawn: Point) => Point;

/** Moves what lies around `centre` by up to `by` units, fading out at `radius` degrees of longitude. */
export const push =
  (centre: Point, radius: number, by: Point): Push =>
  (place, [x, y]) => {
    const far = Math.hypot(place[0] - centre[0], (place[1] - centre[1]) * 1.5) / radius;
    const share = far < 1 ? (1 - far * far) ** 2 : 0;
    return [x + by[0] * share, y + by[1] * share];
  };

export const warp =
  (east: (degree: number) => number, north: (degree: number) => number, ...pushes: readonly Push[]): Projection =>
  (place) =>
    pushes.reduce<Point>((drawn, pushed) => pushed(place, drawn), [east(place[0]), north(place[1])]);

/** The arcs of the atlas near north-western Europe on the map; far ones shrink to their ends, nothing of them is shown. */
function arcs(project: Projection, stroke: Stroke): Line[] {
  const { scale: unit, translate: origin } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] };
  return atlas.arcs.map((steps) => {
    let [east, north] = [0, 0];
    const places = steps.map(([dx = 0, dy = 0]): Point => {
      east += dx;
      north += dy;
      return [east * unit[0] + origin[0], north * unit[1] + origin[1]];
    });
    const near = places.some(([lon, lat]) => lon > -12 && lon < 12 && lat > 46 && lat < 61);
    const seen = near ? places : places.filter((_, at) => at === 0 || at === places.length - 1);
    return rounded(soften(soften(thin(bridge(seen.map(project), stroke.mouth, stroke.loop), stroke.thin))));
  });
}

/**
 * Countries as closed rings (the first point is not repeated), the largest first. Lines are drawn arc by arc, so
 * neighbours keep one common line.
 */
export function countries(project: Projection, stroke: Stroke): (name: string) => Line[] {
  const { transform, ...plain } = atlas;
  const all = everyCountry({ ...plain, arcs: arcs(project, stroke).map((line) => line.map((point) => [...point])) });
  return (name) => {
    const shape = all.find(({ properties }) => properties?.name === name)?.geometry;
    if (shape?.type !== 'Polygon' && shape?.type !== 'MultiPolygon') throw new Error(`no country ${name} in the atlas`);
    const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
    return polygons
      .map(([outer = []]) => outer.slice(1).map(([x = 0, y = 0]): Point => [x, y]))
      .filter((ring) => Math.abs(doubleArea(ring)) / 2 >= stroke.island)
      .sort((a, b) => Math.abs(doubleArea(b)) - Math.abs(doubleArea(a)));
  };
}

function everyCountry(topology: Topology) {
  const found = topology.objects.countries;
  const shapes = found === undefined ? undefined : feature(topology, found);
  if (shapes?.type !== 'FeatureCollection') throw new Error('the atlas has no countries');
  return shapes.features;
}
