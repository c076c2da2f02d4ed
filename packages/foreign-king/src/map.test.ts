import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { members } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { range } from './choices.ts';
import {
  BORDERS,
  BORDERS_OF_SET,
  distance,
  kingsWays,
  LONGEST_PATH,
  lengthOfWay,
  NEIGHBOURS,
  nthKingsWay,
  pathOf,
  provinceOfWay,
  wayTo,
} from './map.ts';
import { PORTRAIT, PROVINCES, SUPPLY } from './terms.ts';

/** The rows of all tables in RULES.md, cell by cell. */
const ROWS = readFileSync(join(import.meta.dirname, '../RULES.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const isProvince = (name: string) => (PROVINCES as readonly string[]).includes(name);
const nameOf = (province: number): string => PROVINCES[province];

const PAIRS = ROWS.map(([first]) => first.split(' - ')).filter((pair) => pair.length === 2 && pair.every(isProvince));
const around = (name: string) => PAIRS.filter((pair) => pair.includes(name)).map(([a, b]) => (a === name ? b : a));

/** Every path from a province, without it, that visits nothing twice. */
function paths(from: string, visited: readonly string[] = [from]): string[][] {
  return around(from)
    .filter((next) => !visited.includes(next))
    .flatMap((next) => [[next], ...paths(next, [...visited, next]).map((path) => [next, ...path])]);
}

describe('FK-MAP-1, -2: provinces and borders', () => {
  test('nine provinces in alphabetical order', () => {
    expect(PROVINCES).toHaveLength(9);
    expect([...PROVINCES].sort()).toEqual(PROVINCES);
  });

  test('the sixteen borders of the table, with their lengths', () => {
    const rows = ROWS.filter(([first]) => first.includes(' - ')).map(([pair, today, then]) => [pair, today, then]);
    expect(BORDERS.map(([a, b, today, then]) => [`${a} - ${b}`, `${today}`, `${then}`])).toEqual(rows);
    expect(rows).toHaveLength(16);
  });

  test('the table says how sure we are', () => {
    const rows = ROWS.filter(([first]) => first.includes(' - ')).map((row) =>
      row[3].split(':')[0].replace(' to ', '-'),
    );
    expect(BORDERS.map((border) => border[4])).toEqual(rows);
  });

  test.each([...PROVINCES.entries()])('%i: %s borders just these, and they border it', (province, name) => {
    expect(members(NEIGHBOURS[province]).map(nameOf)).toEqual(around(name).sort());
    for (const other of members(NEIGHBOURS[province])) expect(members(NEIGHBOURS[other])).toContain(province);
  });

  test('how many neighbours each has', () => {
    expect(PROVINCES.map((_, province) => members(NEIGHBOURS[province]).length)).toEqual([3, 6, 4, 4, 4, 3, 2, 4, 2]);
  });
});

describe('FK-MAP-3, FK-MOVE-3: distances', () => {
  test.each([...PROVINCES.entries()])('%i: from %s, as in the table and by brute force', (from, name) => {
    const row = ROWS.find((cells) => cells[0] === name && cells.length === 10)
      ?.slice(1)
      .map(Number);
    expect(PROVINCES.map((_, to) => distance(from, to))).toEqual(row);
    const shortest = (to: string) =>
      Math.min(
        ...paths(name)
          .filter((path) => path.at(-1) === to)
          .map((path) => path.length),
      );
    for (const [to, other] of PROVINCES.entries()) if (to !== from) expect(distance(from, to)).toBe(shortest(other));
  });

  test('R-06: the supply is one step from everywhere', () => {
    expect(PROVINCES.map((_, from) => distance(from, SUPPLY))).toEqual(PROVINCES.map(() => 1));
  });
});

describe("FK-KING-2, FK-PHASE-7: the king's ways", () => {
  test('a way is a province and a length', () => {
    expect(LONGEST_PATH).toBe(8);
    const ways = PROVINCES.flatMap((_, province) => range(1, 8).map((length) => wayTo(province, length)));
    expect(ways).toEqual(range(0, 72));
    expect(ways.map((way) => wayTo(provinceOfWay(way), lengthOfWay(way)))).toEqual(ways);
    expect([provinceOfWay(8), lengthOfWay(8), provinceOfWay(7), lengthOfWay(7)]).toEqual([1, 1, 0, 8]);
  });

  test.each([...PROVINCES.entries()])('%i: from %s, the alphabetically first path of each kind', (start, name) => {
    const first = new Map<string, string>();
    for (const path of paths(name)
      .map((each) => each.join(' '))
      .sort()) {
      const kind = `${path.split(' ').at(-1)} ${path.split(' ').length}`;
      if (!first.has(kind)) first.set(kind, path);
    }
    for (const way of range(0, 72)) {
      const kind = `${nameOf(provinceOfWay(way))} ${lengthOfWay(way)}`;
      expect(pathOf(start, way)?.map(nameOf).join(' ')).toBe(first.get(kind));
    }
  });

  test('FK-KING-4: from the portrait to every province in one step', () => {
    for (const way of range(0, 72))
      expect(pathOf(PORTRAIT, way)).toEqual(lengthOfWay(way) === 1 ? [provinceOfWay(way)] : undefined);
  });
});

describe('FK-KING-1: ways within a length', () => {
  test.each([...PROVINCES.entries()])('%i: from %s, as many as the table says', (start, name) => {
    const row = ROWS.find((cells) => cells.length === 9 && cells[0].split(', ').includes(name))
      ?.slice(1)
      .map(Number);
    expect(range(1, 8).map((longest) => kingsWays(start, longest))).toEqual(row);
  });

  test('from the portrait nine, whatever the length', () => {
    expect(range(1, 9).map((longest) => kingsWays(PORTRAIT, longest))).toEqual(Array(9).fill(9));
  });

  test('the k-th way: ascending, and all that have a path and are short enough', () => {
    for (const start of range(0, 10)) {
      for (const longest of range(1, 10)) {
        const ways = range(0, kingsWays(start, longest)).map((k) => nthKingsWay(start, longest, k));
        const all = range(0, 72).filter((way) => lengthOfWay(way) <= longest && pathOf(start, way) !== undefined);
        expect(ways).toEqual(all);
      }
    }
  });
});

test('FK-VIRTUAL-4: borders that lead out of each set of provinces', () => {
  expect(BORDERS_OF_SET).toHaveLength(512);
  for (const set of range(0, 512)) {
    const borders = members(set).flatMap((province) => around(nameOf(province)));
    expect(BORDERS_OF_SET[set]).toBe(borders.length);
  }
});
