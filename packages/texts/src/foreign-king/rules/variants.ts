import type { Section } from '../../rules/outline.ts';

/** What only some tables have: by the number of players, and by agreement. */
export const VARIANTS: readonly Section[] = [
  {
    id: 'virtual',
    passages: [
      { text: 'colour', clauses: ['FK-SETUP-9'] },
      { text: 'counts', clauses: ['FK-VIRTUAL-1'] },
      { text: 'congress', clauses: ['FK-CONGRESS-9'] },
      { text: 'scores', clauses: ['FK-VIRTUAL-2'], ruling: 'R-22' },
      { text: 'owed', clauses: ['FK-VIRTUAL-3'] },
      { text: 'operation', clauses: ['FK-VIRTUAL-4'] },
      { text: 'duty', clauses: ['FK-VIRTUAL-5'], ruling: 'R-23' },
      { text: 'example', clauses: ['FK-VIRTUAL-3', 'FK-VIRTUAL-4'] },
      { text: 'stay', clauses: ['FK-VIRTUAL-6'] },
      { text: 'deactivated', clauses: ['FK-VIRTUAL-7'] },
      { text: 'then', clauses: ['FK-PHASE-10'] },
      { text: 'end', clauses: ['FK-END-3'] },
      { text: 'before-end', clauses: ['FK-END-6'] },
      { text: 'bonus', clauses: ['FK-VIRTUAL-8'] },
      { text: 'provinces', clauses: ['FK-VIRTUAL-9'], ruling: 'R-24' },
      { text: 'example-final', clauses: ['FK-VIRTUAL-8', 'FK-VIRTUAL-9'] },
      { text: 'no-bonus', clauses: ['FK-VIRTUAL-10'] },
      { text: 'wins', clauses: ['FK-VIRTUAL-11'], ruling: 'R-25' },
    ],
  },
  {
    id: 'order',
    passages: [
      { text: 'franc', clauses: ['FK-ORDER-1'] },
      { text: 'place', clauses: ['FK-ORDER-2'] },
      { text: 'this-round', clauses: ['FK-ORDER-5'] },
      { text: 'two', clauses: ['FK-ORDER-3', 'FK-PHASE-4'], ruling: 'R-12' },
      { text: 'second', clauses: ['FK-ORDER-4', 'FK-PHASE-12'] },
      { text: 'example', clauses: ['FK-ORDER-2', 'FK-ORDER-3', 'FK-ORDER-4'] },
      { text: 'end', clauses: ['FK-ORDER-6'] },
    ],
  },
  {
    id: 'queen',
    passages: [
      { text: 'copy', clauses: ['FK-QUEEN-1'] },
      { text: 'occupied', clauses: ['FK-QUEEN-2'], ruling: 'R-02' },
      { text: 'herself', clauses: ['FK-QUEEN-3'] },
      { text: 'francs', clauses: ['FK-QUEEN-4'] },
      { text: 'pawn', clauses: ['FK-QUEEN-5', 'FK-TURN-4'] },
      { text: 'order', clauses: ['FK-QUEEN-1', 'FK-ORDER-1'] },
      { text: 'example', clauses: ['FK-QUEEN-1', 'FK-QUEEN-2', 'FK-LOAN-5'] },
    ],
  },
  {
    id: 'house',
    passages: [
      { text: 'switch', clauses: [] },
      { item: 'intervene-empty', clauses: ['FK-CONGRESS-4'] },
      { item: 'deactivate-empty', clauses: ['FK-SCORE-5'] },
      { item: 'virtual-cumulative', clauses: ['FK-VIRTUAL-9'] },
    ],
  },
];
