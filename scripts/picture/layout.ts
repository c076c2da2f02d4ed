import type { Imports } from './imports.ts';
import { layersOf } from './layers.ts';

/** A place in a layer: a package, or where the arrow of a longer import passes. */
interface Node {
  readonly name: string;
  readonly isPackage: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The middle of each package's box. */
  readonly boxes: ReadonlyMap<string, Point>;
  /** The points of each arrow, from the middle of one box to that of the other. */
  readonly arrows: readonly (readonly Point[])[];
}

export const BOX = { width: 122, height: 40 };
const [GAP, PASSAGE, LEVEL, MARGIN] = [16, 34, 96, 28];
const SWEEPS = 12;

/** Arranges packages in layers, so that few arrows cross and connected ones are near each other. */
export function layoutOf(imports: Imports): Layout {
  const { layers, chains } = withPassages(imports);
  const links = chains.flatMap((chain) => chain.slice(1).map((to, at) => [chain[at], to] as const));
  const ordered = fewestCrossings(layers, links);
  const xs = spread(ordered, links);
  const left = Math.min(...[...xs.values()]);
  const pointOf = (node: Node): Point => ({
    x: Math.round((xs.get(node) as number) - left + BOX.width / 2 + MARGIN),
    y: (ordered.length - 1 - ordered.findIndex((layer) => layer.includes(node))) * LEVEL + BOX.height / 2 + MARGIN,
  });
  const nodes = ordered.flat();
  return {
    width: Math.max(...nodes.map((node) => pointOf(node).x)) + BOX.width / 2 + MARGIN,
    height: (ordered.length - 1) * LEVEL + BOX.height + 2 * MARGIN,
    boxes: new Map(nodes.filter(({ isPackage }) => isPackage).map((node) => [node.name, pointOf(node)])),
    arrows: chains.map((chain) => chain.map(pointOf)),
  };
}

interface Passages {
  readonly layers: readonly (readonly Node[])[];
  /** Each import as nodes of neighbouring layers, from the top down. */
  readonly chains: readonly (readonly Node[])[];
}

function withPassages(imports: Imports): Passages {
  const names = layersOf(imports);
  const layers: Node[][] = names.map((layer) => layer.map((name) => ({ name, isPackage: true })));
  const levelOf = (name: string): number => names.findIndex((layer) => layer.includes(name));
  const nodeOf = (name: string): Node => layers[levelOf(name)].find((node) => node.name === name) as Node;
  const chains = [...imports].flatMap(([from, all]) =>
    [...all].map((to) => {
      const passed: Node[] = [];
      for (let level = levelOf(from) - 1; level > levelOf(to); level--) {
        const node = { name: `${from} ${to} ${level}`, isPackage: false };
        layers[level].push(node);
        passed.push(node);
      }
      return [nodeOf(from), ...passed, nodeOf(to)];
    }),
  );
  return { layers, chains };
}

type Link = readonly [upper: Node, lower: Node];

const neighbours = (node: Node, links: readonly Link[]): Node[] =>
  links.flatMap(([upper, lower]) => (upper === node ? [lower] : lower === node ? [upper] : []));

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Sorts each layer by the neighbours above it, downwards, then by those below it, upwards; the best that was found is kept. */
function fewestCrossings(given: Passages['layers'], links: readonly Link[]): readonly (readonly Node[])[] {
  const layers = given.map((layer) => [...layer]);
  let best = given;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const [own, other] = sweep % 2 === 0 ? [1, 0] : [0, 1];
    const levels = sweep % 2 === 0 ? [...layers.keys()].reverse() : [...layers.keys()];
    for (const level of levels) {
      const places = new Map(layers.flatMap((layer) => layer.map((node, at) => [node, (at + 0.5) / layer.length])));
      const wanted = (node: Node): number => {
        const around = links.filter((link) => link[own] === node).map((link) => places.get(link[other]) as number);
        return around.length === 0 ? (places.get(node) as number) : mean(around);
      };
      layers[level].sort((a, b) => wanted(a) - wanted(b));
    }
    if (crossings(layers, links) < crossings(best, links)) best = layers.map((layer) => [...layer]);
  }
  return best;
}

function crossings(layers: Passages['layers'], links: readonly Link[]): number {
  const places = new Map(layers.flatMap((layer, level) => layer.map((node, at) => [node, { level, at }])));
  const at = (node: Node): { level: number; at: number } => places.get(node) as { level: number; at: number };
  let count = 0;
  for (const [number, [a, b]] of links.entries())
    for (const [c, d] of links.slice(number + 1))
      if (at(a).level === at(c).level && (at(a).at - at(c).at) * (at(b).at - at(d).at) < 0) count++;
  return count;
}

/** Moves nodes towards their neighbours as far as their order and their widths allow. */
function spread(layers: Passages['layers'], links: readonly Link[]): Map<Node, number> {
  const half = ({ isPackage }: Node): number => (isPackage ? BOX.width + GAP : PASSAGE) / 2;
  const xs = new Map<Node, number>();
  const place = (layer: readonly Node[], wanted: readonly number[]): void => {
    let x = Number.NEGATIVE_INFINITY;
    const placed = layer.map((node, at) => {
      x = Math.max(wanted[at], x + half(node));
      const own = x;
      x += half(node);
      return own;
    });
    const shift = mean(wanted.map((each, at) => each - placed[at]));
    for (const [at, node] of layer.entries()) xs.set(node, placed[at] + shift);
  };
  for (const layer of layers)
    place(
      layer,
      layer.map(() => 0),
    );
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const layer of layers)
      place(
        layer,
        layer.map((node) =>
          mean([xs.get(node) as number, ...neighbours(node, links).map((each) => xs.get(each) as number)]),
        ),
      );
  return xs;
}
