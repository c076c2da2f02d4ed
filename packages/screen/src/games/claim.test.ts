import { claim } from '@interregnum/claim';
import { expect, test } from 'vitest';
import { dealMatch } from '../../test/matches.ts';
import { claimScreen } from './claim.ts';

test('cards are drawn, and nothing else', () => {
  const { state } = dealMatch(claim);
  const marks = ['G4', 'X9', '?', 'deck', 'pass'];
  expect(marks.filter((mark) => claimScreen.isDrawn(mark, 'lead', state))).toEqual(['G4', 'X9']);
});

test('a card that is taken from the trick leaves the other in its place', () => {
  const table = { ...claimScreen.boardOf(dealMatch(claim).state), led: 'G6', reply: 'D7' };
  const takes = (piece: string) => claimScreen.boardWith(table, [{ at: 'trick', piece, by: -1 }]);
  expect(takes('G6')).toMatchObject({ led: null, reply: 'D7' });
  expect(takes('D7')).toMatchObject({ led: 'G6' });
  expect(takes('D7')).not.toHaveProperty('reply');
});
