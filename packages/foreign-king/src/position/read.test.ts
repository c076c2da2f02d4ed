import { FastRandom } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { CONGRESS } from '../../test/phases.ts';
import { arrange, choices, flawIn, flawOf, look, plain, playing, type Table, wandering } from '../../test/positions.ts';
import { foreignKing } from '../index.ts';
import { position } from './index.ts';
import { MANY } from './parts.ts';

const TABLE: Table = { map: { liege: '2 1 1 Mt' }, members: [1], francs: [12, 5] };
const TEXT = JSON.stringify(plain(TABLE));
// biome-ignore lint/suspicious/noExplicitAny: a position, damaged at will
type Damage = (p: any) => void;

describe('what is valid', () => {
  test('FK-POS-1: all positions of random games read back as they were, the count of turns apart', () => {
    for (const s of wandering('read', 6)) {
      const read = position.read(position.write(s));
      if ('flaw' in read) throw new Error(JSON.stringify(read.flaw));
      expect(read.state.subarray(0, foreignKing.facts)).toEqual(s.subarray(0, foreignKing.facts));
      expect(choices(read.state)).toEqual(choices(s));
      expect(foreignKing.turn(read.state)).toBe(0);
    }
  });

  test('FK-POS-7: rulings are on unless the house says otherwise; seats are those of the position', () => {
    const read = position.read(TEXT, { 'deactivate-empty': false, seats: 4 });
    expect('state' in read && foreignKing.optionsOf(read.state)).toEqual({
      seats: 2,
      'intervene-empty': true,
      'deactivate-empty': false,
      'virtual-cumulative': true,
    });
  });

  test('a view hides nothing: it is read as a position is', () => {
    const random = new FastRandom('seen');
    const house = { 'deactivate-empty': false };
    expect(position.readSeen(TEXT, random, house)).toEqual(position.read(TEXT, house));
    expect(position.readSeen(TEXT.replace('"liege"', '"?"'), random)).toEqual(
      position.read(TEXT.replace('"liege"', '"?"')),
    );
  });

  test('FK-POS-6: white space does not matter', () => {
    expect(position.read(`\n\t${JSON.stringify(plain(TABLE), null, 2)}\r\n`)).toEqual({ state: arrange(TABLE) });
  });
});

const over = () => look(playing(arrange({ phase: 'end', king: 'liege', marker: 0 }), 'end'));
/** One violation of every invariant. */
const ONE_EACH: Readonly<Record<string, () => unknown[]>> = {
  json: () => flawIn(TEXT.slice(1)),
  shape: () => flawOf(TABLE, (p) => (p.seats = {})),
  'unknown-key': () => flawOf(TABLE, (p) => (p.seed = 1)),
  'missing-key': () => flawOf(TABLE, (p) => delete p.turn),
  number: () => flawOf(TABLE, (p) => (p.round = 0)),
  word: () => flawOf(TABLE, (p) => (p.king.at = 'paris')),
  canonical: () => flawIn(TEXT.replace('"turn":0', '"turn":-0')),
  game: () => flawOf(TABLE, (p) => (p.game = 'claim')),
  version: () => flawOf(TABLE, (p) => (p.schema = 2)),
  citizens: () => flawOf(TABLE, (p) => p.seats[0].supply--),
  factories: () => flawOf(TABLE, (p) => p.stock.metal--),
  medals: () => flawOf(TABLE, (p) => p.seats[0].medals.up++),
  pawns: () => flawOf(TABLE, (p) => (p.seats[0].pawn = 'queen')),
  order: () => flawOf(TABLE, (p) => (p.order = [1, 1])),
  actor: () => flawOf(TABLE, (p) => (p.actor = 1)),
  pending: () => flawOf(TABLE, (p) => (p.pending = {})),
  'pending-order': () => flawOf(TABLE, (p) => (p.pendingOrder = [0])),
  virtual: () => flawOf(TABLE, (p) => p.seats[2].francs++),
  score: () => flawOf(TABLE, (p) => (p.seats[0].score = -1)),
  king: () => flawOf(CONGRESS, (p) => (p.king.at = 'portrait')),
  phase: () => flawOf(CONGRESS, (p) => (p.seats[0].pawn = 'money')),
  result: () => flawIn(JSON.stringify({ ...over(), result: {} })),
};

test('FK-POS-6: every invariant can be violated alone', () => {
  expect(Object.keys(ONE_EACH).sort()).toEqual([...position.invariants].sort());
  for (const [name, flaw] of Object.entries(ONE_EACH)) expect(flaw()[0]).toBe(name);
  for (const name of position.invariants) expect(foreignKing.words).toContain(`invariant.${name}`);
});

