import { FastRandom } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { look } from '../test/table.ts';
import { kingIsDead } from './index.ts';
import { REGIONS } from './terms.ts';

const BASIC = { seats: 2, advanced: false, solo: false, vikings: false, memory: false, 'landings-on-control': false };
const start = (mode: object, seed = 'setup') => kingIsDead.setup({ ...BASIC, ...mode }, new FastRandom(seed));

const total = (counts: object): number =>
  Object.values(counts).reduce((a, b) => a + (typeof b === 'number' ? b : 0), 0);

describe.each([
  [2, 16, 12],
  [3, 18, 16],
  [4, 18, 14],
])('with %i seats', (seats, each, supply) => {
  describe.each([false, true])('vikings: %s', (vikings) => {
    const s = look(start({ seats, vikings }));

    test('KD-SETUP-3..7: courts of two, regions of four, the rest in the supply', () => {
      expect(s.courts.map(total)).toEqual(Array(seats).fill(2));
      expect(REGIONS.map((name) => total(s.regions[name]))).toEqual(Array(8).fill(4));
      expect(s.supply.scots + s.supply.welsh + s.supply.english).toBe(supply + (vikings ? 2 : 0));
    });

    test('KD-SETUP-3, -14: followers of each faction in play', () => {
      for (const faction of ['scots', 'welsh', 'english']) {
        const there = [...Object.values(s.regions), ...s.courts, s.supply] as Record<string, number>[];
        expect(there.reduce((sum, counts) => sum + counts[faction], 0)).toBe(each);
      }
    });

    test('KD-SETUP-4: two followers of each faction in its home at least', () => {
      expect(s.regions.moray.scots).toBeGreaterThanOrEqual(2);
      expect(s.regions.gwynedd.welsh).toBeGreaterThanOrEqual(2);
      expect(s.regions.essex.english).toBeGreaterThanOrEqual(2);
    });

    test('KD-VIKING-1: a viking in strathclyde and one in devon, eight in reserve', () => {
      expect(REGIONS.filter((name) => s.regions[name].vikings === 1)).toEqual(vikings ? ['strathclyde', 'devon'] : []);
      expect(s.supply.vikings).toBe(vikings ? 8 : 0);
    });

    test('KD-SETUP-1, -8, -9, -11, -12: eight cards face up, no disc anywhere, seat 0 to act', () => {
      expect(s.track.map(({ region }: { region: string }) => region).sort()).toEqual([...REGIONS].sort());
      expect(s.track.every((card: object) => JSON.stringify(card).includes('"faceUp":true,"disc":null'))).toBe(true);
      expect(s).toMatchObject({ turn: 0, passes: 0, struggles: [], recent: [], emptied: [], undo: null, result: null });
    });
  });
});

test('KD-SETUP-10: the basic hand', () => {
  const hand = 'scottish-support welsh-support english-support assemble assemble negotiate manoeuvre outmanoeuvre';
  expect(look(start({ seats: 3 })).hands).toEqual(Array(3).fill(hand.split(' ')));
});

test.each([
  [2, 6],
  [3, 3],
  [4, 0],
])('KD-ADV-1, -2, -4: with %i seats three cunning cards each, %i out of the game, none twice', (seats, undealt) => {
  const { hands, removed } = look(start({ seats, advanced: true }));
  const common = ['assemble', 'assemble', 'negotiate', 'manoeuvre', 'outmanoeuvre'];
  for (const hand of hands) expect(hand.slice(0, 5)).toEqual(common);
  const dealt: string[] = hands.flatMap((hand: string[]) => hand.slice(5));
  expect(dealt).toHaveLength(seats * 3);
  expect(removed).toHaveLength(undealt);
  expect(new Set([...dealt, ...removed]).size).toBe(12);
});

test('KD-SOLO-1: the Saxons have a shuffled deck of the eight basic cards', () => {
  const s = look(start({ solo: true }));
  expect([...s.hands[1]].sort()).toEqual([...s.hands[0]].sort());
  const decks = new Set(Array.from({ length: 20 }, (_, i) => look(start({ solo: true }, `deck ${i}`)).hands[1].join()));
  expect(decks.size).toBeGreaterThan(15);
});

test('KD-SETUP-5, -6, -11: courts, regions and the track differ from game to game', () => {
  const games = Array.from({ length: 20 }, (_, i) => look(start({ advanced: true }, `game ${i}`)));
  for (const key of ['courts', 'regions', 'track', 'hands', 'removed']) {
    expect(new Set(games.map((game) => JSON.stringify(game[key]))).size).toBeGreaterThan(5);
  }
});

test('KD-SETUP-13: setup is a function of chance alone; nothing is left over from an earlier game', () => {
  const mode = { ...BASIC, seats: 3, advanced: true };
  const used = kingIsDead.setup({ ...BASIC, solo: true, vikings: true }, new FastRandom('before'));
  const fresh = kingIsDead.setup(mode, new FastRandom('again'));
  expect(kingIsDead.setup(mode, new FastRandom('again'), used)).toBe(used);
  expect(used).toEqual(fresh);
});

test('KD-SETUP-13: draws serve seat after seat, then the regions in order', () => {
  const asked: number[] = [];
  const random = { below: (n: number) => asked.push(n) * 0 };
  kingIsDead.setup(BASIC, random);
  // 42 in the bag: 4 for courts, 26 for the regions; then seven exchanges to shuffle the region cards.
  expect(asked).toEqual([...Array.from({ length: 30 }, (_, i) => 42 - i), 8, 7, 6, 5, 4, 3, 2]);
});

test('the mode of a state is what it was set up with', () => {
  for (const mode of [
    BASIC,
    { ...BASIC, seats: 4, advanced: true, memory: true },
    { ...BASIC, solo: true, vikings: true },
  ]) {
    expect(kingIsDead.optionsOf(start(mode))).toEqual(mode);
    expect(kingIsDead.seats(start(mode))).toBe(mode.seats);
  }
});
