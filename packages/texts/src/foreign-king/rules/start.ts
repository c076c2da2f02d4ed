import type { Section } from '../../rules/outline.ts';

/** What there is to know before the first action. What a later paragraph tells in full is mentioned without a clause. */
export const START: readonly Section[] = [
  {
    id: 'goal',
    passages: [
      { text: 'king', clauses: [] },
      { text: 'means', clauses: [] },
      { text: 'clock', clauses: [] },
    ],
  },
  {
    id: 'table',
    passages: [
      { text: 'board', clauses: ['FK-SETUP-1'] },
      { item: 'factories', clauses: ['FK-SETUP-2'] },
      { item: 'medals', clauses: ['FK-SETUP-3'] },
      { item: 'citizens', clauses: [] },
      { item: 'king', clauses: [] },
      { item: 'francs', clauses: ['FK-SETUP-8'] },
      { text: 'places', clauses: [] },
      { text: 'majority', clauses: [] },
      { text: 'open', clauses: ['FK-SETUP-10'] },
    ],
  },
  {
    id: 'map',
    passages: [
      { text: 'borders', clauses: ['FK-MAP-1', 'FK-MAP-2'] },
      { item: 'antwerp', clauses: ['FK-MAP-2'] },
      { item: 'brabant', clauses: ['FK-MAP-2'] },
      { item: 'east-flanders', clauses: ['FK-MAP-2'] },
      { item: 'hainaut', clauses: ['FK-MAP-2'] },
      { item: 'liege', clauses: ['FK-MAP-2'] },
      { item: 'limburg', clauses: ['FK-MAP-2'] },
      { item: 'luxembourg', clauses: ['FK-MAP-2'] },
      { item: 'namur', clauses: ['FK-MAP-2'] },
      { item: 'west-flanders', clauses: ['FK-MAP-2'] },
      { text: 'distance', clauses: ['FK-MAP-3'] },
      { text: 'source', clauses: ['FK-MAP-4', 'FK-MAP-5'] },
    ],
  },
  {
    id: 'setup',
    passages: [
      { item: 'stock', clauses: ['FK-SETUP-2', 'FK-SETUP-3'] },
      { item: 'colours', clauses: ['FK-SETUP-4'] },
      { item: 'king', clauses: ['FK-SETUP-5'] },
      { item: 'order', clauses: ['FK-SETUP-6'] },
      { item: 'pawns', clauses: ['FK-SETUP-7'] },
      { item: 'two', clauses: [] },
    ],
  },
  {
    id: 'turn',
    passages: [
      { text: 'round', clauses: ['FK-TURN-1'] },
      { text: 'action', clauses: ['FK-TURN-2'] },
      { text: 'actions', clauses: ['FK-TURN-3'] },
      { text: 'occupied', clauses: ['FK-TURN-4'] },
      { text: 'pawns', clauses: ['FK-TURN-5'] },
      { text: 'twice', clauses: ['FK-TURN-6'], ruling: 'R-03' },
      { text: 'example', clauses: ['FK-TURN-4', 'FK-TURN-5', 'FK-TURN-6'] },
      { text: 'price', clauses: ['FK-TURN-7'] },
      { text: 'perform', clauses: ['FK-TURN-9'] },
      { text: 'pass', clauses: ['FK-TURN-8'], ruling: 'R-04' },
      { text: 'next', clauses: ['FK-TURN-10', 'FK-PHASE-11'] },
      { text: 'new-round', clauses: ['FK-TURN-11', 'FK-PHASE-11'] },
    ],
  },
  // In short, before each is told at length: without clauses, so that whoever asks for one is led to where it is told alone.
  {
    id: 'glance',
    passages: [
      {
        terms: 'action',
        ids: ['build', 'place', 'move', 'congress', 'king', 'queen', 'money', 'order'],
        clauses: [],
      },
    ],
  },
];
