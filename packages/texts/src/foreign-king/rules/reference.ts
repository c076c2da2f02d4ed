import type { Section } from '../../rules/outline.ts';

/** To look up while playing: how to answer the program, and the actions in short. */
export const REFERENCE: readonly Section[] = [
  {
    id: 'questions',
    passages: [
      { text: 'small', clauses: ['FK-PHASE-1'] },
      { text: 'written', clauses: ['FK-PHASE-2'] },
      { item: 'start', clauses: ['FK-PHASE-1', 'FK-PHASE-2'] },
      { item: 'queen', clauses: ['FK-PHASE-2', 'FK-PHASE-3'] },
      { item: 'move', clauses: ['FK-PHASE-1', 'FK-PHASE-2'] },
      { item: 'congress', clauses: ['FK-PHASE-1', 'FK-PHASE-2'] },
      { item: 'deactivate', clauses: ['FK-PHASE-1', 'FK-PHASE-2'] },
      { item: 'virtual', clauses: ['FK-PHASE-1', 'FK-PHASE-2'] },
      { item: 'end', clauses: ['FK-PHASE-1', 'FK-PHASE-2'] },
      { item: 'reorder', clauses: ['FK-PHASE-1', 'FK-PHASE-2'] },
      { text: 'at-once', clauses: ['FK-PHASE-3'] },
      { text: 'sends', clauses: ['FK-PHASE-5'] },
      { text: 'ascending', clauses: ['FK-PHASE-6'] },
      { text: 'route', clauses: ['FK-PHASE-2', 'FK-PHASE-7'] },
      { text: 'single', clauses: ['FK-PHASE-13'] },
    ],
  },
  {
    id: 'glance',
    passages: [
      { terms: 'action', ids: ['build'], clauses: ['FK-BUILD-1', 'FK-BUILD-4'] },
      { terms: 'action', ids: ['place'], clauses: ['FK-PLACE-1'] },
      { terms: 'action', ids: ['move'], clauses: ['FK-MOVE-1', 'FK-MOVE-2', 'FK-MOVE-3', 'FK-MOVE-4'] },
      { terms: 'action', ids: ['congress'], clauses: ['FK-CONGRESS-1', 'FK-CONGRESS-7'] },
      {
        terms: 'action',
        ids: ['king'],
        clauses: [
          'FK-KING-1',
          'FK-KING-2',
          'FK-KING-3',
          'FK-KING-4',
          'FK-CONGRESS-4',
          'FK-SCORE-1',
          'FK-SCORE-2',
          'FK-SCORE-3',
        ],
      },
      { terms: 'action', ids: ['queen'], clauses: ['FK-QUEEN-1', 'FK-QUEEN-2', 'FK-QUEEN-5'] },
      { terms: 'action', ids: ['money'], clauses: ['FK-MONEY-1'] },
      { terms: 'action', ids: ['order'], clauses: ['FK-ORDER-1', 'FK-ORDER-2'] },
    ],
  },
];
