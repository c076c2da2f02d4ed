import { FastRandom, type State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange, choices, look, playing, type Table } from '../test/table.ts';
import { kingIsDead } from './index.ts';
import { setRemoved } from './state/index.ts';
import type { CardName } from './terms.ts';

const random = new FastRandom('imagine');
const imagined = (s: State, who: number | 'audience' = 0) => kingIsDead.imagine(kingIsDead.redact(s, who), random);
const many = (s: State, who: number | 'audience' = 0, times = 300) =>
  Array.from({ length: times }, () => look(imagined(s, who)));
const sorted = (cards: string[]) => [...cards].sort().join();

const COMMON = ['assemble', 'assemble', 'negotiate', 'manoeuvre', 'outmanoeuvre'] as const;
/** A real deal, and the same table with cards played. */
const deal = (mode: object, seed: string) =>
  kingIsDead.setup(
    { seats: 2, advanced: true, solo: false, vikings: false, memory: false, ...mode },
    new FastRandom(seed),
  );

describe.each([
  ['two seats', {}],
  ['three seats with memory', { seats: 3, memory: true }],
  ['four seats with vikings', { seats: 4, vikings: true }],
  ['basic with memory', { advanced: false, memory: true }],
  ['solo', { advanced: false, solo: true }],
  ['solo with memory', { advanced: false, solo: true, memory: true }],
])('seeds of a random game, %s', (name, mode) => {
  test.each([0, 1, 2])('the viewer cannot tell an imagined state from the real one: seed %i', (n) => {
    const choose = new FastRandom(`${name} ${n}`);
    const s = deal(mode, `${name} ${n}`);
    while (kingIsDead.outcome(s) === undefined) {
      for (const who of [0, 1, 'audience'] as const) {
        const seen = kingIsDead.redact(s, who);
        const world = kingIsDead.imagine(seen, choose);
        expect(kingIsDead.redact(world, who)).toEqual(seen);
        if (who === kingIsDead.toAct(s)) expect(choices(world)).toEqual(choices(s));
        expect(kingIsDead.position.read(kingIsDead.position.write(world))).toHaveProperty('state');
      }
      const open = choices(s);
      kingIsDead.play(s, kingIsDead.notation.read(s, open[choose.below(open.length)]) as number);
    }
  });
});

describe('cunning cards', () => {
  test('KD-ADV-4, -5: others hold any three of the cards not seen, each as often', () => {
    const s = deal({}, 'frequencies');
    const own: string[] = look(s).hands[0].slice(5);
    const counts: Record<string, number> = {};
    for (const { hands, removed } of many(s, 0, 900)) {
      expect(hands[0].slice(5)).toEqual(own);
      expect(new Set([...own, ...hands[1].slice(5), ...removed]).size).toBe(12);
      for (const card of hands[1].slice(5)) counts[card] = (counts[card] ?? 0) + 1;
    }
    expect(Object.keys(counts)).toHaveLength(9);
    for (const count of Object.values(counts)) expect(Math.abs(count - 300)).toBeLessThan(75);
  });

  test('KD-ADV-4: a card on a pile is in no hand', () => {
    const s = deal({}, 'piles');
    const spent = look(s).hands[0].find((card: string, i: number) => i >= 5 && card !== 'plot');
    const next = playing(s, spent);
    for (const { hands, removed } of many(next, 1, 50)) expect([...hands.flat(), ...removed]).not.toContain(spent);
  });

  test('KD-CARD-PLOT-1: with `memory`, plot is imagined in a hand or undealt, never on a pile', () => {
    const table: Table = {
      advanced: true,
      memory: true,
      hands: [
        ['spy', 'aid', 'march', ...COMMON],
        ['plot', 'manoeuvre', 'outmanoeuvre'],
      ],
      piles: [[], ['assemble', 'assemble', 'ambush', 'edict', 'negotiate']],
    };
    const s = arrange(table);
    const worlds = many(s, 0, 200);
    for (const { discards } of worlds) {
      expect(discards[1]).not.toContain('plot');
      expect(discards[1].at(-1)).toBe('negotiate');
      expect(discards[1]).toHaveLength(5);
    }
    expect(worlds.some(({ hands }) => hands[1].includes('plot'))).toBe(true);
    expect(worlds.some(({ removed }) => removed.includes('plot'))).toBe(true);
    expect(new Set(worlds.map(({ discards }) => discards[1].join())).size).toBeGreaterThan(20);
  });
});

test('KD-END-COR-6: a seat imagined with plot alone has played out its hand, in the order of latest actions', () => {
  const all: readonly CardName[] = [...COMMON, 'ambush', 'edict'];
  const table: Table = {
    advanced: true,
    seats: 3,
    hands: [[], ['plot'], []],
    piles: [
      [...all, 'aid'],
      all.with(5, 'march').with(6, 'quell'),
      [...all.with(5, 'muster').with(6, 'resist'), 'spy'],
    ],
  };
  for (const [recent, emptied, expected] of [
    [
      [2, 1, 0],
      [0, 1, 2],
      [0, 1, 2],
    ],
    [
      [1, 0, 2],
      [2, 0, 1],
      [2, 0, 1],
    ],
    [
      [0, 2, 1],
      [1, 2, 0],
      [1, 2, 0],
    ],
  ]) {
    const s = arrange({ ...table, recent, emptied });
    setRemoved(s, 0, 0);
    for (const { hands, emptied } of many(s, 0, 30)) {
      expect(emptied).toEqual(hands[1][0] === 'plot' ? expected : expected.filter((seat) => seat !== 1));
    }
  }
});

describe('solo', () => {
  test('KD-SOLO-1: the deck is what has not been revealed, in any order', () => {
    const s = playing(deal({ advanced: false, solo: true }, 'deck'), 'pass');
    const { hands, discards } = look(s);
    const worlds = many(s, 0, 60);
    for (const world of worlds) {
      expect(world.discards).toEqual(discards);
      expect(sorted(world.hands[1])).toBe(sorted(hands[1]));
    }
    expect(new Set(worlds.map((world) => world.hands[1].join())).size).toBeGreaterThan(40);
  });
});

test('KD-TURN-5: with `memory` in the basic game, what lies buried may be in the hand', () => {
  const s = arrange({ memory: true, piles: [[], ['negotiate', 'manoeuvre', 'assemble']] });
  const worlds = many(s, 0, 100);
  for (const { discards, hands } of worlds) {
    expect(discards[1][2]).toBe('assemble');
    expect(sorted([...discards[1], ...hands[1]])).toBe(sorted([...hands[0]]));
  }
  expect(worlds.some(({ hands }) => hands[1].includes('negotiate'))).toBe(true);
  expect(worlds.some(({ discards }) => discards[1].includes('outmanoeuvre'))).toBe(true);
});

test('whoever imagines, the seat to act has its choices; after the end nobody has any', () => {
  const s = deal({}, 'choices');
  for (const who of [0, 1, 'audience'] as const) expect(choices(imagined(s, who))).toContain('pass');
  const regions = { devon: 'unstable', essex: 'unstable' } as const;
  const over = playing(arrange({ advanced: true, regions, passes: 1, turn: 1, hands: [['plot'], ['aid']] }), 'pass');
  for (const who of [0, 1, 'audience'] as const) expect(choices(imagined(over, who))).toEqual([]);
});

test('what the viewer sees is left as it was', () => {
  const seen = kingIsDead.redact(deal({}, 'pure'), 0);
  const before = seen.slice();
  kingIsDead.imagine(seen, random);
  expect(seen).toEqual(before);
});
