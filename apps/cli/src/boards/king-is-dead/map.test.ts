import { FastRandom } from '@interregnum/kernel';
import { kingIsDead } from '@interregnum/king-is-dead';
import { type Board, boardOf, type Region } from '@interregnum/king-is-dead/board';
import { LANGUAGES } from '@interregnum/texts';
import { expect, test } from 'vitest';
import { optionsOf, tableFor } from '../../../test/tables.ts';
import { widthOf } from '../../terminal/layout.ts';
import { MAP_WIDTH, mapLines } from './map.ts';

const OPTIONS = optionsOf(kingIsDead, { seats: 2 });
const START = boardOf(kingIsDead.setup(OPTIONS, new FastRandom('map')));

/** The map with the same in every region. */
function mapOf(region: Region, language: (typeof LANGUAGES)[number]): string[] {
  const regions = Object.fromEntries(Object.keys(START.regions).map((id) => [id, region])) as Board['regions'];
  return mapLines({ ...START, regions }, tableFor(kingIsDead, OPTIONS, language));
}

const isWall = (sign: string | undefined): boolean => sign === undefined || /[─-╿]/.test(sign);

/** Which region a cell of the map belongs to: the one whose name stands within the same walls. */
function owners(lines: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const fill = (name: string, row: number, column: number): void => {
    const cell = `${row} ${column}`;
    if (isWall(lines[row]?.[column]) || found.has(cell)) return;
    found.set(cell, name);
    fill(name, row, column + 1);
    fill(name, row, column - 1);
    fill(name, row + 1, column);
    fill(name, row - 1, column);
  };
  for (const [row, line] of lines.entries())
    for (const { 0: name, index } of line.matchAll(/[A-Z][a-z]+/g)) fill(name, row, index);
  return found;
}

test('exactly the regions that border each other share a wall (KD-BOARD-1)', () => {
  const map = mapOf({ scots: 0, welsh: 0, english: 0, vikings: 0, control: null }, 'en');
  const found = owners(map);
  const shared = map.flatMap((line, row) =>
    [...line].flatMap((_, column) => [
      [found.get(`${row} ${column - 1}`), found.get(`${row} ${column + 1}`)],
      [found.get(`${row - 1} ${column}`), found.get(`${row + 1} ${column}`)],
    ]),
  );
  const walls = shared.filter(([a, b]) => a !== undefined && b !== undefined && a !== b);
  expect([...new Set(walls.map((pair) => pair.sort().join(' ')))].sort()).toEqual([
    ...['Devon Essex', 'Devon Gwynedd', 'Devon Warwick', 'Essex Northumbria', 'Essex Warwick', 'Gwynedd Lancaster'],
    ...['Gwynedd Warwick', 'Lancaster Northumbria', 'Lancaster Strathclyde', 'Lancaster Warwick'],
    ...['Moray Strathclyde', 'Northumbria Strathclyde', 'Northumbria Warwick'],
  ]);
});

const EMPTY = { scots: 0, welsh: 0, english: 0, vikings: 0, control: null };

test.each([
  ['so many followers that they are counted', { ...EMPTY, scots: 18, welsh: 18, english: 18, vikings: 10 }],
  ['few enough followers to show them', { ...EMPTY, scots: 5, welsh: 5, english: 5, vikings: 5 }],
  ['an unstable region', { ...EMPTY, control: 'unstable' }],
  ['a region of the scots', { ...EMPTY, control: 'scots' }],
] satisfies [string, Region][])('every wall stands where it stood, whatever is between: %s', (_, region) => {
  const walls = (lines: string[]) => lines.map((line) => line.replace(/[^─-╿]/g, ' '));
  for (const language of LANGUAGES) {
    const map = mapOf(region, language);
    expect(walls(map)).toEqual(walls(mapOf(EMPTY, 'en')));
    expect(Math.max(...map.map(widthOf))).toBe(MAP_WIDTH);
  }
});

test('followers are shown one by one up to five of a faction, and counted if there are more or no room', () => {
  const shown = (region: Region) => mapOf(region, 'en').join('\n');
  expect(shown({ ...EMPTY, scots: 5, english: 1 })).toMatch(/Moray ○S {2}SSSSS E {2}/);
  expect(shown({ ...EMPTY, scots: 6, english: 1 })).toMatch(/Moray ○S {2}S6 E1 {2}/);
  expect(shown({ ...EMPTY, scots: 3, welsh: 4, english: 4 })).toMatch(/Devon ○× {2}SSS WWWW EEEE {2}/);
  expect(shown({ ...EMPTY, scots: 5, welsh: 4, english: 4 })).toMatch(/Moray ○S {2}S5 W4 E4 {2}/);
  expect(shown({ ...EMPTY, scots: 18, welsh: 18, english: 18, vikings: 10 }).match(/S18 ?W18 ?E18 ?V10/g)).toHaveLength(
    8,
  );
  expect(shown(EMPTY)).toMatch(/Moray ○× {2}– {2}/);
});
