import type { Section } from '../../rules/outline.ts';

/** To look up while playing: how to answer the program. */
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
];
