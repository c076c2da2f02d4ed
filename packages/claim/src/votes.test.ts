import { describe, expect, test } from 'vitest';
import { arrange, ENDED } from '../test/positions.ts';
import { DOPPELGANGERS, DWARVES, GOBLINS, KNIGHTS, UNDEAD } from './terms.ts';
import { votes, votesFor, winners } from './votes.ts';

const votesOf = (...score: [string, string]) => votes(arrange({ phase: 3, trick: 13, score }));

describe('how a faction votes', () => {
  test.each([
    ['CL-END-2', 'G0 G0 G1', 'G8 G9', GOBLINS, 'more', 0],
    ['CL-END-2', 'G0', 'G0 G0 G0', GOBLINS, 'more', 1],
    ['CL-END-2', '', 'K2', KNIGHTS, 'more', 1],
    ['CL-END-2', 'D0', '', DWARVES, 'more', 0],
    ['CL-END-3', 'G0 G1', 'G8 G9', GOBLINS, 'top', 1],
    ['CL-END-3', 'G0 G3', 'G0 G2', GOBLINS, 'top', 0],
    ['CL-END-3', 'G0 G0', 'G0 G1', GOBLINS, 'top', 1],
    ['CL-END-3', 'U0 U1 U2 U3 U9', 'U4 U5 U6 U7 U8', UNDEAD, 'top', 0],
    ['CL-END-3', 'X2 X7', 'X5 X6', DOPPELGANGERS, 'top', 0],
    ['CL-END-3', 'D0', 'D1', DWARVES, 'top', 1],
    ['CL-END-4', '', '', KNIGHTS, 'silent', undefined],
    ['CL-END-5', 'G0 G0', 'G0 G0', GOBLINS, 'zeros', undefined],
    ['CL-END-5', 'G0', 'G0', GOBLINS, 'zeros', undefined],
  ])('%s: %j against %j', (clause, first, second, faction, by, seat) => {
    expect(votesOf(first, second)[faction]).toMatchObject({ clause, by, seat });
  });

  test('CL-END-2, -3: what was compared: counts, and the greatest values', () => {
    expect(votesOf('G0 G5 K9 D3', 'G1 U0 U8 D4')).toMatchObject([
      { counts: [2, 1], tops: [5, 1] },
      { counts: [1, 0], tops: [9, 0] },
      { counts: [0, 2], tops: [0, 8] },
      { counts: [1, 1], tops: [3, 4] },
      { counts: [0, 0], tops: [0, 0] },
    ]);
  });

  test('R-06: a tie without a top card is no vote for anybody, whoever won the last trick', () => {
    for (const leader of [0, 1])
      expect(votes(arrange({ phase: 3, leader, score: ['G0', 'G0'] })).every(({ seat }) => seat === undefined)).toBe(
        true,
      );
  });

  test('CL-DOPPEL-3: doppelgangers count for no other faction', () => {
    expect(votesOf('G1', 'X8 X9').map(({ seat }) => seat)).toEqual([0, undefined, undefined, undefined, 1]);
  });

  test('CL-END-2: only what was scored counts', () => {
    const s = arrange({ phase: 2, hands: ['K2 K3', 'D1'], discard: 'G1 G2', score: ['', 'U1'] });
    expect(votes(s).map(({ seat }) => seat)).toEqual([undefined, undefined, 1, undefined, undefined]);
  });
});

test('CL-END-6: votes are counted for each seat, silent factions for none', () => {
  expect(votesFor(votesOf('G1 K2', 'U1 D1 X1'))).toEqual([2, 3]);
  expect(votesFor(votesOf('G0 K2', 'G0'))).toEqual([1, 0]);
  expect(votesFor(votes(arrange(ENDED)))).toEqual([3, 2]);
});

test.each([
  ['CL-END-6', [3, 2], [0]],
  ['CL-END-6', [1, 4], [1]],
  ['CL-END-6', [2, 1], [0]],
  ['CL-END-6', [0, 3], [1]],
  ['CL-END-7', [2, 2], [0, 1]],
])('%s, R-07: %j is won by %j', (_, counts, won) => {
  expect(winners(counts)).toEqual(won);
});
