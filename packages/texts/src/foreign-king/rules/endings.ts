import type { Section } from '../../rules/outline.ts';

/** How the game ends and who has won. */
export const ENDINGS: readonly Section[] = [
  {
    id: 'end',
    passages: [
      { text: 'check', clauses: ['FK-END-1'] },
      { text: 'reasons', clauses: [] },
      { item: 'marker', clauses: ['FK-END-2'] },
      { item: 'factories', clauses: ['FK-END-4'] },
      { text: 'example', clauses: ['FK-END-2'] },
      { text: 'at-once', clauses: ['FK-END-5'] },
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
      { text: 'ties', clauses: ['FK-FINAL-6'] },
      { text: 'nothing', clauses: ['FK-FINAL-7'] },
      { text: 'example', clauses: ['FK-FINAL-2', 'FK-FINAL-6'] },
      { text: 'negative', clauses: ['FK-FINAL-8'] },
      { text: 'winner', clauses: ['FK-FINAL-9'] },
      { text: 'last', clauses: ['FK-FINAL-10'] },
    ],
  },
];
