import { FastRandom, NO_CHOICE } from '@interregnum/kernel';
import { modesOf } from '@interregnum/testkit';
import { expect, test } from 'vitest';
import { arrange, type Table } from '../test/table.ts';
import { kingIsDead } from './index.ts';

/** Four struggles resolved: welsh two, scots one, one unstable. */
const HALFWAY = { moray: 'welsh', lancaster: 'welsh', essex: 'unstable', gwynedd: 'scots' } as const;

const tallied = (table: Table) => kingIsDead.tally?.(arrange({ regions: HALFWAY, ...table })) ?? [];
const told = (table: Table) =>
  tallied(table).map(({ ending, winners, criteria }) => [ending, winners, criteria.map(({ key }) => key)]);

test('KD-END-COR, KD-END-INV: both endings, each by its own criteria', () => {
  expect(told({ courts: ['3W', '1W1S1E'] })).toEqual([
    ['coronation', [0], ['first']],
    ['invasion', [1], ['sets']],
  ]);
  expect(told({ courts: ['1W', '1W'], recent: [1, 0] })).toEqual([
    ['coronation', [0, 1], ['first', 'second', 'emptied', 'shared']],
    ['invasion', [1], ['sets', 'recent']],
  ]);
});

test('KD-END-2: an invasion that cannot come any more is not told', () => {
  const resolved = { ...HALFWAY, essex: 'english', warwick: 'english', devon: 'scots' } as const;
  expect(told({ regions: resolved }).map(([ending]) => ending)).toEqual(['coronation']);
  expect(told({ regions: { ...resolved, essex: 'unstable' } }).map(([ending]) => ending)).toEqual([
    'coronation',
    'invasion',
  ]);
});

test('KD-VIKING-9, -10: with vikings their victory is the third', () => {
  expect(told({ vikings: true, courts: ['1W', '1W2E'] })).toEqual([
    ['coronation', [0, 1], ['first', 'second', 'emptied', 'shared']],
    ['invasion', [0, 1], ['sets', 'recent', 'shared']],
    ['vikings', [1], ['first', 'second', 'total']],
  ]);
});

test('KD-SOLO-13: alone an invasion is lost, and a coronation is judged by the courts', () => {
  expect(told({ solo: true, courts: ['2W', '1W'] })).toEqual([
    ['coronation', [0], ['first']],
    ['invasion', [1], ['solo']],
  ]);
});

test('KD-TEAM-3: teams add their courts for sets', () => {
  expect(told({ seats: 4, courts: ['1W1S', '1W', '1E', '2W'] })).toEqual([
    ['coronation', [1, 3], ['first']],
    ['invasion', [0, 2], ['sets']],
  ]);
});

test('KD-CARD-PLOT-2: plot counts for those who hold it, and others are told that it may be out there', () => {
  const table = { advanced: true, hands: [['plot'], ['aid']], courts: ['1W', '1W'] } as const;
  const s = arrange({ regions: HALFWAY, ...table });
  const seenBy = (viewer: number) => kingIsDead.tally?.(kingIsDead.redact(s, viewer))[0];
  expect(seenBy(0)).toMatchObject({ winners: [0] });
  expect(seenBy(0)?.criteria.map(({ key }) => key)).toEqual(['first']);
  expect(seenBy(1)).toMatchObject({ winners: [0, 1] });
  expect(seenBy(1)?.criteria.at(-1)).toEqual({
    clause: 'KD-CARD-PLOT-2',
    key: 'unseen-plot',
    values: {},
    scores: [],
    left: [0, 1],
  });
});

test.each(modesOf(kingIsDead))(
  'in mode %j the tally leaves the state alone, and at the end it is what came',
  (mode) => {
    const random = new FastRandom(`tally ${JSON.stringify(mode)}`);
    const s = kingIsDead.setup(mode, random);
    for (let choice = kingIsDead.pick(s, random); choice !== NO_CHOICE; choice = kingIsDead.pick(s, random)) {
      const before = s.slice();
      expect(kingIsDead.tally?.(s).length).toBeGreaterThan(0);
      expect(s).toEqual(before);
      kingIsDead.play(s, choice);
    }
    const { ending, winners } = kingIsDead.outcome(s) ?? {};
    expect(kingIsDead.tally?.(s)).toEqual([{ ending, winners, criteria: kingIsDead.explain(s) }]);
  },
);
