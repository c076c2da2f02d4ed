import { expect, test } from 'vitest';
import { LAST_REPLY, LATE_REPLY, stateOf } from '../test/positions.ts';
import { claim } from './index.ts';
import { pieces } from './pieces.ts';

const late = stateOf(LATE_REPLY);
const at = (place: string, who?: 0 | 1 | 'audience'): Record<string, number> =>
  Object.fromEntries(pieces(who === undefined ? late : claim.redact(late, who)).get(place) ?? []);

test('CL-DECK-1: all 52 cards lie somewhere, those of the trick and the deck included', () => {
  expect([...pieces(late).keys()].sort()).toEqual(
    [...['deck', 'discard', 'drawn:0', 'drawn:1', 'hand:0', 'hand:1', 'score:0', 'score:1'], 'shown', 'trick'].concat([
      'won:0',
      'won:1',
    ]),
  );
  expect([...pieces(late).values()].flatMap((cards) => [...cards.values()]).reduce((a, b) => a + b)).toBe(52);
  expect(at('trick')).toEqual({ G2: 1 });
  expect(at('shown')).toEqual({ U4: 1 });
  expect(at('deck')).toEqual({ D9: 1, G0: 1, X1: 1, K2: 1, U9: 1 });
});

test('CL-DECK-4: goblin zeros are counted', () => {
  expect(at('discard').G0).toBe(2);
});

test('CL-INFO-2, -3: what a viewer does not know is counted', () => {
  expect(at('hand:1', 0)).toEqual({ '?': 3 });
  expect(at('drawn:1', 0)).toEqual({ '?': 6 });
  expect(at('hand:1', 1)).toEqual({ G0: 1, G1: 1, D0: 1 });
  expect(at('deck', 1)).toEqual({ '?': 5 });
  expect(at('drawn:0', 'audience')).toEqual({ '?': 4 });
  expect(at('won:1', 0)).toEqual({ G7: 1, D2: 1, D8: 1, X5: 1 });
});

test('an empty place is left out', () => {
  expect(pieces(stateOf(LAST_REPLY)).has('hand:0')).toBe(false);
});
