import { legalChoices, NO_CHOICE, newChoices } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { arrange, choices, refused, wandering } from '../../test/positions.ts';
import { DIRECT, range } from '../choices.ts';
import { foreignKing } from '../index.ts';
import { francs, mover, phase } from '../state/index.ts';
import { ACTIONS, START } from '../terms.ts';
import { COPIED } from './index.ts';
import { countActions, nthAction } from './offer.ts';

describe('FK-TURN-3, -4: which actions count', () => {
  test.each(ACTIONS.filter((name) => name !== 'queen'))(
    'a pawn on %s, whoever owns it, leaves the ways of the others',
    (name) => {
      const action = COPIED.find((each) => each.name === name);
      const others = COPIED.filter((each) => each !== action);
      for (const pawns of [[null, name], [name]]) {
        const s = arrange({ seats: 3, map: { liege: '1' }, pawns });
        const ways = others.reduce((sum, each) => sum + each.count(s, 0, 5), 0);
        expect(countActions(s, 0, 5)).toBe(ways);
        expect(choices(s)).toHaveLength(ways);
      }
    },
  );
});

test('FK-PHASE-3: the k-th action, as listed behind the loans', () => {
  for (const s of [...wandering('offer', 9)].filter((each, i) => phase(each) === START && i % 5 === 0)) {
    const [seat, spend] = [mover(s), francs(s, mover(s))];
    const actions = range(0, countActions(s, seat, spend)).map((k) => nthAction(s, seat, spend, k));
    expect(actions).toEqual(legalChoices(foreignKing, s, newChoices()).filter((choice) => choice >= DIRECT));
  }
});

test('FK-TURN-8: with nothing to pick there is no first one', () => {
  const s = arrange({ members: [15], pawns: ['money', 'king'], francs: [2] });
  expect([countActions(s, 0, 2), nthAction(s, 0, 2, 0)]).toEqual([0, NO_CHOICE]);
});

test('FK-TURN-3, -4: an action that the table does not have is not called occupied', () => {
  expect(refused(arrange({}), 'order')).toEqual(['FK-TURN-3', 'no-such-action']);
  expect(refused(arrange({ seats: 3, pawns: [null, 'order'] }), 'order')).toEqual(['FK-TURN-4', 'occupied']);
});
