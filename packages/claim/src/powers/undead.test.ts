import { FastRandom, playOut } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { look, reached, trickOf } from '../../test/positions.ts';
import { claim } from '../index.ts';
import { CARDS, UNDEAD } from '../terms.ts';
import { votes } from '../votes.ts';
import { scoresAtOnce } from './undead.ts';

test('CL-UNDEAD-1: undead cards and no others', () => {
  for (const [card, id] of CARDS.entries()) expect(scoresAtOnce(card)).toBe(id.startsWith('U'));
});

describe('phase 1', () => {
  test.each([
    ['U4', 'U7', [[], ['U4', 'U7']], []],
    ['U7', 'U4', [['U4', 'U7'], []], []],
    ['U4', 'X9', [[], ['U4']], ['X9']],
    ['U4', 'X4', [['U4'], []], ['X4']],
    ['D9', 'U0', [['U0'], []], ['D9']],
    ['G0', 'U9', [['U9'], []], ['G0']],
    ['U0', 'K9', [['U0'], []], ['K9']],
    ['X1', 'U9', [['U9'], []], ['X1']],
  ])('CL-UNDEAD-1, R-12: %s answered by %s scores for the winner, whoever played it', (lead, reply, score, discard) => {
    expect(trickOf(1, lead, reply)).toMatchObject({ score, discard });
  });

  test('CL-UNDEAD-1: what was scored before stays', () => {
    expect(trickOf(1, 'U4', 'U7', { score: ['U1', 'U2'] }).score).toEqual([['U1'], ['U2', 'U4', 'U7']]);
  });

  test('CL-UNDEAD-2: a shown or drawn undead becomes a follower and scores nothing', () => {
    expect(trickOf(1, 'D3', 'D8', { shown: 'U8', deck: 'U9' })).toMatchObject({
      won: [[], ['U8']],
      drawn: [['U9'], []],
      score: [[], []],
      discard: ['D3', 'D8'],
    });
  });

  test('CL-UNDEAD-1: two undead in the last trick of the phase are scored, not taken in hand', () => {
    expect(trickOf(1, 'U4', 'U7', { trick: 13, shown: 'D1', deck: 'D2' })).toMatchObject({
      phase: 2,
      score: [[], ['U4', 'U7']],
      hands: [['D2'], ['D1']],
    });
  });
});

describe('phase 2', () => {
  test('CL-UNDEAD-3: both cards go to the winner as usual, and nothing is discarded', () => {
    expect(trickOf(2, 'U2', 'U3')).toMatchObject({ score: [[], ['U2', 'U3']], discard: [] });
    expect(trickOf(2, 'U9', 'G9')).toMatchObject({ score: [['G9', 'U9'], []], discard: [] });
    expect(trickOf(2, 'U1', 'X8')).toMatchObject({ score: [[], ['U1', 'X8']], discard: [] });
  });

  test('CL-UNDEAD-3, CL-DWARF-1: an undead that meets a dwarf goes to the winner', () => {
    expect(trickOf(2, 'U2', 'D3').score).toEqual([['U2'], ['D3']]);
  });
});

test.each([0, 1, 2, 3, 4])('CL-UNDEAD-4, CL-END-8: all ten are scored in the end, and they vote, seed %i', (seed) => {
  const s = reached(`undead ${seed}`, 0);
  const dealt = look(s)
    .hands.flat()
    .filter((id: string) => id.startsWith('U')).length;
  playOut(claim, s, new FastRandom(`undead ${seed}`));
  const { score, discard } = look(s);
  expect(score.flat().filter((id: string) => id.startsWith('U'))).toHaveLength(10);
  expect([score.flat().length, discard.length]).toEqual([26 + dealt, 26 - dealt]);
  expect(votes(s)[UNDEAD].seat).toBeDefined();
});
