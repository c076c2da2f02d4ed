import { legalChoices, newChoices } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange, choices, playing, refused, wandering } from '../test/positions.ts';
import { foreignKing } from './index.ts';
import { notation } from './notation.ts';
import { REFUSAL_KEYS } from './question.ts';

const over = playing(arrange({ phase: 'end', king: 'liege', marker: 0 }), 'end');

describe('before the rules of a phase', () => {
  test('FK-END-1: once the game is over, everything', () => {
    for (const text of ['money', 'end', 'nonsense', 'queen queen', 'king liege', ''])
      expect(foreignKing.refusal(over, text)).toEqual({ clause: 'FK-END-1', key: 'over', values: {} });
  });

  test('FK-PHASE-2: a text that names nothing', () => {
    expect(foreignKing.refusal(arrange({}), 'march on ghent')).toEqual({
      clause: 'FK-PHASE-2',
      key: 'unreadable',
      values: { attempt: 'march on ghent' },
    });
  });

  test('FK-QUEEN-3: the queen twice; where there is no queen, FK-TURN-3 comes first', () => {
    expect(refused(arrange({ seats: 4 }), 'queen queen money')).toEqual(['FK-QUEEN-3', 'queen-twice']);
    expect(refused(arrange({}), 'queen queen money')).toEqual(['FK-TURN-3', 'no-such-action']);
    expect(refused(arrange({}), 'queen  queen money')).toEqual(['FK-PHASE-2', 'unreadable']);
  });

  test.each([
    ['king hainaut', 'FK-KING-1', 'no-border', 'liege', 'hainaut'],
    ['king namur liege', 'FK-KING-2', 'twice', 'namur', 'liege'],
    ['queen king west_flanders', 'FK-KING-1', 'no-border', 'liege', 'west_flanders'],
  ])('FK-KING-1, -2: %s', (text, clause, key, from, to) => {
    const s = arrange({ seats: 4, king: 'liege' });
    const values = { from: { term: 'province', id: from }, province: { term: 'province', id: to } };
    expect(foreignKing.refusal(s, text)).toEqual({ clause, key, values });
  });
});

test.each([
  ['king liege liege', 'FK-SCORE-5'],
  ['queen queen money', 'FK-SCORE-5'],
])('FK-PHASE-1: %s is no answer to another question, however malformed', (text, clause) => {
  const s = playing(arrange({ map: { liege: 'M' } }), 'king liege');
  expect(refused(s, text)).toEqual([clause, 'not-now']);
});

describe('FK-LOAN-4, -5: loans out of their windows', () => {
  const map = { liege: '2 0 M' };
  const reorder = arrange({ seats: 3, phase: 'reorder', turn: 2, pendingOrder: [1], pawns: [null, 'order'] });

  test.each([
    ['move', playing(arrange({ map }), 'move from liege'), 'FK-LOAN-5'],
    ['congress', playing(arrange({ members: [1] }), 'king liege'), 'FK-LOAN-4'],
    ['deactivate', playing(arrange({ map: { liege: 'M' } }), 'king liege'), 'FK-LOAN-5'],
    ['virtual', playing(arrange({ map }), 'king liege'), 'FK-LOAN-4'],
    ['reorder', reorder, 'FK-LOAN-4'],
  ])('in phase %s', (_, s, clause) => {
    for (const text of ['borrow', 'repay'])
      expect(foreignKing.refusal(s, text)).toEqual({ clause, key: 'no-loan-now', values: {} });
  });

  test('in both windows other reasons are told', () => {
    for (const s of [arrange({}), playing(arrange({}), 'money')])
      expect([refused(s, 'borrow'), refused(s, 'repay')]).toEqual([
        ['FK-LOAN-3', 'no-medal'],
        ['FK-LOAN-2', 'no-debt'],
      ]);
  });
});

test('FK-PHASE-2: of all texts of a phase, those refused are those not offered', () => {
  for (const s of [...wandering('refusals', 6)].filter((_, i) => i % 7 === 0)) {
    if (foreignKing.outcome(s) !== undefined) continue;
    const allowed = notation.texts(s).filter((text) => foreignKing.refusal(s, text) === undefined);
    expect(allowed).toEqual(choices(s));
    expect(allowed).toHaveLength(legalChoices(foreignKing, s, newChoices()).length);
  }
});

test('FK-PHASE-7: a route that is legal but not listed is not refused', () => {
  const s = arrange({ king: 'liege' });
  expect(choices(s)).not.toContain('king namur brabant');
  expect(refused(s, 'king namur brabant')).toBeUndefined();
});

test('every reason has a word, options included', () => {
  for (const reason of [...REFUSAL_KEYS, 'option']) expect(foreignKing.words).toContain(`refusal.${reason}`);
});
