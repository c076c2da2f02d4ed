import { claim } from '@interregnum/claim';
import { boardOf } from '@interregnum/claim/board';
import { expect, test } from 'vitest';
import { dealMatch } from '../../test/matches.ts';
import { claimScreen } from './claim.ts';

test('cards are drawn, and nothing else', () => {
  const board = boardOf(dealMatch(claim).state);
  const marks = ['G4', 'X9', '?', 'deck', 'pass'];
  expect(marks.filter((mark) => claimScreen.isDrawn(mark, 'lead', board))).toEqual(['G4', 'X9']);
});
