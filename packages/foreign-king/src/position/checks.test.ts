import { describe, expect, test } from 'vitest';
import { arrange, flawOf, type Table } from '../../test/positions.ts';

const TWO: Table = { map: { liege: '2 1 1 Mt', namur: '0 3' }, members: [1], up: [1] };
const THREE: Table = { seats: 3, map: { liege: '2 1 1 Mt', namur: '0 3 T' }, up: [1, 0, 0], down: [0, 1, 0] };
const FOUR: Table = { seats: 4, pawns: ['queen', 'order', null, 'king'] };

describe('FK-SETUP-4: citizens', () => {
  test.each([0, 1, 2])('of side %i add up, with two seats and with three', (side) => {
    for (const table of [TWO, THREE]) {
      expect(flawOf(table, (p) => p.seats[side].supply++)).toEqual(['citizens', `seats.${side}`]);
      expect(flawOf(table, (p) => p.seats[side].supply--)).toEqual(['citizens', `seats.${side}`]);
      expect(flawOf(table, (p) => p.provinces.west_flanders.citizens[side]++)).toEqual(['citizens', `seats.${side}`]);
    }
  });

  test('members count, and so does the last seat of four', () => {
    expect(flawOf(TWO, (p) => p.seats[0].congress++)).toEqual(['citizens', 'seats.0']);
    expect(flawOf(FOUR, (p) => p.provinces.antwerp.citizens[3]++)).toEqual(['citizens', 'seats.3']);
    expect(
      flawOf(
        TWO,
        (p) => p.seats[0].congress++,
        (p) => p.seats[0].supply--,
      ),
    ).toEqual([]);
  });
});

describe('FK-SETUP-2: factories', () => {
  test.each(['metal', 'textile'])('of %s are five', (kind) => {
    expect(flawOf(TWO, (p) => p.stock[kind]--)).toEqual(['factories', kind]);
    expect(flawOf(TWO, (p) => p.provinces.liege[kind].active++)).toEqual(['factories', kind]);
    expect(flawOf(TWO, (p) => p.provinces.west_flanders[kind].inactive++)).toEqual(['factories', kind]);
    expect(
      flawOf(
        TWO,
        (p) => p.stock[kind]--,
        (p) => p.provinces.liege[kind].active++,
      ),
    ).toEqual([]);
  });
});

describe('FK-BUILD-4: medals', () => {
  test('are as many as industrialised provinces', () => {
    expect(flawOf(THREE, (p) => p.seats[0].medals.up--)).toEqual(['medals', 'seats']);
    expect(flawOf(THREE, (p) => p.seats[2].medals.up++)).toEqual(['medals', 'seats']);
    expect(flawOf(THREE, (p) => p.seats[1].medals.down++)).toEqual(['medals', 'seats']);
    expect(
      flawOf(
        THREE,
        (p) => p.seats[1].medals.down--,
        (p) => p.seats[2].medals.up++,
      ),
    ).toEqual([]);
  });

  test('of the last seat of four count', () => {
    expect(flawOf(FOUR, (p) => p.seats[3].medals.up++)).toEqual(['medals', 'seats']);
  });
});

describe('FK-SETUP-9: the virtual side', () => {
  const VIRTUAL = ['virtual', 'seats.2'];

  test('has no francs, medals, members or pawn', () => {
    expect(flawOf(TWO, (p) => p.seats[2].francs++)).toEqual(VIRTUAL);
    expect(
      flawOf(
        TWO,
        (p) => p.seats[2].medals.up++,
        (p) => p.seats[0].medals.up--,
      ),
    ).toEqual(VIRTUAL);
    expect(
      flawOf(
        TWO,
        (p) => p.seats[2].medals.down++,
        (p) => p.seats[0].medals.up--,
      ),
    ).toEqual(VIRTUAL);
    expect(
      flawOf(
        TWO,
        (p) => p.seats[2].congress++,
        (p) => p.seats[2].supply--,
      ),
    ).toEqual(VIRTUAL);
    expect(flawOf(TWO, (p) => (p.seats[2].pawn = 'money'))).toEqual(VIRTUAL);
    const both = { francs: 1, congress: 1, supply: 13 };
    expect(flawOf(TWO, (p) => Object.assign(p.seats[2], both))).toEqual(VIRTUAL);
    const pledged = { francs: 1, medals: { down: 0, up: 1 } };
    expect(
      flawOf(
        TWO,
        (p) => Object.assign(p.seats[2], pledged),
        (p) => p.seats[0].medals.up--,
      ),
    ).toEqual(VIRTUAL);
  });

  test('has a score and citizens; and a third seat may have everything', () => {
    expect(flawOf(TWO, (p) => (p.seats[2].score = 9))).toEqual([]);
    expect(flawOf(THREE, (p) => Object.assign(p.seats[2], { francs: 9, pawn: 'money' }))).toEqual([]);
  });
});

describe('FK-TURN-3, -4: pawns', () => {
  test('share no action', () => {
    expect(flawOf({ pawns: ['money', 'king'] }, (p) => (p.seats[1].pawn = 'money'))).toEqual(['pawns', 'seats.1.pawn']);
    expect(flawOf({ seats: 3, pawns: ['money', 'king', 'place'] }, (p) => (p.seats[2].pawn = 'money'))).toEqual([
      'pawns',
      'seats.2.pawn',
    ]);
    expect(flawOf(FOUR, (p) => (p.seats[3].pawn = 'queen'))).toEqual(['pawns', 'seats.3.pawn']);
  });

  test('stand on actions of the table', () => {
    for (const pawn of ['order', 'queen'])
      expect(flawOf({}, (p) => (p.seats[0].pawn = pawn))).toEqual(['pawns', 'seats.0.pawn']);
    expect(flawOf({ seats: 3 }, (p) => (p.seats[1].pawn = 'queen'))).toEqual(['pawns', 'seats.1.pawn']);
    expect(flawOf({ seats: 3 }, (p) => (p.seats[1].pawn = 'order'))).toEqual([]);
    expect(flawOf({ seats: 4 }, (p) => (p.seats[1].pawn = 'queen'))).toEqual([]);
  });

  test('any number of them may be off', () => {
    expect(() => arrange(FOUR)).not.toThrow();
    expect(flawOf(FOUR, (p) => (p.seats[0].pawn = null))).toEqual([]);
  });
});
