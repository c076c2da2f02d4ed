import { foreignKing } from '@interregnum/foreign-king';
import type { Board, Province } from '@interregnum/foreign-king/board';
import { expect, test } from 'vitest';
import { boardAfter } from '../../../test/boards.ts';
import { startInOrder } from '../../../test/games-played.ts';
import { optionsOf, tableFor } from '../../../test/tables.ts';
import { MAP_WIDTH, mapLines } from './map.ts';

const NO_FACTORIES = { active: 0, inactive: 0 };
const NO_SEAT: Province = { citizens: [], metal: NO_FACTORIES, textile: NO_FACTORIES };

interface Changes extends Partial<Omit<Board, 'provinces'>> {
  readonly provinces?: Partial<Board['provinces']>;
}

/** The map at the start of a game, but for what is changed. */
function mapOf(seats: number, changes: Changes = {}): string[] {
  const board = boardAfter(seats);
  const provinces = { ...board.provinces, ...changes.provinces };
  return mapLines({ ...board, ...changes, provinces }, tableFor(foreignKing, optionsOf(foreignKing, { seats }), 'en'));
}

/** The lines of a province's brick. */
function brickOf(name: string, map: readonly string[]): string[] {
  const at = map.findIndex((line) => line.includes(name));
  const column = map[at].indexOf(name) - 1;
  const width = map[at].slice(column).indexOf('│');
  return [0, 1, 2].map((line) => map[at + line].slice(column, column + width).trimEnd());
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ['antwerp', 'Antwerp'],
  ['brabant', 'Brabant'],
  ['east_flanders', 'E. Flanders'],
  ['hainaut', 'Hainaut'],
  ['liege', 'Liège'],
  ['limburg', 'Limburg'],
  ['luxembourg', 'Luxembourg'],
  ['namur', 'Namur'],
  ['west_flanders', 'W. Flanders'],
]);

const FRAME = /[\u2500-\u257f]/;

/** By line and column, the province whose brick is there. */
function bricksOn(map: readonly string[]): ReadonlyMap<string, string> {
  const brickAt = new Map<string, string>();
  const fill = (line: number, column: number, id: string): void => {
    if (brickAt.has(`${line} ${column}`) || FRAME.test(map[line][column])) return;
    brickAt.set(`${line} ${column}`, id);
    for (const step of [-1, 1]) {
      fill(line + step, column, id);
      fill(line, column + step, id);
    }
  };
  for (const [id, name] of NAMES) {
    const line = map.findIndex((text) => text.includes(name));
    fill(line, map[line].indexOf(name), id);
  }
  return brickAt;
}

/** The provinces whose bricks have a piece of frame between them, both ways round. */
function touching(map: readonly string[]): string[] {
  const brickAt = bricksOn(map);
  const pairs = map.flatMap((text, line) =>
    Array.from(text, (_, column) => [
      [brickAt.get(`${line - 1} ${column}`), brickAt.get(`${line + 1} ${column}`)],
      [brickAt.get(`${line} ${column - 1}`), brickAt.get(`${line} ${column + 1}`)],
    ]).flat(),
  );
  const apart = pairs.filter(([a, b]) => a !== undefined && b !== undefined && a !== b);
  return [...new Set(apart.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]))];
}

/** Where the king may go over one border. */
function bordering(id: string): string[] {
  const start = JSON.parse(startInOrder(2));
  const read = foreignKing.position.read(JSON.stringify({ ...start, king: { at: id, marker: 30 } }));
  if ('flaw' in read) throw new Error(read.flaw.invariant);
  const ways = foreignKing.notation.texts(read.state).filter((text) => /^king \w+$/.test(text));
  return ways.map((way) => `${id} ${way.slice('king '.length)}`);
}

test('FK-MAP-2: bricks touch exactly where the king can cross a border', () => {
  const touches = touching(mapOf(2));
  expect(touches.sort()).toEqual([...NAMES.keys()].flatMap(bordering).sort());
  expect(touches).toHaveLength(2 * 16);
});

test('the king is on his portrait, and later in a province', () => {
  expect(mapOf(2).at(-1)).toMatch(/^ ♔ portrait {3}└/);
  const map = mapOf(2, { king: { at: 'liege', marker: 29 } });
  expect(brickOf('Liège', map)[0]).toBe('♔Liège');
  expect(map.join('').match(/♔/g)).toHaveLength(1);
});

test('citizens stand by number, the majority in front with its mark', () => {
  const namur = { ...NO_SEAT, citizens: [2, 2, 0, 3] };
  const liege = { ...NO_SEAT, citizens: [1, 2, 0, 2] };
  const map = mapOf(4, { provinces: { namur, liege } });
  expect(brickOf('Namur', map)).toEqual([' Namur', '', ' ●D3 A2 B2']);
  expect(brickOf('Liège', map)).toEqual([' Liège', '', ' B2 D2 A1']);
});

test('factories are told apart by kind, active and inactive; those to build stand beside the map', () => {
  const hainaut = { ...NO_SEAT, metal: { active: 2, inactive: 1 }, textile: { active: 1, inactive: 3 } };
  const map = mapOf(3, { provinces: { hainaut }, stock: { metal: 2, textile: 1 } });
  expect(brickOf('Hainaut', map)).toEqual([' Hainaut', ' MMmTttt', '']);
  expect(map.slice(10).map((line) => line.slice(0, 14).trimEnd())).toEqual([' MM', ' T', ' ♔ portrait']);
});

test('in a half-made move one sees who has left and who has come', () => {
  const provinces = { namur: { ...NO_SEAT, citizens: [4, 0, 0] }, liege: { ...NO_SEAT, citizens: [2, 0, 0] } };
  const before = mapOf(3, { provinces, pending: { from: 'namur', sent: {} } });
  expect(brickOf('Namur', before)[2]).toBe(' ●A4 ↑');
  const map = mapOf(3, { provinces, pending: { from: 'namur', sent: { liege: 2, supply: 1 } } });
  expect(brickOf('Namur', map)[2]).toBe(' ●A4 ↑3');
  expect(brickOf('Liège', map)[2]).toBe(' ●A2 ↓2');
});

test('the map keeps its shape when everybody crowds into the smallest province', () => {
  const antwerp = {
    citizens: [14, 13, 12, 11],
    metal: { active: 3, inactive: 2 },
    textile: { active: 4, inactive: 1 },
  };
  const map = mapOf(4, { provinces: { antwerp } });
  expect(map[2]).toContain('│MMMmmTTTTt│');
  expect(map[3]).toContain('│●A14B13…  │');
  expect(map.map((line) => line.length)).toEqual(Array(13).fill(MAP_WIDTH));
  const spread = mapOf(4, { provinces: { antwerp: { ...antwerp, citizens: [3, 2, 4, 1] } } });
  expect(spread[3]).toContain('│●C4A3B2D1 │');
});
