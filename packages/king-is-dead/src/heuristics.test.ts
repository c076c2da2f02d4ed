import { FastRandom, type State } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange, LANDS, playing, type Table } from '../test/table.ts';
import { heuristics } from './heuristics.ts';
import { kingIsDead } from './index.ts';
import { turnsDone } from './state/index.ts';

function shares(s: State): number[] {
  const all = new Float64Array(8);
  heuristics.judge(s, all);
  return [...all.subarray(0, kingIsDead.seats(s))];
}
const judged = (table: Table): number[] => shares(arrange(table));

/** What the first seat may hope for. */
const hope = (table: Table): number => judged(table)[0];

describe('how a position looks', () => {
  test('alike to seats that have the same', () => {
    for (const seats of [2, 3]) expect(new Set(judged({ seats })).size).toBe(1);
  });

  test('KD-END-COR-1: the better, the more followers of what may become the strongest faction', () => {
    const regions = { ...LANDS, devon: '2W' } as const;
    expect(hope({ regions, courts: ['3W', '1W'] })).toBeGreaterThan(hope({ regions, courts: ['2W', '1W'] }));
    expect(hope({ regions, courts: ['3W', '3S'] })).toBeGreaterThan(0.6);
    expect(hope({ regions, courts: ['3E', '3W'] })).toBeLessThan(0.4);
  });

  test('KD-END-INV-1: when an invasion is near, sets count', () => {
    const unrest = { moray: 'unstable', essex: 'unstable' } as const;
    const courts = ['1S1W1E', '6W'];
    expect(hope({ regions: unrest, courts })).toBeGreaterThan(hope({ regions: LANDS, courts }));
  });

  test('KD-TEAM-1: the same to both of a team', () => {
    const [one, other, mate, othersMate] = judged({ seats: 4, regions: LANDS, courts: ['1W', '2W', '5W', '1S'] });
    expect([mate, othersMate]).toEqual([one, other]);
    expect(one + other).toBeCloseTo(1);
    expect(one).toBeGreaterThan(other);
  });

  test('KD-SOLO-13: what the Saxons may hope for is lost to the human', () => {
    const calm = judged({ solo: true, regions: LANDS, courts: ['3W', '1W'] });
    expect(calm[0] + calm[1]).toBeCloseTo(1);
    expect(calm[0]).toBeGreaterThan(hope({ solo: true, regions: LANDS, courts: ['3W', '5W'] }));
  });
});

describe('once it is over', () => {
  /** The last pass before the eighth struggle. */
  const ended = (table: Table): number[] => {
    const seats = table.seats ?? 2;
    return shares(playing(arrange({ regions: LANDS, passes: seats - 1, turn: seats - 1, ...table }), 'pass'));
  };

  test('KD-END-COR-1: the winner has it all', () => {
    expect(ended({ courts: ['2W9S9E', '3W'] })).toEqual([0, 1]);
    expect(ended({ seats: 3, courts: ['3W', '1W', '2W'] })).toEqual([1, 0, 0]);
  });

  test('KD-END-COR-5: those who share the victory share it evenly', () => {
    expect(ended({ courts: ['3W1S', '3W1S'], emptied: [] })).toEqual([0.5, 0.5]);
  });

  test('KD-TEAM-1: a team that wins has it all twice', () => {
    expect(ended({ seats: 4, courts: ['3W', '1W', '0W', '1W'] })).toEqual([1, 0, 1, 0]);
  });

  test('KD-SOLO-13: the human has nothing left if the Saxons win', () => {
    const unrest = { devon: 'unstable', essex: 'unstable' } as const;
    const s = arrange({ solo: true, regions: unrest, courts: ['9S9W9E', ''], hands: [[], ['assemble']] });
    heuristics.playOut(s, new FastRandom('saxons'));
    expect(shares(s)).toEqual([0, 1]);
  });
});

describe('played on in a hurry', () => {
  test('a few turns', () => {
    const s = arrange({ regions: { moray: '2S1W', devon: '3E', essex: '1W' } });
    heuristics.playOut(s, new FastRandom('hurry'));
    expect(turnsDone(s)).toBeGreaterThan(0);
    expect(turnsDone(s)).toBeLessThan(6);
    expect(kingIsDead.outcome(s)).toBeUndefined();
  });

  test('KD-PASS-7: to the end, if nobody has a card left', () => {
    const s = arrange({ hands: [[], []], courts: ['3W', '1S'], regions: { moray: '2S', devon: '3W', essex: '1W' } });
    heuristics.playOut(s, new FastRandom('hurry'));
    expect(kingIsDead.outcome(s)).toBeDefined();
  });
});

describe('when it is late', () => {
  const few = [['assemble'], ['negotiate']] as const;

  test('two open hands with few cards', () => {
    expect(heuristics.isLate(arrange({ hands: few }))).toBe(true);
    expect(heuristics.isLate(arrange({}))).toBe(false);
  });

  test.each([
    ['three seats', { seats: 3, hands: [...few, []] }],
    ['cunning cards', { advanced: true, hands: few }],
    ['the Saxons', { solo: true, hands: few }],
    ['memory', { memory: true, hands: few }],
  ] as const)('never with %s', (_, table) => {
    expect(heuristics.isLate(arrange(table))).toBe(false);
  });
});
