import type { Table } from './positions.ts';

/** A valid table in every phase that keeps something in mind, or that not every table can be in. */
export const MOVE: Table = {
  phase: 'move',
  map: { liege: '2', namur: '1 1', hainaut: '2' },
  pawns: ['move'],
  pending: { from: 'liege', sent: { hainaut: 2, namur: 1, supply: 3 }, steps: 8 },
};
export const CONGRESS: Table = {
  seats: 3,
  phase: 'congress',
  king: 'liege',
  marker: 20,
  members: [1, 2, 1],
  pawns: ['king'],
  pending: { ask: [1, 0, 2] },
};
export const DEACTIVATE: Table = {
  seats: 3,
  phase: 'deactivate',
  king: 'liege',
  map: { liege: '1 1 M' },
  pawns: ['king'],
};
/** Seat 0 scored 9, for which seat 1 owes 8 operations. */
export const VIRTUAL: Table = {
  phase: 'virtual',
  king: 'liege',
  map: { liege: '2 1 3 mt' },
  pawns: ['king'],
  pending: { ops: 8 },
};
export const REORDER: Table = {
  seats: 4,
  phase: 'reorder',
  turn: 3,
  pawns: ['queen', null, 'order', 'king'],
  pendingOrder: [2, 0],
};
