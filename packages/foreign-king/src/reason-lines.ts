import type { Message, Values } from '@interregnum/kernel';

/** Every kind of reason for a turn; each has a clause in every language. */
export const REASON_KEYS = [
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
type ReasonKey = (typeof REASON_KEYS)[number];

export const reason = (key: ReasonKey, values: Values = {}): Message => ({ key, values });
