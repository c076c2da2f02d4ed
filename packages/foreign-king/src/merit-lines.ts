import type { Message, Values } from '@interregnum/kernel';

/** Every kind of reason for a turn; each has a clause in every language. */
export const MERITS = [
  'wins',
  'shares',
  'points-ahead',
  'points-level',
  'points-behind',
  'at-stake',
  'takes',
  'majority',
  'breaks',
  'worth',
  'bonus',
  'bonus-shared',
  'level',
  'medals',
  'congress',
  'repaid',
  'francs',
  'end-near',
  'order',
  'earlier',
  'borrowed',
  'king',
  'stopped',
  'stands',
] as const;
type Merit = (typeof MERITS)[number];

export const merit = (key: Merit, values: Values = {}): Message => ({ key, values });
