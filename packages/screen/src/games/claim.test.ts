import { claim } from '@interregnum/claim';
import { expect, test } from 'vitest';
import { dealMatch } from '../../test/matches.ts';
import { claimScreen } from './claim.ts';

test('cards are drawn, and nothing else', () => {
  const { state } = dealMatch(claim);
  const marks = ['G4', 'X9', '?', 'deck', 'pass'];
  expect(marks.filter((mark) => claimScreen.isDrawn(mark, 'lead', state))).toEqual(['G4', 'X9']);
});
