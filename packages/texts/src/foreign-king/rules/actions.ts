import type { Section } from '../../rules/outline.ts';

/** The actions that every table has, and the loans that pay for them. */
export const ACTIONS: readonly Section[] = [
  {
    id: 'build',
    passages: [
      { text: 'factory', clauses: ['FK-BUILD-1'] },
      { text: 'stock', clauses: ['FK-BUILD-2'] },
      { text: 'anywhere', clauses: ['FK-BUILD-3'], ruling: 'R-05' },
      { text: 'medal', clauses: ['FK-BUILD-4'] },
      { text: 'price-first', clauses: ['FK-BUILD-5'] },
      { text: 'industrialised', clauses: ['FK-BUILD-6'] },
    ],
  },
  {
    id: 'place',
    passages: [
      { text: 'citizens', clauses: ['FK-PLACE-1'] },
      { text: 'example', clauses: ['FK-PLACE-1'] },
      { text: 'supply', clauses: ['FK-PLACE-2'] },
      { text: 'anywhere', clauses: ['FK-PLACE-3'] },
    ],
  },
  {
    id: 'move',
    passages: [
      { text: 'origin', clauses: ['FK-MOVE-1'] },
      { text: 'destinations', clauses: ['FK-MOVE-2'] },
      { text: 'steps', clauses: ['FK-MOVE-3'], ruling: 'R-06' },
      { text: 'price', clauses: ['FK-MOVE-4'] },
      { text: 'example', clauses: ['FK-MOVE-3', 'FK-MOVE-4'] },
      { text: 'nobody', clauses: ['FK-MOVE-5'] },
    ],
  },
  {
    id: 'congress',
    passages: [
      { text: 'member', clauses: ['FK-CONGRESS-1'] },
      { text: 'nobody', clauses: ['FK-CONGRESS-2'] },
      { text: 'room', clauses: ['FK-CONGRESS-3'] },
      { text: 'use', clauses: [] },
    ],
  },
  {
    id: 'king',
    passages: [
      { text: 'parts', clauses: [] },
      { text: 'borders', clauses: ['FK-KING-1'] },
      { text: 'no-return', clauses: ['FK-KING-2'] },
      { text: 'marker', clauses: ['FK-KING-3'], ruling: 'R-08' },
      { item: 'one', clauses: ['FK-KING-1', 'FK-KING-3'] },
      { item: 'two', clauses: ['FK-KING-1', 'FK-KING-3'] },
      { item: 'more', clauses: ['FK-KING-1', 'FK-KING-2', 'FK-KING-3'] },
      { text: 'example', clauses: ['FK-KING-1', 'FK-KING-2', 'FK-KING-3'] },
      { text: 'portrait', clauses: ['FK-KING-4'] },
      { text: 'never-back', clauses: ['FK-KING-5'] },
      { text: 'zero', clauses: ['FK-KING-6'] },
      { text: 'open', clauses: ['FK-KING-7'] },
    ],
  },
  {
    id: 'intervention',
    passages: [
      { text: 'asked', clauses: ['FK-CONGRESS-4', 'FK-PHASE-8'], ruling: 'R-07' },
      { text: 'ranking', clauses: ['FK-CONGRESS-5'] },
      { text: 'two', clauses: ['FK-CONGRESS-6'] },
      { text: 'answer', clauses: ['FK-CONGRESS-7', 'FK-PHASE-8'] },
      { text: 'equals', clauses: ['FK-CONGRESS-8'] },
      { text: 'free', clauses: ['FK-CONGRESS-7'] },
      { text: 'example', clauses: ['FK-CONGRESS-5', 'FK-CONGRESS-7'] },
    ],
  },
  {
    id: 'score',
    passages: [
      { text: 'majority', clauses: ['FK-SCORE-1'] },
      { item: 'factories', clauses: ['FK-SCORE-2'] },
      { item: 'citizens', clauses: ['FK-SCORE-3'], ruling: 'R-10' },
      { text: 'owner', clauses: ['FK-SCORE-4'] },
      { text: 'example-factories', clauses: ['FK-SCORE-2', 'FK-SCORE-4'] },
      { text: 'example-citizens', clauses: ['FK-SCORE-3'] },
      { text: 'tie', clauses: ['FK-SCORE-5', 'FK-PHASE-9'], ruling: 'R-11' },
      { text: 'example-tie', clauses: ['FK-SCORE-5'] },
      { text: 'no-offer', clauses: ['FK-SCORE-6'] },
      { text: 'limit', clauses: ['FK-SCORE-7'] },
      { text: 'after', clauses: ['FK-PHASE-9'] },
    ],
  },
  {
    id: 'money',
    passages: [
      { text: 'income', clauses: ['FK-MONEY-1'] },
      { text: 'example', clauses: ['FK-MONEY-1'] },
      { text: 'open', clauses: ['FK-MONEY-2'] },
    ],
  },
  {
    id: 'loans',
    passages: [
      { text: 'borrow', clauses: ['FK-LOAN-1'] },
      { text: 'repay', clauses: ['FK-LOAN-2'] },
      { text: 'one-each', clauses: ['FK-LOAN-3'] },
      { text: 'when', clauses: ['FK-LOAN-5'] },
      { text: 'others', clauses: ['FK-LOAN-4'] },
      { text: 'new-medal', clauses: ['FK-LOAN-6'] },
      { text: 'example', clauses: ['FK-LOAN-1', 'FK-LOAN-6'] },
      { text: 'unpaid', clauses: ['FK-FINAL-1'] },
    ],
  },
];
