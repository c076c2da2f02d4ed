import type { Section } from '../../rules/outline.ts';

/** How the game ends and who has won. */
export const ENDINGS: readonly Section[] = [
  {
    id: 'end',
    passages: [
      { text: 'check', clauses: ['FK-END-1'] },
      { text: 'reasons', clauses: [] },
      { item: 'marker', clauses: ['FK-END-2'], ruling: 'R-14' },
      { item: 'factories', clauses: ['FK-END-4'], ruling: 'R-15' },
      { text: 'example', clauses: ['FK-END-2'] },
      { text: 'at-once', clauses: ['FK-END-5'], ruling: 'R-19' },
      { text: 'endless', clauses: [] },
    ],
  },
  {
    id: 'final',
    passages: [
      { text: 'sum', clauses: [] },
      { item: 'loans', clauses: ['FK-FINAL-1'] },
      { item: 'provinces', clauses: ['FK-FINAL-2'] },
      { item: 'medals', clauses: ['FK-FINAL-3'] },
      { item: 'congress', clauses: ['FK-FINAL-4'] },
      { item: 'money', clauses: ['FK-FINAL-5'] },
      { text: 'ties', clauses: ['FK-FINAL-6'], ruling: 'R-18' },
      { text: 'nothing', clauses: ['FK-FINAL-7'], ruling: 'R-16' },
      { text: 'example', clauses: ['FK-FINAL-2', 'FK-FINAL-6'] },
      { text: 'negative', clauses: ['FK-FINAL-8'] },
      { text: 'winner', clauses: ['FK-FINAL-9'] },
      { text: 'last', clauses: ['FK-FINAL-10'] },
    ],
  },
];
