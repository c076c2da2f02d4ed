import { describe, expect, test } from 'vitest';
import { arrange, ENDED, FIRST_LEAD, SECOND_REPLY, stateOf } from '../test/positions.ts';
import { claim } from './index.ts';
import { CRITERIA, ENDINGS } from './terms.ts';

const end = (...score: [string, string]) => arrange({ phase: 3, trick: 13, score });
const faction = (id: string) => ({ faction: { term: 'faction', id } });
const seat = (number: number) => ({ seat: { seat: number } });

test.each([FIRST_LEAD, SECOND_REPLY])('CL-END-1: until the end there is no outcome and nothing to explain', (table) => {
  expect(claim.outcome(stateOf(table))).toBeUndefined();
  expect(claim.explain(stateOf(table))).toEqual([]);
});

describe('outcome', () => {
  test('CL-END-6: more votes win, for either seat', () => {
    const won = { ending: 'won', shared: false, decidedBy: 'votes' };
    expect(claim.outcome(stateOf(ENDED))).toEqual({ ...won, winners: [0] });
    expect(claim.outcome(end('G1 K2', 'U1 D1 X1'))).toEqual({ ...won, winners: [1] });
    expect(claim.outcome(end('G1 U1', 'X1'))).toEqual({ ...won, winners: [0] });
  });

  test('CL-END-7: equal votes are a draw, shared by both', () => {
    expect(claim.outcome(end('G1 U1', 'D1 X1'))).toEqual({
      ending: 'drawn',
      winners: [0, 1],
      shared: true,
      decidedBy: 'draw',
    });
  });
});

describe('explain', () => {
  test('CL-END-2, -6: faction by faction, then the votes', () => {
    const more = (id: string, by: number, scores: number[]) => ({
      clause: 'CL-END-2',
      key: 'more',
      values: { ...faction(id), ...seat(by) },
      scores,
      left: [0, 1],
    });
    expect(claim.explain(stateOf(ENDED))).toEqual([
      more('goblins', 1, [3, 5]),
      more('knights', 0, [2, 0]),
      more('undead', 0, [6, 4]),
      more('dwarves', 1, [1, 5]),
      more('doppelgangers', 0, [5, 2]),
      { clause: 'CL-END-6', key: 'votes', values: seat(0), scores: [3, 2], left: [0] },
    ]);
  });

  test('CL-END-3: the highest card that decides is named', () => {
    expect(claim.explain(end('U0 U8', 'U1 U9'))[2]).toEqual({
      clause: 'CL-END-3',
      key: 'top',
      values: { ...faction('undead'), ...seat(1), card: { term: 'card', id: 'undead', count: 9 } },
      scores: [2, 2],
      left: [0, 1],
    });
    expect(claim.explain(end('K7', 'K6'))[1].values).toEqual({
      ...faction('knights'),
      ...seat(0),
      card: { term: 'card', id: 'knights', count: 7 },
    });
  });

  test('CL-END-4, -5: a silent faction names no seat and no card', () => {
    const [goblins, knights] = claim.explain(end('G0 G0', 'G0 G0'));
    const silent = { scores: [0, 0], left: [0, 1] };
    expect(goblins).toEqual({
      clause: 'CL-END-5',
      key: 'zeros',
      values: faction('goblins'),
      scores: [2, 2],
      left: [0, 1],
    });
    expect(knights).toEqual({ clause: 'CL-END-4', key: 'silent', values: faction('knights'), ...silent });
  });

  test('CL-END-7: a draw leaves both', () => {
    expect(claim.explain(end('G1 U1', 'D1 X1')).at(-1)).toEqual({
      clause: 'CL-END-7',
      key: 'draw',
      values: {},
      scores: [2, 2],
      left: [0, 1],
    });
  });
});

test('every criterion and ending has a word', () => {
  for (const name of CRITERIA) expect(claim.words).toContain(`criterion.${name}`);
  for (const name of ENDINGS) expect(claim.words).toContain(`ending.${name}`);
});

test('CL-END-6: the tally is the vote as the score piles are, and at the end the one that came', () => {
  const now = arrange({ phase: 2, trick: 3, score: ['G1 K2', 'K3'] });
  expect(claim.tally?.(now)).toMatchObject([{ ending: undefined, winners: [0, 1] }]);
  const over = end('G1 K2', 'U1 D1 X1');
  expect(claim.tally?.(over)).toEqual([{ ending: undefined, winners: [1], criteria: claim.explain(over) }]);
});