describe('text and keys', () => {
  test.each(['', '{', 'null x', `${TEXT}}`, `\u{feff}${TEXT}`, TEXT.replaceAll('"', "'"), TEXT.replace('0', '00')])(
    'json: text %# is no JSON',
    (text) => {
      expect(flawIn(text)).toEqual(['json', undefined]);
    },
  );

  test.each(['null', '[]', '3', '"foreign-king"', 'true', `[${TEXT}]`])('shape: text %# is no position', (text) => {
    expect(flawIn(text)).toEqual(['shape', 'position']);
  });

  test.each(Object.keys(plain(TABLE)))('missing-key: %s', (key) => {
    expect(flawOf(TABLE, (p) => delete p[key])).toEqual(['missing-key', `position.${key}`]);
  });

  test.each(['seed', 'constructor', '__proto__', 'Phase', ''])('unknown-key: %j', (key) => {
    expect(flawIn(`${TEXT.slice(0, -1)},${JSON.stringify(key)}:{}}`)).toEqual(['unknown-key', `position.${key}`]);
  });

  const INNER: readonly (readonly [string, Damage])[] = [
    ['king.at', (p) => delete p.king.at],
    ['provinces.namur', (p) => delete p.provinces.namur],
    ['provinces.namur.citizens', (p) => delete p.provinces.namur.citizens],
    ['provinces.namur.metal.active', (p) => delete p.provinces.namur.metal.active],
    ['seats.1.pawn', (p) => delete p.seats[1].pawn],
    ['seats.1.medals.up', (p) => delete p.seats[1].medals.up],
    ['stock.textile', (p) => delete p.stock.textile],
  ];
  test.each(INNER)('missing-key: %s', (where, damage) => {
    expect(flawOf(TABLE, damage)).toEqual(['missing-key', where]);
  });
});

const set =
  (path: string, value: unknown): Damage =>
  (p) => {
    const keys = path.split('.');
    const last = keys.pop() as string;
    keys.reduce((at, key) => at[key], p)[last] = value;
  };

describe('numbers', () => {
  test.each([
    ['players', [1, 5, '2', null, 2.5], 'players'],
    ['king.marker', [-1, 31, '30', null, 1e99], 'king.marker'],
    ['provinces.namur.citizens.0', [-1, 16, null, '1', true], 'provinces.namur.citizens'],
    ['provinces.namur.metal.active', [-1, 6, null, []], 'provinces.namur.metal'],
    ['provinces.namur.textile.inactive', [-1, 6, 0.5], 'provinces.namur.textile'],
    ['stock.metal', [-1, 6, null], 'stock.metal'],
    ['stock.textile', [-1, 6, '5'], 'stock.textile'],
    ['seats.1.congress', [-1, 16, null], 'seats.1.congress'],
    ['seats.1.francs', [-1, MANY + 1, null, '5'], 'seats.1.francs'],
    ['seats.1.medals.up', [-1, 10, null], 'seats.1.medals'],
    ['seats.1.medals.down', [-1, 10, {}], 'seats.1.medals'],
    ['seats.1.score', [-MANY - 1, MANY + 1, null, 0.5], 'seats.1.score'],
    ['seats.1.supply', [-1, 16, null], 'seats.1.supply'],
  ])('number: %s', (path, values, where) => {
    for (const value of values) expect(flawOf(TABLE, set(path, value))).toEqual(['number', where]);
  });

  test('number: the bounds themselves', () => {
    for (const [path, value] of [
      ['king.marker', 0],
      ['king.marker', 30],
      ['seats.1.francs', MANY],
      ['seats.1.francs', 0],
      ['seats.1.score', MANY],
    ] as const)
      expect(flawOf(TABLE, set(path, value))).toEqual([]);
    expect(() => arrange({ members: [15], map: { liege: '0 15' } })).not.toThrow();
    expect(() => arrange({ map: { liege: 'MMMMM', namur: 'ttttt' } })).not.toThrow();
  });
});

describe('words and shapes', () => {
  test.each([
    ['king.at', ['paris', null, 9, 'Portrait']],
    ['phase', ['', null, 0, 'toString']],
    ['seats.0.pawn', ['walk', '', 0, 'constructor']],
  ])('word: %s', (path, values) => {
    for (const value of values) expect(flawOf(TABLE, set(path, value))).toEqual(['word', path]);
  });

  test.each(['king', 'provinces', 'provinces.liege', 'provinces.liege.metal', 'seats.1', 'seats.1.medals', 'stock'])(
    'shape: %s is an object',
    (path) => {
      for (const value of [null, 3, 'x', [], true]) expect(flawOf(TABLE, set(path, value))).toEqual(['shape', path]);
    },
  );

  test.each(['provinces.liege.citizens', 'seats', 'order'])('shape: %s is a list', (path) => {
    for (const value of [null, 3, 'x', {}, { length: 3 }, [0], Array(4).fill(0)])
      expect(flawOf(TABLE, set(path, value))).toEqual(['shape', path]);
  });

  test('shape: as many sides as play', () => {
    expect(flawOf(TABLE, (p) => p.seats.pop())).toEqual(['shape', 'seats']);
    expect(flawOf(TABLE, (p) => p.seats.push(p.seats[1]))).toEqual(['shape', 'seats']);
    expect(flawOf({ seats: 4 }, (p) => p.provinces.namur.citizens.pop())).toEqual([
      'shape',
      'provinces.namur.citizens',
    ]);
    expect(flawOf({ seats: 3 }, (p) => p.provinces.namur.citizens.push(0))).toEqual([
      'shape',
      'provinces.namur.citizens',
    ]);
  });
});
