import { type Bits, bit, has, size } from '@interregnum/kernel';
import { PORTRAIT, PROVINCES } from './terms.ts';

type Province = (typeof PROVINCES)[number];

/** How sure we are that the printed board has a border. */
type Confidence = 'high' | 'medium-high' | 'medium';

/**
 * FK-MAP-2  The sixteen borders. No text states those of the printed board, so they are real geography: the length that
 * two provinces share, in kilometres, measured on a public map of the municipalities (bmesuere/belgium-topojson), today
 * and with the limits of the 1830s. Both give the same pairs. A photograph of the board may correct this list.
 */
export const BORDERS: readonly (readonly [Province, Province, today: number, then: number, Confidence])[] = [
  ['antwerp', 'brabant', 65, 65, 'high'],
  ['antwerp', 'east_flanders', 51, 51, 'high'],
  ['antwerp', 'limburg', 39, 39, 'high'],
  ['brabant', 'east_flanders', 62, 62, 'high'],
  ['brabant', 'hainaut', 76, 76, 'high'],
  ['brabant', 'liege', 22, 28, 'medium'],
  ['brabant', 'limburg', 68, 59, 'high'],
  ['brabant', 'namur', 41, 41, 'high'],
  ['east_flanders', 'hainaut', 39, 39, 'medium-high'],
  ['east_flanders', 'west_flanders', 75, 75, 'high'],
  ['hainaut', 'namur', 101, 101, 'high'],
  ['hainaut', 'west_flanders', 50, 19, 'medium'],
  ['liege', 'limburg', 74, 60, 'high'],
  ['liege', 'luxembourg', 93, 93, 'high'],
  ['liege', 'namur', 57, 57, 'high'],
  ['luxembourg', 'namur', 119, 119, 'high'],
];

/** By province, the set of provinces that border it. */
export const NEIGHBOURS = Int32Array.from(PROVINCES, (province) =>
  BORDERS.reduce((set, [a, b]) => {
    const other = a === province ? b : b === province ? a : undefined;
    return other === undefined ? set : set | bit(PROVINCES.indexOf(other));
  }, 0),
);

const COUNT = PROVINCES.length;
/** A path visits no province twice, so it has at most eight steps. */
export const LONGEST_PATH = COUNT - 1;
const WAYS = COUNT * LONGEST_PATH;

/** A king's way by number: where he goes, and over how many borders. */
export const wayTo = (province: number, length: number): number => province * LONGEST_PATH + length - 1;
export const provinceOfWay = (way: number): number => Math.floor(way / LONGEST_PATH);
export const lengthOfWay = (way: number): number => (way % LONGEST_PATH) + 1;

/** FK-KING-2, FK-PHASE-7  By start and way, the alphabetically first path; its start left out. */
const PATHS: readonly (readonly (readonly number[] | undefined)[])[] = PROVINCES.map((_, start) => {
  const found: (readonly number[] | undefined)[] = Array.from({ length: WAYS });
  const walk = (at: number, visited: Bits, path: readonly number[]): void => {
    for (let next = 0; next < COUNT; next++) {
      if (!has(NEIGHBOURS[at] & ~visited, next)) continue;
      const longer = [...path, next];
      found[wayTo(next, longer.length)] ??= longer;
      walk(next, visited | bit(next), longer);
    }
  };
  walk(start, bit(start), []);
  return found;
});

/** The path of a way, from a province or the portrait; undefined if no path is that long. */
export function pathOf(start: number, way: number): readonly number[] | undefined {
  if (start !== PORTRAIT) return PATHS[start][way];
  return lengthOfWay(way) === 1 ? [provinceOfWay(way)] : undefined;
}

/** By start (FK-KING-4: the portrait too) and longest affordable length, the ways in ascending order. */
const WAYS_WITHIN: readonly (readonly number[])[] = Array.from({ length: (COUNT + 1) * LONGEST_PATH }, (_, index) => {
  const [start, longest] = [Math.floor(index / LONGEST_PATH), (index % LONGEST_PATH) + 1];
  return Array.from({ length: WAYS }, (_, way) => way).filter(
    (way) => lengthOfWay(way) <= longest && pathOf(start, way) !== undefined,
  );
});
const WAY_COUNTS = Uint8Array.from(WAYS_WITHIN, (ways) => ways.length);
const WAY_LISTS = Uint8Array.from(WAYS_WITHIN.flatMap((ways) => [...ways, ...Array(WAYS - ways.length).fill(0)]));

/** How many ways the king has from `start` with paths no longer than `longest`. */
export const kingsWays = (start: number, longest: number): number =>
  WAY_COUNTS[start * LONGEST_PATH + Math.min(longest, LONGEST_PATH) - 1];
/** The k-th of them. */
export const nthKingsWay = (start: number, longest: number, k: number): number =>
  WAY_LISTS[(start * LONGEST_PATH + Math.min(longest, LONGEST_PATH) - 1) * WAYS + k];

/** FK-MOVE-3  Borders crossed between two places: the shortest way, and one step from anywhere to the supply. */
const DISTANCES = Uint8Array.from({ length: COUNT * (COUNT + 1) }, (_, index) => {
  const [from, to] = [Math.floor(index / (COUNT + 1)), index % (COUNT + 1)];
  if (to === COUNT) return 1;
  return from === to ? 0 : PATHS[from].slice(wayTo(to, 1), wayTo(to, 1) + LONGEST_PATH).findIndex(Boolean) + 1;
});
export const distance = (from: number, to: number): number => DISTANCES[from * (COUNT + 1) + to];

/** For every set of provinces, how many borders lead out of its members: the moves of one citizen in each. */
export const BORDERS_OF_SET = Uint8Array.from({ length: 1 << COUNT }, (_, set) =>
  NEIGHBOURS.reduce((total, around, province) => total + (has(set, province) ? size(around) : 0), 0),
);
